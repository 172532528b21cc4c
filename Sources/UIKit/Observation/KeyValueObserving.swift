/// A view, whose properties can be observed by key path.
@MainActor public protocol KeyValueObserving: UIView {}

extension UIView: KeyValueObserving {}

extension KeyValueObserving {
    /// Calls `changeHandler` on the main actor when the property's value has changed.
    ///
    /// A change of position, size, `contentSize`, `contentOffset`, `isHidden` or `alpha` is told at once, one of any other property at
    /// the end of the next layout pass; one to an equal value is not told.
    ///
    /// - Returns: what has to be held as long as the changes are to be told.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observed = ObservedProperty(self, keyPath, options, changeHandler)
        let watch = PropertyWatch { observed.look() }
        PropertyWatches.add(watch, to: self)
        if options.contains(.initial) { observed.tell(old: nil) }
        return NSKeyValueObservation(watch)
    }
}

/// A property with the value that it had when it was last looked at.
@MainActor private final class ObservedProperty<Object: UIView, Value> {
    private weak var object: Object?
    private let keyPath: KeyPath<Object, Value>
    private let options: NSKeyValueObservingOptions
    private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
    private var latest: Value

    init(
        _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
        _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) {
        (self.object, self.keyPath, self.options, self.handler) = (object, keyPath, options, handler)
        latest = object[keyPath: keyPath]
    }

    func look() {
        guard let object else { return }
        let (old, new) = (latest, object[keyPath: keyPath])
        guard !PropertyWatch.isSame(old, new) else { return }
        // Before the handler: what it changes is looked at anew.
        latest = new
        tell(old: old)
    }

    func tell(old: Value?) {
        guard let object else { return }
        handler(
            object,
            NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? latest : nil,
                oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
    }
}
