import InterfaceBuilder

/// Finds the root views of a document and has them made.
@MainActor struct RootReader {
    let context: ReadingContext
    /// Nil where nobody looks at bars.
    var bars: SceneBarReader?

    func roots() -> [DocumentTree.Root] {
        context.document.objects.flatMap { object -> [DocumentTree.Root] in
            guard object.name.hasSuffix("ontroller") else { return viewRoot(object) }
            return controllerRoot(object) + barViews(of: object)
        }
    }

    private func viewRoot(_ element: DocumentElement) -> [DocumentTree.Root] {
        guard !ObjectReader.isNoView(element), let view = ViewReader(context: context).view(for: element) else {
            return []
        }
        return [root(view, element, isControllerView: element.name == "view")]
    }

    /// The view of a controller, with the guides for what bars take of it.
    private func controllerRoot(_ controller: DocumentElement) -> [DocumentTree.Root] {
        let bars = bars?.bars(of: controller)
        if bars == nil { remarkOnBars(of: controller) }
        guard let element = controller.children.first(where: { $0.key == "view" }),
            let view = ViewReader(context: context).view(for: element)
        else { return [] }
        registerGuides(of: controller, view)
        return [root(view, element, isControllerView: true, bars)]
    }

    /// The guides of a controller for what bars take of its view.
    func registerGuides(of controller: DocumentElement, _ view: UIView) {
        for guide in controller.child("layoutGuides")?.children ?? []
        where guide.name == "viewControllerLayoutGuide" {
            let isTop = guide["type"] == "top"
            context.register(LayoutGuides.controllerGuide(isTop: isTop, of: view), id: guide.id)
        }
    }

    /// What a container shows that is not in the document is not known; that is said.
    private func remarkOnBars(of controller: DocumentElement) {
        let bars = ["navigationItem", "toolbarItems"]
        let isShown = { (part: DocumentElement) in part.name != "toolbarItems" || !part.children.isEmpty }
        guard let part = controller.children.first(where: { bars.contains($0.name) && isShown($0) }) else { return }
        context.remark("the bars of <\(controller.name)> are not drawn", at: part.position)
    }

    /// Views that a bar shows: those of its items, and the one in place of a title.
    private func barViews(of controller: DocumentElement) -> [DocumentTree.Root] {
        var found: [DocumentTree.Root] = []
        var pending = controller.children.filter { ["navigationItem", "toolbarItems"].contains($0.name) }
        while let element = pending.popLast() {
            if element.key == "customView" || element.key == "titleView" {
                guard let view = ViewReader(context: context).view(for: element) else { continue }
                found.append(root(view, element, isControllerView: false))
            } else {
                pending += element.children.reversed()
            }
        }
        return found
    }

    private func root(
        _ view: UIView, _ element: DocumentElement, isControllerView: Bool, _ bars: SceneBars? = nil
    ) -> DocumentTree.Root {
        // Its window decides its size, whatever the document says.
        view.translatesAutoresizingMaskIntoConstraints = true
        return DocumentTree.Root(
            view: view, id: element.id, size: view.bounds.size, isControllerView: isControllerView, bars: bars)
    }
}
