public import Foundation

/// A data source that is given what to show as snapshots, and works out itself what has changed.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private let cellProvider: CellProvider
    /// Answers headers, footers and the like; needed where the layout has any.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Asked and told when a tap opens or closes an item of an outline.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    private weak var collectionView: UICollectionView?
    private var current = Snapshot()
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Becomes the collection view's data source.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// What is shown; a copy to change and apply.
    open func snapshot() -> Snapshot { current }

    /// Shows a snapshot at once: views and sizes of what is still there are kept. `completion` is called in a later turn of
    /// the main queue.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        let changes = ListChanges(from: current, to: snapshot)
        current = snapshot.settled
        outlines = outlines.filter { current.indexOfSection($0.key) != nil }
        if let collectionView, collectionView.dataSource === self {
            // Before it has asked for anything there is nothing to keep.
            if collectionView.itemCounts == nil {
                collectionView.reloadData()
            } else {
                collectionView.take(changes, changes.updateItems)
            }
        }
        AnimationContext.end(
            after: animatingDifferences ? CollectionUpdate.animationDuration : 0, telling: completion)
    }

    /// Shows a snapshot with all views made anew.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        current = snapshot.settled
        collectionView?.reloadData()
        AnimationContext.end(after: 0, telling: completion)
    }

    /// Shows the visible items of an outline in a section, which is added where it is missing.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = current
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.setItems(snapshot.visibleItems, ofSection: section)
        outlines[section] = snapshot
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
        collectionView?.updateCellConfigurations()
    }

    /// The outline that a section shows; a flat one where none was applied.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if current.indexOfSection(section) != nil { flat.append(current.itemIdentifiers(inSection: section)) }
        return flat
    }

    // MARK: Identifiers and places

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.sectionIdentifier(at: index) }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.itemIdentifier(at: indexPath) }

    /// O(items of its section).
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let identifier = itemIdentifier(for: indexPath),
            let cell = cellProvider(collectionView, indexPath, identifier)
        else {
            DiffableFailure.noCell(indexPath).report()
            return .standIn()
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            ListFailure.missingSupplementaryView(kind: kind, indexPath).report()
            return .standIn()
        }
        return view
    }
}
