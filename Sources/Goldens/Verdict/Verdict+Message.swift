import ImageComparison
import SnapshotReport

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
        case .tolerated(let pixels):
            "\(pixels) pixels differ from the golden, which the tolerance allows"
        case .recorded(let path):
            "recorded \(path)"
        case .missing(let path, let foreign):
            "there is no golden at \(path)\(foreign.map { " (\($0) was not recorded here)" } ?? ""); look at the picture, then record it with \(RecordMode.variable)=missing"
        case .layoutDiffers(let difference, let environment, let path):
            (environment.isEmpty ? "" : "environment differs (\(environment.joined(separator: ", "))), and ")
                + "the layout differs from \(path):\n\(difference.list)"
        case .pictureDiffers(let difference, let details, let path):
            "the frames are as before, the picture differs from \(path): \(difference.sentence)"
                + (details.map { "\n\($0.list)" } ?? "")
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
        guard let causes = difference?.causes, let first = causes.first else { return "the frames are the golden's" }
        let others = causes.count > 1 ? ", and \(causes.count - 1) more" : ""
        return "with these fonts the frames differ: \(first.line)\(others)"
    }
}
