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
            reader.ignore("translucent", "barStyle", "shadowImage")
            reader.ignoreParts("textAttributes")
            reader.ignoreParts(keyed: "barTintColor", "standardAppearance", "scrollEdgeAppearance")
        }
    ).sized { _, _ in SavedSizes.navigationBar }

    /// The bar's plate; its items are not drawn.
    static let toolbar = ViewKind(
        "UIToolbar", make: { _ in UIView() },
        read: { bar, reader in
            let items = reader.list("items")
            if !items.isEmpty { reader.remark("the items of <toolbar> are not drawn") }
            for item in items {
                guard let element = item.children.first(where: { $0.key == "customView" }),
                    let view = ViewReader(context: reader.context).view(for: element)
                else { continue }
                bar.addSubview(view)
            }
            reader.ignore("translucent", "barStyle")
            reader.ignoreParts("toolbarAppearance")
            reader.ignoreParts(keyed: "barTintColor")
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
            reader.ignore("translucent", "barStyle", "itemPositioning")
            reader.ignoreParts(keyed: "barTintColor", "selectedImageTintColor", "standardAppearance")
        }
    ).sized { _, _ in SavedSizes.tabBar }
}
