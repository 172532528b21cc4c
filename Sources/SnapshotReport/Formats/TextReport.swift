/// A document for a terminal: each cause with the snapshots that it changed, then what else went wrong, then the sum.
package struct TextReport {
    let document: ReportDocument
    /// The program and the results' folder, for the commands that are shown.
    let program: String
    let results: String

    package init(_ document: ReportDocument, program: String, results: String) {
        self.document = document
        self.program = program
        self.results = results
    }

    private static let listLimit = 4

    package var text: String {
        let blocks = document.causes.map(block) + document.snapshots.filter { $0.causes.isEmpty }.compactMap(line)
        let sum = Escaping.line(document.summary)
        return (blocks + [sum]).map { $0 + "\n" }.joined() + advice
    }

    private func block(_ cause: ReportDocument.Cause) -> String {
        let source = cause.source.map { ", \(Escaping.line($0))" } ?? ""
        var lines = ["\(cause.id)  \(Escaping.line(cause.sentence))\(source)"]
        lines += cause.snapshots.prefix(Self.listLimit).map { "    " + Escaping.line($0) }
        let rest = cause.snapshots.count - Self.listLimit
        if rest > 0 { lines.append("    and \(rest) more") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// For a snapshot that no cause tells of.
    private func line(_ snapshot: ReportDocument.Snapshot) -> String? {
        switch snapshot.verdict {
        case .same: nil
        case .new: "no golden: \(Escaping.line(snapshot.id))"
        default: "\(snapshot.verdict.words): \(Escaping.line(snapshot.id)): \(Escaping.line(snapshot.message ?? ""))"
        }
    }

    private var advice: String {
        guard document.snapshots.contains(where: { $0.verdict == .changed || $0.verdict == .new }) else {
            return ""
        }
        let folder = Escaping.shellWord(results)
        let cause = document.causes.first.map { ", '--cause \($0.id)' one cause" } ?? ""
        return "To take them: \(program) accept --results \(Escaping.line(folder)) (all)\(cause), or NAME.\n"
    }
}
