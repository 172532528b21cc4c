/// One view of a layout text: where it stands in the tree, and its frame.
struct LayoutEntry: Equatable {
    /// The names from the root down, each with its ordinal among siblings of the same name: unique in a layout.
    let path: [String]
    let frame: String

    /// The last names of the path, enough to find the view: an ancestor with an identifier, and the view.
    var title: String {
        let names = path.map { name -> Substring in name.hasSuffix("[0]") ? name.dropLast(3) : name[...] }
        guard let last = names.last else { return "" }
        guard let ancestor = names.dropLast().last(where: { $0.contains("#") }) else { return String(last) }
        return "\(ancestor) > \(last)"
    }

    /// Reads a layout text; lines that are no views (the head) are left out.
    static func entries(of layout: String) -> [LayoutEntry] {
        var ancestors: [(depth: Int, path: [String])] = []
        var ordinals: [[String]: Int] = [:]
        let lines: [Substring] = layout.split(separator: "\n")
        return lines.compactMap { line in
            let depth = line.prefix { $0 == " " }.count
            let text = line.dropFirst(depth)
            guard let gap = text.firstRange(of: "  ") else { return nil }
            ancestors.removeAll { $0.depth >= depth }
            let parent = ancestors.last?.path ?? []
            let name = parent + [String(text[..<gap.lowerBound])]
            let ordinal = ordinals[name, default: 0]
            ordinals[name] = ordinal + 1
            let path = parent + ["\(text[..<gap.lowerBound])[\(ordinal)]"]
            ancestors.append((depth, path))
            return LayoutEntry(path: path, frame: String(text[gap.upperBound...]))
        }
    }
}
