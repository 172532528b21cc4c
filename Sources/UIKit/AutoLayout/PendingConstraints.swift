/// Constraints that wait for an engine's next update, in the order in which they came.
///
/// Adding one and taking it out again are O(1): an app may end thousands that no layout has seen yet. A constraint waits in one
/// such list at a time.
@MainActor struct PendingConstraints {
    /// Nil where a constraint has been taken out.
    private var constraints: [NSLayoutConstraint?] = []
    private var gaps = 0

    init() {}

    var isEmpty: Bool { constraints.count == gaps }

    /// Does nothing where the constraint is among them.
    mutating func append(_ constraint: NSLayoutConstraint) {
        guard !contains(constraint) else { return }
        constraint.pendingPlace = constraints.count
        constraints.append(constraint)
    }

    /// Does nothing where the constraint is not among them.
    mutating func remove(_ constraint: NSLayoutConstraint) {
        guard contains(constraint) else { return }
        constraints[constraint.pendingPlace] = nil
        gaps += 1
        if gaps > 32, gaps * 2 > constraints.count { close() }
    }

    private func contains(_ constraint: NSLayoutConstraint) -> Bool {
        let place = constraint.pendingPlace
        return place < constraints.count && constraints[place] === constraint
    }

    /// All of them; none are left.
    mutating func takeAll() -> [NSLayoutConstraint] {
        let all = constraints.compactMap(\.self)
        constraints.removeAll(keepingCapacity: true)
        gaps = 0
        return all
    }

    /// Closes the gaps; their number pays for it.
    private mutating func close() {
        for constraint in takeAll() { append(constraint) }
    }
}
