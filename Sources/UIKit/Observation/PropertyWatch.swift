internal import Synchronization

/// What calls a handler when a property of a view has another value than when it was last looked at.
final class PropertyWatch: Sendable {
    private let hasEnded = Atomic(false)
    private let look: @MainActor @Sendable () -> Void

    /// - Parameter look: compares the property with its last value, and calls the handler if it is another.
    init(_ look: @escaping @MainActor @Sendable () -> Void) {
        self.look = look
    }

    var isOver: Bool { hasEnded.load(ordering: .relaxed) }

    func end() { hasEnded.store(true, ordering: .relaxed) }

    @MainActor func lookNow() {
        if !isOver { look() }
    }

    /// Whether two values of a property are the same: by `==` where their type has one, else by identity. Values without either
    /// never are, so that no change of theirs is missed.
    static func isSame<Value>(_ value: Value, _ other: Value) -> Bool {
        if let value = value as? any Equatable { return isEqual(value, other) }
        guard type(of: value) is AnyObject.Type else { return false }
        return value as AnyObject === other as AnyObject
    }

    private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { value == other as? Value }
}

/// The watches of a view's properties.
///
/// Swift says nothing when a property changes, and has no names of properties at run time on Linux. So the properties are looked at
/// each time when something about the view may have changed: its place and size, its content's size and offset, whether it is
/// hidden, and at the end of each layout pass.
@MainActor enum PropertyWatches {
    /// Of all views: while there is none, looking at a view costs next to nothing.
    private static var views = WeakTable()

    static func add(_ watch: PropertyWatch, to view: UIView) {
        let extras = view.makeExtras()
        extras.watches.removeAll(where: \.isOver)
        extras.watches.append(watch)
        views.insert(view)
    }

    /// How often handlers may change what is observed while they are told of it.
    private static let depthLimit = 100
    private static var depth = 0

    /// Looks at the properties of one view.
    static func look(at view: UIView) {
        guard let watches = view.extras?.watches, !watches.isEmpty else { return }
        guard depth < depthLimit else {
            return LayoutDiagnostics.report(
                .unsettled(view: NSLayoutConstraint.name(of: view), passes: depthLimit))
        }
        depth += 1
        for watch in watches { watch.lookNow() }
        depth -= 1
    }

    /// Looks at those of all views: a layout pass has ended.
    static func lookAtAll() {
        guard !views.isEmpty else { return }
        for view in views.all() { look(at: view) }
    }

    @MainActor private struct WeakTable {
        private struct Entry { weak var view: UIView? }
        private var entries: [Entry] = []

        var isEmpty: Bool { entries.isEmpty }

        mutating func insert(_ view: UIView) {
            entries.removeAll { $0.view == nil }
            if !entries.contains(where: { $0.view === view }) { entries.append(Entry(view: view)) }
        }

        mutating func all() -> [UIView] {
            entries.removeAll { $0.view?.extras?.watches.isEmpty ?? true }
            return entries.compactMap(\.view)
        }
    }
}
