/// What one section shows as an outline: items with items below them, which are visible while those above are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
    private struct Node {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    private var nodes: [ItemIdentifierType: Node] = [:]
    /// At the top level.
    public private(set) var rootItems: [ItemIdentifierType] = []

    public init() {}

    // MARK: What is there

    /// All items, each before those below it.
    public var items: [ItemIdentifierType] { flattened(rootItems) { _ in true } }

    /// The items whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] { flattened(rootItems) { nodes[$0]?.isExpanded ?? false } }

    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    public func isExpanded(_ item: ItemIdentifierType) -> Bool { node(item).isExpanded }

    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        var next = node(item).parent
        while let parent = next {
            guard node(parent).isExpanded else { return false }
            next = node(parent).parent
        }
        return true
    }

    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child).parent }

    /// 0 at the top.
    public func level(of item: ItemIdentifierType) -> Int {
        var level = 0
        var next = node(item).parent
        while let parent = next {
            level += 1
            next = node(parent).parent
        }
        return level
    }

    /// Its place among all items. O(items).
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

    /// What is below an item, as an outline of its own.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var result = Self()
        result.copy(includingParent ? [parent] : node(parent).children, below: nil, from: self)
        return result
    }

    /// One of no place for an item that is not there, which is reported.
    private func node(_ item: ItemIdentifierType) -> Node {
        if let node = nodes[item] { return node }
        DiffableFailure.missing("item", "\(item)").report()
        return Node()
    }

    private func flattened(
        _ level: [ItemIdentifierType], descends: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        // An own stack: outlines may be deeper than the thread's.
        var waiting = Array(level.reversed())
        while let item = waiting.popLast() {
            result.append(item)
            if descends(item) { waiting += node(item).children.reversed() }
        }
        return result
    }

    // MARK: Changes

    /// At the end, below a parent or at the top.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let count = siblings(below: parent).count
        if parent.map(contains) ?? true { insert(items, below: parent, at: count) }
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let parent = node(item).parent
        if contains(item) { insert(items, below: parent, at: place(of: item)) }
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let parent = node(item).parent
        if contains(item) { insert(items, below: parent, at: place(of: item) + 1) }
    }

    /// With all that is below them; unknown ones are passed over.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let node = nodes[item] else { continue }
            setSiblings(below: node.parent) { $0.removeAll { $0 == item } }
            for gone in flattened([item], descends: { _ in true }) { nodes[gone] = nil }
        }
    }

    public mutating func deleteAll() {
        self = Self()
    }

    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { setExpanded(true, item) }
    }

    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { setExpanded(false, item) }
    }

    /// Puts another outline in the place of all that is below an item.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(node(parent).children)
        guard contains(parent) else { return }
        copy(snapshot.rootItems, below: parent, from: snapshot)
    }

    private mutating func setExpanded(_ isExpanded: Bool, _ item: ItemIdentifierType) {
        var changed = node(item)
        changed.isExpanded = isExpanded
        if contains(item) { nodes[item] = changed }
    }

    private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        parent.map { node($0).children } ?? rootItems
    }

    private mutating func setSiblings(
        below parent: ItemIdentifierType?, _ change: (inout [ItemIdentifierType]) -> Void
    ) {
        guard let parent else { return change(&rootItems) }
        var changed = node(parent)
        change(&changed.children)
        nodes[parent] = changed
    }

    private func place(of item: ItemIdentifierType) -> Int {
        siblings(below: node(item).parent).firstIndex(of: item) ?? 0
    }

    private mutating func insert(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at place: Int) {
        var new: [ItemIdentifierType] = []
        for item in items {
            if contains(item) {
                DiffableFailure.repeated("item", "\(item)").report()
            } else {
                nodes[item] = Node(parent: parent)
                new.append(item)
            }
        }
        setSiblings(below: parent) { $0.insert(contentsOf: new, at: place) }
    }

    private mutating func copy(_ level: [ItemIdentifierType], below parent: ItemIdentifierType?, from other: Self) {
        append(level, to: parent)
        var waiting = level
        while let item = waiting.popLast() {
            let source = other.node(item)
            setExpanded(source.isExpanded, item)
            append(source.children, to: item)
            waiting += source.children
        }
    }
}
