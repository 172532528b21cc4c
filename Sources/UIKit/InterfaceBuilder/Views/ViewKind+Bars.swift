import InterfaceBuilder

extension ViewKind {
    static let navigationBar = ViewKind(
        "UINavigationBar", make: { _ in UINavigationBar(frame: .zero) },
        read: { bar, reader in
            bar.prefersLargeTitles = reader.flag("largeTitles") ?? false
            let items = reader.list("items").filter { $0.name == "navigationItem" }
            bar.items = items.map { element in
                let item = UINavigationItem(title: element["title"] ?? "")
                return item
            }
            if let color = reader.color("barTintColor") { bar.standardAppearance.backgroundColor = color }
            if let color = reader.part("titleTextAttributes").flatMap({ reader.reader(of: $0).color("textColor") }) {
                bar.standardAppearance.titleTextAttributes[.foregroundColor] = color
            }
            reader.ignore("translucent", "barStyle", "shadowImage")
            reader.ignoreParts("textAttributes")
            reader.ignoreParts(keyed: "standardAppearance", "scrollEdgeAppearance")
        }
    ).sized { _, _ in SavedSizes.navigationBar }

    static let toolbar = ViewKind(
        "UIToolbar", make: { _ in CanvasToolbar(frame: .zero) },
        read: { bar, reader in
            let objects = ObjectReader(context: reader.context, instantiation: reader.context.nib)
            bar.items = reader.list("items").compactMap { objects.object(of: $0) as? UIBarButtonItem }
            for view in bar.items.compactMap(\.customView) { bar.addSubview(view) }
            bar.barColor = reader.color("barTintColor")
            reader.ignore("translucent", "barStyle")
            reader.ignoreParts("toolbarAppearance")
        }
    ).sized { _, _ in SavedSizes.toolbar }

    static let tabBar = ViewKind(
        "UITabBar", make: { _ in UITabBar(frame: .zero) },
        read: { bar, reader in
            bar.items = reader.list("items").filter { $0.name == "tabBarItem" }.enumerated().map { index, element in
                UITabBarItem(
                    title: element["title"],
                    image: element["image"].flatMap { name in
                        reader.context.image(name, at: element.position)
                    }, tag: index)
            }
            if let color = reader.color("barTintColor") { bar.standardAppearance.backgroundColor = color }
            if let color = reader.color("selectedImageTintColor") { bar.tintColor = color }
            reader.ignore("translucent", "barStyle", "itemPositioning")
            reader.ignoreParts(keyed: "standardAppearance")
        }
    ).sized { _, _ in SavedSizes.tabBar }
}
