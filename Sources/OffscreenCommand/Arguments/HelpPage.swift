/// The text `--help` prints: usage, summary and the table of options, wrapped at 80 columns.
struct HelpPage {
    /// A heading with rows of a term and its explanation.
    struct Section {
        let title: String
        let rows: [(term: String, text: String)]
    }

    let usage: String
    let summary: String
    var sections: [Section] = []
    /// Paragraphs after the sections.
    var notes: [String] = []

    private static let columns = 80
    private static let indent = 26

    var text: String {
        var lines = ["usage: \(usage)", ""]
        lines += Self.wrap(summary, to: Self.columns)
        for section in sections {
            lines += ["", "\(section.title):"]
            for row in section.rows { lines += Self.lines(of: row) }
        }
        for note in notes { lines += [""] + Self.wrap(note, to: Self.columns) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(of row: (term: String, text: String)) -> [String] {
        let term = "  " + row.term
        let margin = String(repeating: " ", count: indent)
        var wrapped = wrap(row.text, to: columns - indent)
        guard term.count < indent - 1 else { return [term] + wrapped.map { margin + $0 } }
        let first = wrapped.isEmpty ? "" : wrapped.removeFirst()
        return [term + margin.dropFirst(term.count) + first] + wrapped.map { margin + $0 }
    }

    private static func wrap(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}

extension String {
    /// The text with blanks behind it up to `width` characters, and at least one.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }
}

extension HelpPage.Section {
    /// The rows of a table of options.
    init<Values>(title: String = "options", options: [Option<Values>]) {
        var rows = options.filter { !$0.isHidden }.map { option in
            (
                term: option.names.reversed().joined(separator: ", ") + (option.placeholder.map { " " + $0 } ?? ""),
                text: option.help + (option.isRepeatable ? " (may be repeated)" : "")
            )
        }
        rows.append((term: "-h, --help", text: "show this help"))
        self.init(title: title, rows: rows)
    }
}
