import ImageComparison

extension Verdict {
    /// What a test reports about the golden of a name: which view moved or which part looks different, and what to do.
    package func message(for name: GoldenName) -> String {
        "\(name.text): \(problem)"
    }

    /// The same without the name.
    package var problem: String {
        switch self {
        case .matches:
            "matches its golden"
        case .recorded(let path):
            "recorded \(path)"
        case .missing(let path):
            "there is no golden at \(path); look at the picture, then record it with \(RecordMode.variable)=missing"
        case .layoutDiffers(let difference, let path):
            "the layout differs from \(path):\n\(Self.list(difference.changes))"
        case .pictureDiffers(let difference, let path):
            "the frames are as before, the picture differs from \(path): \(difference.sentence)"
        case .environmentDiffers(let parts, let layout, let path):
            "environment differs, not the UI: \(path) was recorded elsewhere (\(parts.joined(separator: ", "))); "
                + Self.frames(layout)
        }
    }

    /// A line that a test prints though it passes; nil where there is nothing to say.
    package func warning(for name: GoldenName) -> String? {
        guard case .environmentDiffers = self else { return nil }
        return "warning: \(message(for: name))"
    }

    private static func frames(_ difference: LayoutDifference?) -> String {
        guard let changes = difference?.changes, let first = changes.first else { return "the frames are the golden's" }
        let others = changes.count > 1 ? ", and \(changes.count - 1) more" : ""
        return "with these fonts the frames differ: \(first)\(others)"
    }

    private static let listLimit = 8

    private static func list(_ changes: [String]) -> String {
        var lines = changes.prefix(listLimit).map { "  \($0)" }
        if changes.count > listLimit { lines.append("  and \(changes.count - listLimit) more") }
        return lines.joined(separator: "\n")
    }
}
