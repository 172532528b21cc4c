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
    /// Of texts from data: a comment on GitHub has at most 65,536 characters, and this one is to be read at a glance.
    private static let sentenceLimit = 140
    private static let nameLimit = 80

    package var text: String {
        let title = Escaping.markdown(document.title, limit: Self.nameLimit)
        var blocks = ["### \(title): \(Escaping.markdown(document.summary))"]
        if !document.causes.isEmpty { blocks.append(causes) }
        let failures = document.snapshots.filter { $0.causes.isEmpty && $0.verdict != .same }
        if !failures.isEmpty { blocks.append(list(failures)) }
        if let tolerances { blocks.append(tolerances) }
        if let pictures { blocks.append(pictures) }
        if let advice { blocks.append(advice) }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private var causes: String {
        var rows = ["| cause | snapshots | id |", "|---|---:|---|"]
        rows += document.causes.prefix(Self.causeLimit).map { cause in
            let source = cause.source.map { ", " + Escaping.markdown($0, limit: Self.nameLimit) } ?? ""
            let sentence = Escaping.markdown(cause.sentence, limit: Self.sentenceLimit)
            return "| \(sentence)\(source) | \(cause.snapshots.count) | \(Escaping.markdownCode(cause.id)) |"
        }
        let rest = document.causes.count - Self.causeLimit
        if rest > 0 { rows.append("| and \(rest) more causes | | |") }
        return rows.joined(separator: "\n")
    }

    private func list(_ failures: [ReportDocument.Snapshot]) -> String {
        var lines = failures.prefix(Self.failureLimit).map { snapshot in
            "* \(snapshot.verdict.words): \(Escaping.markdown(snapshot.id, limit: Self.nameLimit))"
        }
        if failures.count > Self.failureLimit { lines.append("* and \(failures.count - Self.failureLimit) more") }
        return lines.joined(separator: "\n")
    }

    /// Those that hid something and do not say why.
    private var tolerances: String? {
        let unexplained = document.snapshots.compactMap(\.tolerance).filter { $0.hidden > 0 && $0.reason == nil }
        guard !unexplained.isEmpty else { return nil }
        let pixels = unexplained.reduce(0) { $0 + $1.hidden }
        let subject = unexplained.count == 1 ? "1 tolerance" : "\(unexplained.count) tolerances"
        return "\(subject) without a reason hid \(pixels) differing pixels."
    }

    /// The commands that take what is there now, as `accept` takes it.
    private var advice: String? {
        guard document.snapshots.contains(where: { $0.verdict == .changed || $0.verdict == .new }) else { return nil }
        let program = Escaping.shellWord(document.command ?? "offscreen")
        let all = "Accept all with \(Escaping.markdownCode("\(program) accept"))"
        guard let cause = document.causes.first(where: { $0.kind != .environment }) else { return all + "." }
        return all + ", one cause with \(Escaping.markdownCode("\(program) accept --cause \(cause.id)"))."
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
            let pictures = [
                ("before", snapshot.before), ("after", snapshot.after), ("difference", snapshot.difference),
            ]
            let cells = pictures.map { name, path in
                path.map {
                    "<img src=\"\(Escaping.markup(imageBase + Self.encoded($0)))\" alt=\"\(name)\" width=\"240\">"
                } ?? ""
            }
            return
                "**\(Escaping.markdown(snapshot.id, limit: Self.nameLimit))**\n\n| before | after | difference |\n|---|---|---|\n"
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
