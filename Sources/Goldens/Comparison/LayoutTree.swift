/// A layout with the parents of its views and the names that messages call them.
struct LayoutTree {
    let record: LayoutRecord
    /// Classes from the root down, each with its index among its siblings: `UIView/UILabel[2]`.
    let paths: [String]
    /// Nil for the root.
    let parents: [Int?]
    /// Which of the siblings of its class each view is.
    private let ordinals: [Int]
    /// How many siblings of a class a superview has.
    private let counts: [SiblingKind: Int]

    private struct SiblingKind: Hashable {
        let parent: Int
        let className: String
    }

    init(_ record: LayoutRecord) {
        self.record = record
        paths = record.paths
        var stack: [Int] = []
        parents = record.views.enumerated().map { index, view in
            while let last = stack.last, record.views[last].depth >= view.depth { stack.removeLast() }
            defer { stack.append(index) }
            return stack.last
        }
        var counts: [SiblingKind: Int] = [:]
        ordinals = zip(record.views, parents).map { view, parent in
            let kind = SiblingKind(parent: parent ?? -1, className: view.className)
            defer { counts[kind, default: 0] += 1 }
            return counts[kind, default: 0]
        }
        self.counts = counts
    }

    func view(_ index: Int) -> LayoutRecord.View { record.views[index] }

    /// The view itself first.
    func ancestry(of index: Int) -> [Int] { Array(sequence(first: index) { parents[$0] }) }

    func contains(_ outer: Int, _ inner: Int) -> Bool {
        sequence(first: inner) { parents[$0] }.contains(outer)
    }

    /// The identifier, else the property that holds the view, else its class with its place among siblings of the class.
    func ownName(of index: Int) -> String {
        let view = record.views[index]
        if let name = view.id ?? view.details.name { return name }
        let kind = SiblingKind(parent: parents[index] ?? -1, className: view.className)
        return counts[kind] == 1 ? view.className : "\(view.className)[\(ordinals[index])]"
    }

    /// The own name after that of the nearest view around it that has one, where its own says little: `card/UILabel[1]`.
    func name(of index: Int) -> String {
        let own = ownName(of: index)
        let view = record.views[index]
        guard view.id == nil, let owner = ancestry(of: index).dropFirst().first(where: { hasName($0) }) else {
            return own
        }
        return "\(ownName(of: owner))/\(own)"
    }

    private func hasName(_ index: Int) -> Bool {
        record.views[index].id != nil || record.views[index].details.name != nil
    }

    /// What tells a view from others on every screen that shows it: names without numbers.
    func kindOfView(_ index: Int) -> String {
        let view = record.views[index]
        let name = (view.id ?? view.details.name ?? "").replacing(/\d+/, with: "#")
        let owner = ancestry(of: index).dropFirst().lazy.map { record.views[$0].className }
            .first { !$0.hasPrefix("UI") }
        return "\(owner ?? "")|\(view.className)|\(name)"
    }
}
