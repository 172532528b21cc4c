/// What a view waits for; the subtree flags let a pass skip what has nothing to do.
struct LayoutState: OptionSet {
    let rawValue: UInt8

    static let needsLayout = LayoutState(rawValue: 1 << 0)
    static let subtreeNeedsLayout = LayoutState(rawValue: 1 << 1)
    static let needsUpdateConstraints = LayoutState(rawValue: 1 << 2)
    static let subtreeNeedsUpdateConstraints = LayoutState(rawValue: 1 << 3)

    /// Its `layoutSubviews` runs; what is marked in it meanwhile is visited right after.
    static let isLayingOut = LayoutState(rawValue: 1 << 4)

    /// Was added to a tree whose engine has yet to look at it, and at what is in it.
    static let awaitsEngine = LayoutState(rawValue: 1 << 5)
    /// The engine has just looked at it, and at what is in it.
    static let isCollected = LayoutState(rawValue: 1 << 6)
    /// It, or something in it, is or was related by a constraint that a view further up than its superview holds.
    static let isRelatedFromFar = LayoutState(rawValue: 1 << 7)

    static let layoutWork: LayoutState = [.needsLayout, .subtreeNeedsLayout]
    static let constraintWork: LayoutState = [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints]

    var containsLayoutWork: Bool { !isDisjoint(with: .layoutWork) }
    var containsConstraintWork: Bool { !isDisjoint(with: .constraintWork) }
}
