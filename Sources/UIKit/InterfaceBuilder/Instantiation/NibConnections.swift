import InterfaceBuilder

/// Connects an object as its document says: outlets, outlet collections, actions and segues.
@MainActor struct NibConnections {
    let instantiation: NibInstantiation
    let source: AnyObject

    func connect(_ reader: ElementReader) {
        var collections: [(key: String, objects: [AnyObject])] = []
        for connection in reader.list("connections") {
            switch connection.name {
            case "outlet": connectOutlet(connection)
            case "outletCollection":
                guard let key = connection["property"], let object = destination(connection) else { continue }
                if key == "gestureRecognizers" {
                    addGesture(object)
                } else if let index = collections.firstIndex(where: { $0.key == key }) {
                    collections[index].objects.append(object)
                } else {
                    collections.append((key, [object]))
                }
            case "action": connectAction(connection, reader)
            case "segue": connectSegue(connection)
            default: reader.context.remark("unknown connection <\(connection.name)>", at: connection.position)
            }
        }
        for collection in collections { set(collection.objects, for: collection.key) }
    }

    private func destination(_ connection: DocumentElement) -> AnyObject? {
        connection["destination"].flatMap { instantiation.objects[$0] }
    }

    private func connectOutlet(_ connection: DocumentElement) {
        // What is not installed in the size class is not there.
        guard let key = connection["property"], let object = destination(connection) else { return }
        set(object, for: key)
    }

    private func set(_ value: Any, for key: String) {
        if ObjectiveCMembers.member(for: key, of: source)?.setValue(value, of: source) == true { return }
        if BuiltInOutlets.set(value as AnyObject, for: key, of: source) { return }
        NibFailure.notCompliant(object: String(reflecting: type(of: source)), key: key).report()
    }

    private func addGesture(_ object: AnyObject) {
        guard let view = source as? UIView, let recognizer = object as? UIGestureRecognizer else { return }
        view.addGestureRecognizer(recognizer)
    }

    /// Without a destination that is there, the responder chain is asked: the first responder's placeholder stands for it.
    private func connectAction(_ connection: DocumentElement, _ reader: ElementReader) {
        guard let name = connection["selector"] else { return }
        let (target, action) = (destination(connection), Selector(name))
        switch source {
        case let control as UIControl:
            guard let event = Self.events[connection["eventType"] ?? ""] else {
                reader.context.remark("unknown event of an action", at: connection.position)
                return
            }
            control.addTarget(target, action: action, for: event)
        case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        default: reader.context.remark("<\(reader.element.name)> sends no actions", at: connection.position)
        }
    }

    private func connectSegue(_ connection: DocumentElement) {
        guard let controller = instantiation.owner as? UIViewController, let scene = controller.scene else { return }
        scene.connect(connection, from: source, of: controller)
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}
