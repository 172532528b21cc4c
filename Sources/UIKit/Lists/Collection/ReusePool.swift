import Foundation

/// Which class a reuse identifier stands for, and the views that wait to be used again.
///
/// One for each kind of element and identifier; a collection view has a few, so they are searched one by one.
struct ReusePool {
    /// Empty for cells, else the element kind.
    let kind: String
    let identifier: String
    var type: UICollectionReusableView.Type
    private var waiting: [UICollectionReusableView] = []

    init(kind: String, identifier: String, type: UICollectionReusableView.Type) {
        self.kind = kind
        self.identifier = identifier
        self.type = type
    }

    /// The view put back last, or nil.
    mutating func take() -> UICollectionReusableView? { waiting.popLast() }

    mutating func put(_ view: UICollectionReusableView) { waiting.append(view) }
}

/// A collection view's pools.
@MainActor struct ReusePools {
    private var pools: [ReusePool] = []

    /// Registers a class, replacing what was registered; nil ends the registration.
    mutating func register(_ type: UICollectionReusableView.Type?, kind: String, identifier: String) {
        pools.removeAll { $0.kind == kind && $0.identifier == identifier }
        if let type { pools.append(ReusePool(kind: kind, identifier: identifier, type: type)) }
    }

    func type(kind: String, identifier: String) -> UICollectionReusableView.Type? {
        index(kind, identifier).map { pools[$0].type }
    }

    mutating func take(kind: String, identifier: String) -> UICollectionReusableView? {
        guard let index = index(kind, identifier) else { return nil }
        return pools[index].take()
    }

    /// Keeps a view for its next use; one whose registration has ended is let go.
    mutating func put(_ view: UICollectionReusableView) {
        guard let identifier = view.reuseIdentifier, let index = index(view.reuseKind, identifier) else { return }
        pools[index].put(view)
    }

    private func index(_ kind: String, _ identifier: String) -> Int? {
        pools.firstIndex { $0.identifier == identifier && $0.kind == kind }
    }
}
