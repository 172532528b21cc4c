/// Constraints that an engine has yet to take in, in the order in which they were put to use.
///
/// Adding and taking one out again are O(1): an app may end thousands that no layout has seen yet.
@MainActor struct PendingConstraints {
    /// Nil where a constraint has been taken out.
    private var constraints: [NSLayoutConstraint?] = []
    private var gaps = 0

    init() {}

    var isEmpty: Bool { constraints.count == gaps }

    mutating func append(_ constraint: NSLayoutConstraint) {
        constraint.pendingPlace = constraints.count
        constraints.append(constraint)
    }

    /// Does nothing where the constraint is not among them.
    mutating func remove(_ constraint: NSLayoutConstraint) {
        let place = constraint.pendingPlace
        guard place < constraints.count, constraints[place] === constraint else { return }
        constraints[place] = nil
        gaps += 1
        if gaps > 32, gaps * 2 > constraints.count { close() }
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
