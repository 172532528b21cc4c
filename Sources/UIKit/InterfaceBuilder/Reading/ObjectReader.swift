import Foundation
import InterfaceBuilder

/// Makes those objects of a document that are no views, for code that uses it and for the bars of a picture.
@MainActor struct ObjectReader {
    let context: ReadingContext
    /// Nil for a picture.
    let instantiation: NibInstantiation?

    /// Whether an element is of a kind that is made here, or not at all.
    static func isNoView(_ element: DocumentElement) -> Bool {
        ["placeholder", "customObject", "exit", "viewControllerPlaceholder", "barButtonItem", "navigationItem"]
            .contains(element.name) || element.name.hasSuffix("GestureRecognizer")
    }

    /// Nil for another element.
    func object(of element: DocumentElement) -> AnyObject? {
        let reader = ElementReader(element, in: context)
        guard let object = make(reader) else { return nil }
        instantiation?.addMade(object, reader)
        return object
    }

    private func make(_ reader: ElementReader) -> AnyObject? {
        switch reader.element.name {
        case "customObject": customObject(reader)
        case "barButtonItem": barButtonItem(reader)
        case "navigationItem": navigationItem(reader)
        case let name where name.hasSuffix("GestureRecognizer"): recognizer(name, reader)
        default: nil
        }
    }

    /// Foundation's `NSObject` lets only code that knows the class make one, so it has to be a class that can be decoded.
    private func customObject(_ reader: ElementReader) -> AnyObject? {
        let type: AnyClass? = DocumentClasses.find(reader.element, modules: instantiation?.modules ?? [])
        let coder = NibCoder(ObjectDecoding(reader) { _ in })
        if let object = (type as? any NSCoding.Type)?.init(coder: coder) { return object as AnyObject }
        reader.remark(
            "an object of class \(reader.string("customClass") ?? "NSObject") is left out, as it has no init(coder:)")
        return nil
    }

    private func recognizer(_ name: String, _ reader: ElementReader) -> UIGestureRecognizer? {
        switch name {
        case "tapGestureRecognizer":
            let tap = UITapGestureRecognizer()
            if let count = reader.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
            return tap
        case "pongPressGestureRecognizer": return UILongPressGestureRecognizer()
        case "panGestureRecognizer": return UIPanGestureRecognizer()
        case "swipeGestureRecognizer": return UISwipeGestureRecognizer()
        case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
        case "screenEdgePanGestureRecognizer": return UIScreenEdgePanGestureRecognizer()
        default: return nil
        }
    }

    // MARK: Items of bars

    func barButtonItem(_ reader: ElementReader) -> UIBarButtonItem {
        let item = newItem(reader)
        if let title = reader.text("title") { item.title = title }
        if let image = reader.image("image") { item.image = image }
        if reader.string("style") == "done" { item.style = .done }
        if let isEnabled = reader.flag("enabled") { item.isEnabled = isEnabled }
        if let tag = reader.integer("tag") { item.tag = tag }
        if let width = reader.number("width") { item.width = width }
        if let color = reader.color("tintColor") { item.tintColor = color }
        if let element = reader.part("customView"), let view = ViewReader(context: context).view(for: element) {
            item.customView = view
        }
        return item
    }

    private func newItem(_ reader: ElementReader) -> UIBarButtonItem {
        guard let name = reader.string("systemItem") else { return UIBarButtonItem() }
        let items: [String: UIBarButtonItem.SystemItem] = [
            "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "close": .close,
            "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace,
        ]
        if let item = items[name] { return UIBarButtonItem(systemItem: item) }
        reader.remark("the system's bar button '\(name)' is shown by its name")
        return UIBarButtonItem(title: name.capitalized)
    }

    private func navigationItem(_ reader: ElementReader) -> UINavigationItem {
        let item = UINavigationItem()
        read(reader, into: item)
        return item
    }

    /// Reads a `<navigationItem>` into that of a controller.
    func read(_ reader: ElementReader, into item: UINavigationItem) {
        instantiation?.addMade(item, reader)
        if let title = reader.text("title") { item.title = title }
        let modes: [String: UINavigationItem.LargeTitleDisplayMode] = [
            "automatic": .automatic, "always": .always, "never": .never,
        ]
        if let mode = reader.choice("largeTitleDisplayMode", modes) { item.largeTitleDisplayMode = mode }
        if let title = reader.text("backButtonTitle") { item.backButtonTitle = title }
        if let hides = reader.flag("hidesBackButton") { item.hidesBackButton = hides }
        let left = buttons("leftBarButtonItem", reader)
        let right = buttons("rightBarButtonItem", reader)
        if !left.isEmpty { item.leftBarButtonItems = left }
        if !right.isEmpty { item.rightBarButtonItems = right }
        if let element = reader.part("backBarButtonItem") {
            item.backBarButtonItem = object(of: element) as? UIBarButtonItem
        }
        if let element = reader.part("titleView"), let view = ViewReader(context: context).view(for: element) {
            item.titleView = view
        }
    }

    /// One under the key, or several in a list under its plural.
    private func buttons(_ key: String, _ reader: ElementReader) -> [UIBarButtonItem] {
        let single = reader.part(key).map { [$0] } ?? []
        let several = reader.element.children.filter { $0.key == key + "s" }.flatMap(\.children)
        return (single + several).compactMap { object(of: $0) as? UIBarButtonItem }
    }
}
