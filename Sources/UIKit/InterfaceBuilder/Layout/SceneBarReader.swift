import InterfaceBuilder

/// Makes the bars around the scenes of a storyboard. What is in them is apart from the views that frames are told of, so they
/// are read into a context of their own.
@MainActor final class SceneBarReader {
    private let document: Document
    private let containers: [String: DocumentContainers]
    private let context: ReadingContext

    init(_ document: Document, assets: NamedAssets) {
        self.document = document
        containers = document.containers
        context = ReadingContext(document, sizeClasses: SizeClasses(document), assets: assets)
    }

    /// Nil for a scene that is shown without any.
    func bars(of controller: DocumentElement) -> SceneBars? {
        let containers = controller.id.flatMap { self.containers[$0] }
        let navigation = containers?.navigation.flatMap(document.controller)
        let bars = SceneBars(
            navigationBar: navigationBar(of: controller, containers, navigation),
            tabBar: tabBar(of: controller, containers), toolbar: toolbar(of: controller, navigation))
        return bars.topHeight + bars.bottomHeight > 0 ? bars : nil
    }

    /// Once all scenes are read: lays custom views out by their constraints.
    func finish() {
        ConstraintReader(context: context).install()
        context.finish()
    }

    var remarks: [DocumentRemark] { context.remarks }

    // MARK: Bars

    private func navigationBar(
        of controller: DocumentElement, _ containers: DocumentContainers?, _ navigation: DocumentElement?
    ) -> UINavigationBar? {
        let isSimulated = controller.children.contains { $0.name == "simulatedNavigationBarMetrics" }
        guard navigation != nil || isSimulated, navigation?["navigationBarHidden"] != "YES" else { return nil }
        let element = navigation?.child("navigationBar")
        let bar = element.flatMap { ViewReader(context: context).view(for: $0) as? UINavigationBar }
        let result = bar ?? UINavigationBar(frame: .zero)
        let previous = containers?.previous.flatMap(document.controller).map { item(of: $0, isShown: false) }
        result.items = [previous, item(of: controller, isShown: true)].compactMap(\.self)
        return result
    }

    /// - Parameter isShown: whether its buttons are needed, or only its title.
    private func item(of controller: DocumentElement, isShown: Bool) -> UINavigationItem {
        let item = UINavigationItem()
        item.title = controller["title"]
        guard let element = controller.child("navigationItem") else { return item }
        guard isShown else {
            item.title = element["title"] ?? item.title
            item.backButtonTitle = element["backButtonTitle"]
            return item
        }
        ObjectReader(context: context, instantiation: nil).read(ElementReader(element, in: context), into: item)
        return item
    }

    private func tabBar(of controller: DocumentElement, _ containers: DocumentContainers?) -> UITabBar? {
        guard let tabs = containers?.tabs.flatMap(document.controller) else {
            let isSimulated = controller.children.contains { $0.name == "simulatedTabBarMetrics" }
            return isSimulated ? UITabBar(frame: .zero) : nil
        }
        let element = tabs.child("tabBar")
        let bar =
            element.flatMap { ViewReader(context: context).view(for: $0) as? UITabBar } ?? UITabBar(frame: .zero)
        let members = document.scenes.first { $0.id == tabs.id }?.segues ?? []
        let ids = members.filter { $0.relationship == "viewControllers" }.map(\.destination)
        let items = ids.enumerated().map { index, id in tabItem(document.controller(id), index) }
        bar.items = items
        bar.selectedItem = zip(ids, items).first { $0.0 == containers?.tab }?.1
        return bar
    }

    private func tabItem(_ controller: DocumentElement?, _ index: Int) -> UITabBarItem {
        guard let element = controller?.child("tabBarItem") else {
            return UITabBarItem(title: controller?["title"] ?? "Item", image: nil, tag: index)
        }
        let reader = ElementReader(element, in: context)
        let title = reader.text("title") ?? reader.string("systemItem")?.capitalized
        let item = UITabBarItem(title: title, image: reader.image("image"), tag: index)
        item.selectedImage = reader.image("selectedImage")
        item.badgeValue = reader.string("badgeValue")
        return item
    }

    private func toolbar(of controller: DocumentElement, _ navigation: DocumentElement?) -> CanvasToolbar? {
        let isShown = navigation?["toolbarHidden"] == "NO" || navigation?["isToolbarHidden"] == "NO"
        let isSimulated = controller.children.contains { $0.name == "simulatedToolbarMetrics" }
        guard isShown || isSimulated else { return nil }
        let objects = ObjectReader(context: context, instantiation: nil)
        let toolbar = CanvasToolbar(frame: .zero)
        toolbar.items = (controller.child("toolbarItems")?.children ?? []).compactMap {
            objects.object(of: $0) as? UIBarButtonItem
        }
        return toolbar
    }
}
