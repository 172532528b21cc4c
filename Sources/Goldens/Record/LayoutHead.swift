/// The parts of a layout's head: `issue-list 390 x 844 @2x`.
struct LayoutHead {
    let source: Substring
    let width: Substring
    let height: Substring
    let scale: Substring

    /// Nil for a line that is none.
    init?(_ head: String) {
        guard let match = head.wholeMatch(of: /(.*) (\S+) x (\S+) @(\S+)x/) else { return nil }
        (_, source, width, height, scale) = match.output
    }
}
