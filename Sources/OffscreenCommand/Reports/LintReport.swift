import Foundation
import Goldens

/// What `lint` prints.
struct LintReport {
    let source: String
    let size: CGSize
    let scale: CGFloat
    var findings: [LayoutFinding]

    var hasFindings: Bool { findings.contains { $0.severity == .finding } }

    /// Findings and notes in the order of the tree, and how many there are.
    var text: String {
        findings.map { "\($0)\n\n" }.joined() + summary + "\n"
    }

    private var summary: String {
        let count = findings.count { $0.severity == .finding }
        let notes = findings.count - count
        let found = count == 0 ? "nothing found" : count == 1 ? "1 finding" : "\(count) findings"
        return "\(source): \(found)" + (notes == 0 ? "" : notes == 1 ? ", 1 note" : ", \(notes) notes")
    }

    /// One object, a finding a line.
    var json: String {
        let lines = findings.map(\.json)
        let body = lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n"
        return "{\"source\":\(JSONText.quoted(source)),\"size\":{\"width\":\(Number.text(size.width)),"
            + "\"height\":\(Number.text(size.height))},\"scale\":\(Number.text(scale)),\"findings\":[\(body)]}\n"
    }
}

extension LayoutFinding {
    fileprivate var json: String {
        let constraints = constraints.map { constraint in
            "{\"text\":\(JSONText.quoted(constraint.text)),\"source\":\(JSONText.quotedOrNull(constraint.source))}"
        }
        return "{\"kind\":\(JSONText.quoted(kind.rawValue)),\"severity\":\(JSONText.quoted(severity.rawValue)),"
            + "\"path\":\(JSONText.quoted(path)),\"identifier\":\(JSONText.quotedOrNull(identifier)),"
            + "\"message\":\(JSONText.quoted(message)),\"constraints\":[\(constraints.joined(separator: ","))],"
            + "\"remedy\":\(JSONText.quoted(remedy)),"
            + "\"otherPaths\":[\(otherPaths.map(JSONText.quoted).joined(separator: ","))]}"
    }
}
