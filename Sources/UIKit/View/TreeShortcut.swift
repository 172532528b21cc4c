/// What spares walks up a tree that is deeper than any screen's from passing every view.
///
/// A walk that passes more than 32 views leaves one at each 32nd of them. All end together, when the hierarchy changes in a
/// way that could make one wrong: views that join a tree one by one end none.
package final class TreeShortcut {
    /// Where walks up lead.
    enum Destination {
        /// The topmost view.
        case root
        /// The nearest view that may have other traits than its superview, else the topmost.
        case traits
    }

    /// How many views a walk passes before it leaves shortcuts, and from one to the next.
    static let interval = 32

    /// How many views all walks have passed, shortcuts counted as one.
    package nonisolated(unsafe) static var passedViewCount = 0
    private nonisolated(unsafe) static var presentGeneration = 0

    private let generation = TreeShortcut.presentGeneration
    private var root: Unmanaged<UIView>?
    private var traits: Unmanaged<UIView>?
    /// Whether others lead to the view that has this one.
    private var isTarget = false

    /// The view that a shortcut leads to; nil where there is none, or where it may be wrong.
    subscript(destination: Destination) -> Unmanaged<UIView>? {
        guard generation == Self.presentGeneration else { return nil }
        return destination == .root ? root : traits
    }

    /// Whether shortcuts lead to the view that has this one.
    var isLedTo: Bool { isTarget && generation == Self.presentGeneration }

    static func endAll() { presentGeneration &+= 1 }

    private func lead(to view: UIView, _ destination: Destination) {
        switch destination {
        case .root: root = .passUnretained(view)
        case .traits: traits = .passUnretained(view)
        }
    }

    private static func made(for view: UIView) -> TreeShortcut {
        if let present = view.shortcut, present.generation == presentGeneration { return present }
        let made = TreeShortcut()
        view.shortcut = made
        return made
    }

    /// Counts a walk from `start` to `target`, and leaves shortcuts on the way where it was long.
    ///
    /// - Parameter count: how many views the walk passed.
    static func note(walkFrom start: UIView, to target: UIView, _ destination: Destination, count: Int) {
        passedViewCount &+= count
        guard count > interval else { return }
        made(for: target).isTarget = true
        var (view, place) = (start, 0)
        while view !== target, view.shortcut?[destination] == nil, let above = view.superviewReference {
            if place % interval == 0 { made(for: view).lead(to: target, destination) }
            (view, place) = (above, place + 1)
        }
        passedViewCount &+= place
    }
}
