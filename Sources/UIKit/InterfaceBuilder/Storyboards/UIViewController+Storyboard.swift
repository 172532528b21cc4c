import InterfaceBuilder

extension UIViewController {
    /// The storyboard that the controller came from; nil for one made by code.
    public var storyboard: UIStoryboard? { scene?.storyboard }

    /// What `init(coder:)` reads; the view and connections come later.
    func read(_ reader: ElementReader, _ reading: NibReader) {
        if let title = reader.text("title") { self.title = title }
        if let style = reader.choice("modalPresentationStyle", ElementReader.presentationStyles) {
            modalPresentationStyle = style
        }
        if let part = reader.part("edgesForExtendedLayout") {
            let edges: [(String, UIRectEdge)] = [
                ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ]
            edgesForExtendedLayout = edges.reduce(into: []) { if part[$1.0] == "YES" { $0.insert($1.1) } }
        }
        let objects = ObjectReader(context: reading.context, instantiation: reading.instantiation)
        if let part = reader.part("navigationItem") { objects.read(reader.reader(of: part), into: navigationItem) }
        if let part = reader.part("tabBarItem") {
            let item = UITabBarItem(title: part["title"], image: reader.reader(of: part).image("image"), tag: 0)
            item.badgeValue = part["badgeValue"]
            reading.instantiation.addMade(item, reader.reader(of: part))
            tabBarItem = item
        }
        readBars(reader)
    }

    private func readBars(_ reader: ElementReader) {
        guard let navigation = self as? UINavigationController else { return }
        if let part = reader.part("navigationBar") {
            navigation.navigationBar.prefersLargeTitles = part["largeTitles"] == "YES"
        }
        navigation.isNavigationBarHidden = reader.flag("navigationBarHidden") ?? false
    }

    // MARK: Segues

    /// Goes the way of a segue of the storyboard, whose identifier it is, after `prepare(for:sender:)`.
    func performOwnSegue(withIdentifier identifier: String, sender: Any?) {
        guard let segue = scene?.segue(identifier: identifier) else {
            return NibFailure.missingSegue(identifier, controller: String(reflecting: type(of: self))).report()
        }
        perform(segue, sender: sender, isAsked: false)
    }

    /// - Parameter isAsked: whether the controller may refuse.
    func perform(_ element: DocumentElement, sender: Any?, isAsked: Bool) {
        if isAsked, !shouldPerformSegue(withIdentifier: element["identifier"] ?? "", sender: sender) { return }
        if element["kind"] == "unwind" { return unwind(element, sender: sender) }
        guard let segue = scene?.segue(element, from: self) else { return }
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Goes back to the nearest controller that has the action, which is called before the way is gone.
    private func unwind(_ element: DocumentElement, sender: Any?) {
        let action = Selector(element["unwindAction"] ?? "")
        guard let target = unwindTargets.first(where: { action.member(of: $0) != nil }) else { return }
        let segue = UIStoryboardSegue(identifier: element["identifier"], source: self, destination: target)
        prepare(for: segue, sender: sender)
        action.perform(on: target, with: [segue])
        if target.presentedViewController != nil { target.dismiss(animated: true) }
        target.navigationController?.popToViewController(target, animated: true)
    }

    /// Those that led here: in a stack from the top down, then what contains or presents it.
    private var unwindTargets: [UIViewController] {
        var found: [UIViewController] = []
        var next: UIViewController? = self
        while let controller = next, found.count < 1000 {
            if let navigation = controller as? UINavigationController {
                found += navigation.viewControllers.reversed().filter { $0 !== self && !found.contains($0) }
            } else if controller !== self, !found.contains(controller) {
                found.append(controller)
            }
            next = controller.parent ?? controller.presentingViewController
        }
        return found
    }
}

extension ElementReader {
    static let presentationStyles: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "overFullScreen": .overFullScreen,
        "currentContext": .fullScreen, "overCurrentContext": .overFullScreen, "automatic": .automatic,
        "popover": .automatic,
    ]
}
