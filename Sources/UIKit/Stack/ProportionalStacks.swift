/// Stack views that share their room out by the lengths of what is in them (`fillProportionally`).
@MainActor enum ProportionalStacks {
    private struct Entry { weak var stack: UIStackView? }
    /// Those that there are, among others that are gone.
    private static var entries: [Entry] = []

    static func begin(_ stack: UIStackView) {
        entries.removeAll { $0.stack == nil || $0.stack === stack }
        entries.append(Entry(stack: stack))
    }

    /// Without any such stack no change looks for one above. O(1) in the long run.
    private static var areUsed: Bool {
        while let last = entries.last, last.stack == nil { entries.removeLast() }
        return !entries.isEmpty
    }

    /// Tells the stacks around a view that its content, or a constraint that it holds, may give it, or what it is in, another
    /// length. O(views above).
    static func lengthsDidChange(in view: UIView) {
        guard areUsed else { return }
        var next = Optional(view)
        while let above = next {
            (above as? UIStackView)?.lengthsDidChange()
            next = above.superviewReference
        }
    }
}
