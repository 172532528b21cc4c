import SnapshotReport

extension LayoutDifference {
    private static let listLimit = 8
    private static let consequenceLimit = 3

    /// A line a cause, and one for what follows from them.
    package var list: String {
        var lines = causes.prefix(Self.listLimit).map { "  \($0.line)" }
        if causes.count > Self.listLimit { lines.append("  and \(causes.count - Self.listLimit) more") }
        if let consequences { lines.append("  \(consequences)") }
        return lines.joined(separator: "\n")
    }

    /// `from which follows: body.y 4 -> 6, price.y 30 -> 32 and 4 more`; nil where nothing does.
    package var consequences: String? {
        let following = changes.filter { $0.isConsequence && $0.property != "added" && $0.property != "removed" }
        guard !following.isEmpty else { return nil }
        let first = following.prefix(Self.consequenceLimit).map(\.sentence).joined(separator: ", ")
        let rest = following.count - Self.consequenceLimit
        return "from which follows: \(first)\(rest > 0 ? " and \(rest) more" : "")"
    }
}
