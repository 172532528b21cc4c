/// Which containers a scene of a storyboard is shown in, as far as its segues tell.
package struct DocumentContainers: Sendable, Equatable {
    /// The id of the navigation controller.
    package var navigation: String?
    /// The id of the tab bar controller.
    package var tabs: String?
    /// The id of the controller that has the tab: the scene's own, or the navigation controller around it.
    package var tab: String?
    /// The id of the controller that the back button leads to.
    package var previous: String?
}

extension Document {
    /// By the ids of controllers: from relationships, then along the segues that push.
    package var containers: [String: DocumentContainers] {
        let scenes = scenes
        let byID = Dictionary(scenes.map { ($0.id, $0) }) { first, _ in first }
        var found: [String: DocumentContainers] = [:]
        for scene in scenes where scene.kind == "tabBarController" {
            for segue in scene.segues where segue.relationship == "viewControllers" {
                found[segue.destination] = DocumentContainers(tabs: scene.id, tab: segue.destination)
            }
        }
        var pending: [String] = []
        for scene in scenes where scene.kind == "navigationController" {
            for segue in scene.segues where segue.relationship == "rootViewController" {
                var containers = found[scene.id] ?? DocumentContainers()
                containers.navigation = scene.id
                found[segue.destination] = containers
                pending.append(segue.destination)
            }
        }
        while !pending.isEmpty {
            pending = pending.flatMap { id in push(from: id, byID, &found) }
        }
        return found
    }

    /// Puts what is pushed from a controller into its containers, and returns those controllers.
    private func push(
        from id: String, _ scenes: [String: DocumentScene], _ found: inout [String: DocumentContainers]
    ) -> [String] {
        guard let scene = scenes[id], let containers = found[id] else { return [] }
        return scene.segues.compactMap { segue in
            let containerKinds = ["navigationController", "tabBarController", "splitViewController"]
            guard segue.kind == "show" || segue.kind == "push", found[segue.destination] == nil,
                let next = scenes[segue.destination], !containerKinds.contains(next.kind)
            else { return nil }
            var inner = containers
            inner.previous = id
            if controller(segue.destination)?["hidesBottomBarWhenPushed"] == "YES" {
                (inner.tabs, inner.tab) = (nil, nil)
            }
            found[segue.destination] = inner
            return segue.destination
        }
    }

    /// The element of a controller.
    package func controller(_ id: String) -> DocumentElement? { objects.first { $0.id == id } }
}
