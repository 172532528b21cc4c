extension UICollectionViewDiffableDataSource {
    /// What is asked and told when a tap opens or closes an item of an outline.
    public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
        /// Yes where there is none.
        public var shouldExpandItem: ((ItemType) -> Bool)?
        public var willExpandItem: ((ItemType) -> Void)?
        /// Yes where there is none.
        public var shouldCollapseItem: ((ItemType) -> Bool)?
        public var willCollapseItem: ((ItemType) -> Void)?
        /// Answers what an item that is opened has below it, given what it has had so far.
        public var snapshotForExpandingParent:
            (
                (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<
                    ItemType
                >
            )?

        public init() {}
    }

    /// The outline of a section after a tap on an item of it; nil where nothing is to change.
    func toggledOutline(
        _ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, at item: ItemIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
        guard outline.contains(item) else { return nil }
        let handlers = sectionSnapshotHandlers
        var toggled = outline
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return nil }
            handlers.willCollapseItem?(item)
            toggled.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return nil }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                toggled.replace(childrenOf: item, using: children)
            }
            toggled.expand([item])
        }
        return toggled
    }
}
