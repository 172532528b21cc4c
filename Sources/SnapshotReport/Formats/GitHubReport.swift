/// A document as annotations of a GitHub workflow: one a cause, at its line of source where that is known.
package struct GitHubReport {
    let document: ReportDocument
    /// Where the file that `#fileID` calls `Module/File.swift` is in the repository; nil where that is not known.
    let sourcePath: (_ fileID: String) -> String?

    package init(_ document: ReportDocument, sourcePath: @escaping (_ fileID: String) -> String?) {
        self.document = document
        self.sourcePath = sourcePath
    }

    /// GitHub shows ten errors and ten warnings of a step, and drops what is beyond.
    private static let limit = 10

    package var text: String {
        let causes = document.causes.filter { $0.kind != .environment }
        let environment = document.causes.filter { $0.kind == .environment }
        let others = document.snapshots.filter { $0.causes.isEmpty && $0.verdict != .same }
        let errors = causes.map(annotation) + others.filter(Self.isError).map(annotation)
        let warnings = environment.map(annotation) + others.filter { !Self.isError($0) }.map(annotation)
        var summary = document.summary
        let rest = max(0, errors.count - Self.limit) + max(0, warnings.count - Self.limit)
        if rest > 0 { summary += "; \(rest) more are in the report" }
        let notice = "::notice title=snapshots::\(Escaping.workflowMessage(summary))"
        return (errors.prefix(Self.limit) + warnings.prefix(Self.limit) + [notice]).map { $0 + "\n" }.joined()
    }

    /// Goldens that are left over or come from elsewhere fail no run.
    private static func isError(_ snapshot: ReportDocument.Snapshot) -> Bool {
        snapshot.verdict != .orphan && snapshot.verdict != .environment
    }

    /// For a snapshot that no cause tells of.
    private func annotation(_ snapshot: ReportDocument.Snapshot) -> String {
        let words = snapshot.message ?? snapshot.verdict.words
        let message = words.hasPrefix("\(snapshot.id): ") ? words : "\(snapshot.id): \(words)"
        let level = Self.isError(snapshot) ? "error" : "warning"
        return "::\(level) title=snapshot \(snapshot.verdict.rawValue)::\(Escaping.workflowMessage(message))"
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
            let line = Int(source[source.index(after: colon)...]), let path = sourcePath(String(source[..<colon]))
        else { return "" }
        return "file=\(Escaping.workflowProperty(path)),line=\(line),"
    }
}
