extension LayoutRecord {
    /// Reads what `text` wrote, and layouts of earlier versions that hold frames alone. Lines that are neither are left out.
    package init(text: String) {
        var reader = LayoutReader()
        // A file that went through another system's tools may end its lines otherwise.
        for line in text.split(whereSeparator: \.isNewline) { reader.read(line) }
        head = reader.head ?? ""
        hasDetails = reader.hasDetails
        views = LayoutReader.shared(reader.views)
    }
}

/// Takes a layout text line by line.
private struct LayoutReader {
    var head: String?
    /// Whether lines name constraints: one that has none of its own shares those of the first view at its place.
    var views: [(view: LayoutRecord.View, namesConstraints: Bool)] = []
    var hasDetails = false

    mutating func read(_ line: Substring) {
        guard head != nil else {
            head = String(line)
            return
        }
        let depth = line.prefix { $0 == " " }.count
        let text = line.dropFirst(depth)
        if text.hasPrefix(LayoutRecord.mark) {
            hasDetails = true
            readDetail(text.dropFirst(LayoutRecord.mark.count))
        } else if let view = Self.view(text, depth: depth / 2) {
            views.append((view, false))
        }
    }

    private static func view(_ text: Substring, depth: Int) -> LayoutRecord.View? {
        guard let gap = text.ranges(of: "  ").last else { return nil }
        let numbers = text[gap.upperBound...].split(separator: " ").map(String.init)
        guard numbers.count == 4 else { return nil }
        let title = text[..<gap.lowerBound]
        let sign = title.firstRange(of: " #")
        return LayoutRecord.View(
            className: String(title[..<(sign?.lowerBound ?? title.endIndex)]),
            id: sign.map { String(title[$0.upperBound...]) }, depth: depth,
            frame: LayoutRecord.Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }

    private mutating func readDetail(_ line: Substring) {
        guard let last = views.indices.last else { return }
        if line.hasPrefix("name ") {
            views[last].view.details.name = String(line.dropFirst(5))
        } else if line.hasPrefix("text "), let details = Self.text(line.dropFirst(5)) {
            views[last].view.details.text = details
        } else if line.hasPrefix("look ") {
            views[last].view.details.look = line.dropFirst(5).split(separator: ", ").map { part in
                let name = part.prefix { $0 != " " }
                return LookDetail(String(name), String(part.dropFirst(name.count + 1)))
            }
        } else {
            views[last].namesConstraints = true
            guard line != "no constraints" else { return }
            views[last].view.details.constraints.append(ConstraintDetails(sentence: String(line)))
        }
    }

    /// `2 lines, Inter-Bold 17: "Title"`.
    private static func text(_ line: Substring) -> TextDetails? {
        guard let match = line.firstMatch(of: /^(?:(\d+) lines?, )?(.*?): "(.*)"$/) else { return nil }
        return TextDetails(
            excerpt: String(match.output.3), lines: match.output.1.flatMap { Int($0) } ?? 0,
            font: String(match.output.2))
    }

    /// Gives views without lines of their own the constraints of the first view at their place.
    static func shared(_ read: [(view: LayoutRecord.View, namesConstraints: Bool)]) -> [LayoutRecord.View] {
        var path: [String] = []
        var known: [[String]: [ConstraintDetails]] = [:]
        return read.map { view, namesConstraints in
            var view = view
            path.removeLast(max(0, path.count - view.depth))
            path.append(view.className + (view.details.name.map { ".\($0)" } ?? ""))
            if let first = known[path] {
                if !namesConstraints { view.details.constraints = first }
            } else {
                known[path] = view.details.constraints
            }
            return view
        }
    }
}
