/// Stack views that share their room out by the lengths of what is in them (`fillProportionally`).
@MainActor enum ProportionalStacks {
    /// Whether there is any such stack: until then no change looks for one above.
    private static var isUsed = false

    static func begin() { isUsed = true }

    /// Tells the stacks around a view that its content, or a constraint that it holds, may give it, or what it is in, another
    /// length. O(views above).
    static func lengthsDidChange(in view: UIView) {
        guard isUsed else { return }
        var next = Optional(view)
        while let above = next {
            (above as? UIStackView)?.lengthsDidChange()
            next = above.superviewReference
        }
    }
}
