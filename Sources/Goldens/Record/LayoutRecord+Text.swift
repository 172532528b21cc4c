extension LayoutRecord {
    /// What begins a line that explains the view above it.
    static let mark = "| "

    /// What a golden holds: a line for the whole and one for each view, below it what explains it.
    ///
    ///     issue-list 390 x 844 @2x
    ///     UIView #root  0 0 390 844
    ///       UILabel  16 10 101 20.5
    ///         | name titleLabel
    ///         | text 1 line, Inter-Bold 17: "Title"
    ///         | titleLabel.top == contentView.top + 16
    ///
    /// Constraints that a view has like the first view at the same place in other cells are not written again.
    package var text: String {
        var known: [[String]: [String]] = [:]
        var lines = [head]
        for (view, place) in zip(views, classPaths) {
            let indent = String(repeating: "  ", count: view.depth)
            lines.append("\(indent)\(view.title)  \(view.frame.text)")
            let sentences = view.details.constraints.map(\.sentence)
            let first = known[place]
            if first == nil { known[place] = sentences }
            for line in view.details.lines + Self.constraintLines(sentences, first: first) {
                lines.append("\(indent)  \(Self.mark)\(line)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The frames alone: what decides whether two layouts are equal.
    package var frameText: FrameText { FrameText(of: self) }

    /// The classes from the root down to each view: alike for the same view of two cells.
    var classPaths: [[String]] {
        var path: [String] = []
        return views.map { view in
            path.removeLast(max(0, path.count - view.depth))
            path.append(view.className + (view.details.name.map { ".\($0)" } ?? ""))
            return path
        }
    }

    private static func constraintLines(_ sentences: [String], first: [String]?) -> [String] {
        guard let first else { return sentences }
        if sentences == first { return [] }
        return sentences.isEmpty ? ["no constraints"] : sentences
    }
}

extension LayoutRecord.View {
    /// `UILabel #title`.
    var title: String { className + (id.map { " #\($0)" } ?? "") }
}

extension ViewDetails {
    /// All but the constraints.
    fileprivate var lines: [String] {
        var lines: [String] = []
        if let name { lines.append("name \(name)") }
        if let text {
            let count = text.lines == 0 ? "" : "\(text.lines) \(text.lines == 1 ? "line" : "lines"), "
            lines.append("text \(count)\(text.font): \"\(text.excerpt)\"")
        }
        if !look.isEmpty { lines.append("look " + look.map { "\($0.property) \($0.value)" }.joined(separator: ", ")) }
        return lines
    }
}
