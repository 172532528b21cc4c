/// A document as annotations of a GitHub workflow: one a cause, at its line of source where that is known.
package struct GitHubReport {
    let document: ReportDocument

    package init(_ document: ReportDocument) {
        self.document = document
    }

    /// GitHub shows ten errors and ten warnings of a step.
    private static let limit = 10

    package var text: String {
        var lines = document.causes.prefix(Self.limit).map(annotation)
        let others = document.snapshots.filter { $0.causes.isEmpty && $0.verdict != .same }
        lines += others.prefix(Self.limit).map { snapshot in
            let message = "\(snapshot.id): \(snapshot.message ?? snapshot.verdict.words)"
            return "::error title=snapshot \(snapshot.verdict.rawValue)::\(Escaping.workflowMessage(message))"
        }
        lines.append("::notice title=snapshots::\(Escaping.workflowMessage(document.summary))")
        return lines.map { $0 + "\n" }.joined()
    }

    private func annotation(_ cause: ReportDocument.Cause) -> String {
        let level = cause.kind == .environment ? "warning" : "error"
        let count = cause.snapshots.count
        let first = cause.snapshots.first ?? ""
        let more = count > 1 ? " and \(count - 1) more" : ""
        let message = "\(cause.sentence) (\(first)\(more); accept --cause \(cause.id))"
        return "::\(level) \(place(of: cause))title=snapshot changed::\(Escaping.workflowMessage(message))"
    }

    /// `file=…,line=…,`; a source is `Module/File.swift:41`.
    private func place(of cause: ReportDocument.Cause) -> String {
        guard let source = cause.source, let colon = source.lastIndex(of: ":"),
            let line = Int(source[source.index(after: colon)...])
        else { return "" }
        return "file=\(Escaping.workflowProperty("Sources/\(source[..<colon])")),line=\(line),"
    }
}
