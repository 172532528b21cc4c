/// The views of two layouts, each with its counterpart.
struct MatchedViews {
    struct Pair {
        /// Indices of the views; nil where a layout does not have it.
        let before: Int?
        let after: Int?
    }

    /// In the order of the tree after the change, then those that are gone.
    let pairs: [Pair]

    /// Views match by their keys, else by their classes and identifiers from the nearest view with a key or the root down, by
    /// the properties that hold them where both layouts know these, and by their order among siblings that are called alike.
    init(_ before: LayoutRecord, _ after: LayoutRecord) {
        let usesNames = before.hasDetails && after.hasDetails
        let old = Self.paths(of: before, usesNames: usesNames)
        let new = Self.paths(of: after, usesNames: usesNames)
        let places = Dictionary(old.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        let kept = Set(new)
        pairs =
            new.enumerated().map { Pair(before: places[$0.element], after: $0.offset) }
            + old.enumerated().filter { !kept.contains($0.element) }.map { Pair(before: $0.offset, after: nil) }
    }

    /// Unique in a layout.
    private static func paths(of record: LayoutRecord, usesNames: Bool) -> [[String]] {
        var path: [String] = []
        // How much of the path lies above the nearest view with a key, for each view on it.
        var starts: [Int] = []
        var ordinals: [[String]: Int] = [:]
        return record.views.map { view in
            path.removeLast(max(0, path.count - view.depth))
            starts.removeLast(max(0, starts.count - view.depth))
            if let key = view.key {
                starts.append(path.count)
                path.append("=\(key)")
                return [path[path.count - 1]]
            }
            let start = starts.last ?? 0
            starts.append(start)
            let name = usesNames ? view.details.name.map { ".\($0)" } ?? "" : ""
            let alike = Array(path[start...]) + [view.title + name]
            ordinals[alike, default: 0] += 1
            path.append("\(view.title)\(name)[\(ordinals[alike, default: 1])]")
            return Array(path[start...])
        }
    }
}
