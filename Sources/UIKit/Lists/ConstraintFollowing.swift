/// Lists whose cells are measured again when constraints in them change (`enabledIncludingConstraints`).
@MainActor enum ConstraintFollowing {
    /// Whether any list has asked for it: until then no change looks for a cell above.
    private static var isUsed = false

    static func begin() { isUsed = true }

    /// Tells the cell in which a view is that a constraint of the view has come, gone or changed.
    ///
    /// Not left to layout: a height that the list's own contradicts may move nothing.
    static func constraintDidChange(of view: UIView) {
        guard isUsed else { return }
        var next: UIView? = view
        while let above = next {
            if let cell = above as? any ListCell { return cell.constraintDidChange() }
            next = above.superviewReference
        }
    }
}
