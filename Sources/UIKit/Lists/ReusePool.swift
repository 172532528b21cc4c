import Foundation

/// Which class a reuse identifier stands for, and the views that wait to be used again.
///
/// One for each kind of element and identifier; a list has a few, so they are searched one by one.
struct ReusePool<View: UIView> {
    /// Empty for cells, else the element kind.
    let kind: String
    let identifier: String
    /// Nil where nothing is registered and the app makes the views itself.
    var type: View.Type?
    /// In place of a class.
    var nib: UINib?
    private var waiting: [View] = []

    init(kind: String, identifier: String, type: View.Type?) {
        self.kind = kind
        self.identifier = identifier
        self.type = type
    }

    /// The view put back last, or nil.
    mutating func take() -> View? { waiting.popLast() }

    mutating func put(_ view: View) { waiting.append(view) }
}

/// A list's pools.
@MainActor struct ReusePools<View: UIView> {
    private var pools: [ReusePool<View>] = []
    /// Whether views of an identifier that was never registered are kept, as table views do.
    private let keepsUnregistered: Bool

    init(keepsUnregistered: Bool = false) {
        self.keepsUnregistered = keepsUnregistered
    }

    /// Registers a class, replacing what was registered; nil ends the registration.
    mutating func register(_ type: View.Type?, kind: String = "", identifier: String) {
        pools.removeAll { $0.kind == kind && $0.identifier == identifier }
        if let type { pools.append(ReusePool(kind: kind, identifier: identifier, type: type)) }
    }

    /// Registers a document whose one object is such a view; nil ends the registration.
    mutating func register(_ nib: UINib?, kind: String = "", identifier: String) {
        pools.removeAll { $0.kind == kind && $0.identifier == identifier }
        guard let nib else { return }
        var pool = ReusePool<View>(kind: kind, identifier: identifier, type: nil)
        pool.nib = nib
        pools.append(pool)
    }

    func nib(kind: String = "", identifier: String) -> UINib? {
        index(kind, identifier).flatMap { pools[$0].nib }
    }

    func type(kind: String = "", identifier: String) -> View.Type? {
        index(kind, identifier).flatMap { pools[$0].type }
    }

    func isRegistered(kind: String = "", identifier: String) -> Bool {
        type(kind: kind, identifier: identifier) != nil || nib(kind: kind, identifier: identifier) != nil
    }

    mutating func take(kind: String = "", identifier: String) -> View? {
        guard let index = index(kind, identifier) else { return nil }
        return pools[index].take()
    }

    /// Keeps a view for its next use; one whose registration has ended is let go.
    mutating func put(_ view: View, kind: String = "", identifier: String) {
        if let index = index(kind, identifier) {
            pools[index].put(view)
        } else if keepsUnregistered {
            var pool = ReusePool<View>(kind: kind, identifier: identifier, type: nil)
            pool.put(view)
            pools.append(pool)
        }
    }

    private func index(_ kind: String, _ identifier: String) -> Int? {
        pools.firstIndex { $0.identifier == identifier && $0.kind == kind }
    }
}
