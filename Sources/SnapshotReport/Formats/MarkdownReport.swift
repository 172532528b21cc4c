/// A document as Markdown for a comment on a pull request: the sum, the causes, and the worst few pictures.
package struct MarkdownReport {
    let document: ReportDocument
    /// What paths of pictures begin with: where they were uploaded to; nil leaves pictures out.
    let imageBase: String?

    package init(_ document: ReportDocument, imageBase: String? = nil) {
        self.document = document
        self.imageBase = imageBase.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    }

    private static let causeLimit = 10
    private static let pictureLimit = 3
    private static let failureLimit = 10

    package var text: String {
        var blocks = ["### \(Escaping.markdown(document.title)): \(Escaping.markdown(document.summary))"]
        if !document.causes.isEmpty { blocks.append(causes) }
        let failures = document.snapshots.filter { $0.causes.isEmpty && $0.verdict != .same }
        if !failures.isEmpty { blocks.append(list(failures)) }
        if let pictures { blocks.append(pictures) }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private var causes: String {
        var rows = ["| cause | snapshots | id |", "|---|---:|---|"]
        rows += document.causes.prefix(Self.causeLimit).map { cause in
            let source = cause.source.map { ", " + Escaping.markdown($0) } ?? ""
            return "| \(Escaping.markdown(cause.sentence))\(source) | \(cause.snapshots.count) | `\(cause.id)` |"
        }
        let rest = document.causes.count - Self.causeLimit
        if rest > 0 { rows.append("| and \(rest) more causes | | |") }
        return rows.joined(separator: "\n")
    }

    private func list(_ failures: [ReportDocument.Snapshot]) -> String {
        var lines = failures.prefix(Self.failureLimit).map { snapshot in
            "* \(snapshot.verdict.words): \(Escaping.markdown(snapshot.id))"
        }
        if failures.count > Self.failureLimit { lines.append("* and \(failures.count - Self.failureLimit) more") }
        return lines.joined(separator: "\n")
    }

    /// Of different causes first: the one with the most pixels of each.
    private var pictures: String? {
        guard let imageBase else { return nil }
        let changed = document.snapshots.filter { $0.difference != nil && $0.verdict == .changed }
            .sorted { (Self.weight(of: $1), $0.id) < (Self.weight(of: $0), $1.id) }
        var seen: Set<String> = []
        let worst = changed.filter { seen.insert($0.causes.first ?? $0.id).inserted }.prefix(Self.pictureLimit)
        guard !worst.isEmpty else { return nil }
        return worst.map { snapshot in
            let cells = [snapshot.before, snapshot.after, snapshot.difference].map { path in
                path.map { "<img src=\"\(Escaping.markup(imageBase + Self.encoded($0)))\" width=\"240\">" } ?? ""
            }
            return "**\(Escaping.markdown(snapshot.id))**\n\n| before | after | difference |\n|---|---|---|\n"
                + "| \(cells.joined(separator: " | ")) |"
        }.joined(separator: "\n\n")
    }

    private static func weight(of snapshot: ReportDocument.Snapshot) -> Int {
        snapshot.differing?.count ?? (snapshot.pixels.width * snapshot.pixels.height)
    }

    /// A path as a part of a URL.
    private static func encoded(_ path: String) -> String {
        path.utf8.map { byte in
            let isPlain = "/-._~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8.contains(byte)
            guard !isPlain else { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" + digits : digits)
        }.joined()
    }
}
