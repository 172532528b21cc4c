/// How the frames of a screen differ from its golden's.
package struct LayoutDifference: Sendable, Equatable {
    /// One sentence a view that moved, is new or is gone; parents before children.
    package let changes: [String]

    /// Nil where two layout texts are equal.
    init?(golden: String, actual: String) {
        guard golden != actual else { return nil }
        let before = LayoutEntry.entries(of: golden)
        let after = LayoutEntry.entries(of: actual)
        let framesBefore = Dictionary(before.map { ($0.path, $0.frame) }) { first, _ in first }
        let pathsAfter = Set(after.map(\.path))
        var changes = after.compactMap { entry -> String? in
            guard let frame = framesBefore[entry.path] else { return "\(entry.title) is new at \(entry.frame)" }
            return frame == entry.frame ? nil : "\(entry.title) moved from \(frame) to \(entry.frame)"
        }
        changes += before.filter { !pathsAfter.contains($0.path) }.map { "\($0.title) is gone from \($0.frame)" }
        // Equal views in another order, or another head line.
        self.changes = changes.isEmpty ? ["the order of views, or the size of the whole"] : changes
    }
}
