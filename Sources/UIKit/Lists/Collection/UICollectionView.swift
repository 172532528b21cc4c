public import Foundation

/// Shows a data source's items where a layout puts them; only what is visible has views, which are used again and again.
///
/// The way of a change: `reloadData`, an invalidated layout or new bounds mark the view for layout; `layoutSubviews` asks
/// for counts, prepares the layout, takes over its content size, and makes, moves and puts back views.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    public enum ScrollDirection: Int, Sendable {
        case vertical
        case horizontal
    }

    public enum ElementCategory: UInt, Sendable {
        case cell
        case supplementaryView
        case decorationView
    }

    /// When cells that size themselves are asked again for the size they prefer.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// When the layout is invalidated or the data changes.
        case disabled = 0
        /// When they or their content views are told `invalidateIntrinsicContentSize()`, or are configured anew.
        case enabled = 1
        /// When anything in their content views waits for layout, too.
        case enabledIncludingConstraints = 2
    }

    /// Where `scrollToItem` puts an item: at most one place an axis.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// Held weakly; one that is also a `UICollectionViewDelegateFlowLayout` is asked by flow layouts.
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { _scrollDelegate as? any UICollectionViewDelegate }
        set {
            guard newValue !== _scrollDelegate else { return }
            _scrollDelegate = newValue
            // What the former delegate said of sizes no longer holds.
            collectionViewLayout.invalidateLayout()
        }
    }

    open var collectionViewLayout: UICollectionViewLayout {
        get { ownLayout }
        set {
            let old = ownLayout
            ownLayout = newValue
            guard newValue !== old else { return }
            newValue.setBouncing(of: self)
            exchangeLayout(old)
        }
    }

    /// Behind the elements; keeps its place when the content scrolls.
    open var backgroundView: UIView? {
        didSet { exchangeBackground(oldValue) }
    }

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false

    /// Whether cells show what is for editing: accessories, their state.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            hideRowActions()
            updateCellConfigurations()
        }
    }

    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { if selfSizingInvalidation == .enabledIncludingConstraints { ConstraintFollowing.begin() } }
    }

    // MARK: What layout keeps

    /// Used on the main actor alone; unsafe so that `deinit`, which has no actor, can take its reference back.
    private nonisolated(unsafe) final var ownLayout: UICollectionViewLayout
    /// Items of each section; nil while the data source has to be asked (again).
    var itemCounts: [Int]?
    /// In the order of their keys.
    var visibleElements: [VisibleElement] = []
    var elementKinds = ElementKinds()
    var pools = ReusePools<UICollectionReusableView>()
    var selectedIndexPaths: [IndexPath] = []
    /// The cell whose content has made way for its row's actions.
    weak var cellWithActions: UICollectionViewListCell?
    /// The attributes of the element whose view is being asked for.
    var attributesInUse: UICollectionViewLayoutAttributes?
    var update = CollectionUpdate()
    var batch = ListBatch()
    /// The visible cell that is being configured again: it is what its data source dequeues.
    var reconfiguredCell: UICollectionReusableView?

    // MARK: Making

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        ownLayout = layout
        super.init(frame: frame)
        backgroundColor = .systemBackground
        layout.owner = self
        layout.setBouncing(of: self)
    }

    public required init?(coder: NSCoder) {
        ownLayout = coder.documentReader?.collectionLayout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        backgroundColor = .systemBackground
        ownLayout.owner = self
        finishDecoding(coder, as: UICollectionView.self)
    }

    deinit {
        if ownLayout.owner === self { ownLayout.owner = nil }
    }

    // MARK: Data

    /// Forgets counts, sizes and views; all are asked for again at the next layout, or as soon as something needs them.
    open func reloadData() {
        discardData()
    }

    /// Carries out together what `updates` announces, at once: a picture shows where the animation ends. `completion` is
    /// called in a later turn of the main queue.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch({ updates?() }, completion: completion)
    }

    open func insertItems(at indexPaths: [IndexPath]) {
        announce { $0.insertedItems += indexPaths }
    }

    open func deleteItems(at indexPaths: [IndexPath]) {
        announce { $0.deletedItems += indexPaths }
    }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        announce { $0.movedItems.append((indexPath, newIndexPath)) }
    }

    /// Shows the items with other cells.
    open func reloadItems(at indexPaths: [IndexPath]) {
        announce { $0.reloadedItems += indexPaths }
    }

    /// Has the same cells configured again, and measured again where they size themselves.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        announce { $0.reconfiguredItems += indexPaths }
    }

    open func insertSections(_ sections: IndexSet) {
        announce(sections) { $0.insertedSections += sections }
    }

    open func deleteSections(_ sections: IndexSet) {
        announce(sections) { $0.deletedSections += sections }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        announce { $0.movedSections.append((section, newSection)) }
    }

    open func reloadSections(_ sections: IndexSet) {
        announce(sections) { $0.reloadedSections += sections }
    }

    /// Whether changes have been announced that are not carried out yet.
    open var hasUncommittedUpdates: Bool { batch.depth > 0 }

    open var numberOfSections: Int { countedItems.count }

    open func numberOfItems(inSection section: Int) -> Int {
        let counts = countedItems
        guard counts.indices.contains(section) else {
            ListFailure.missingSection(section, count: counts.count).report()
            return 0
        }
        return counts[section]
    }

    // MARK: Registration and reuse

    /// The class must be a `UICollectionViewCell`; nil ends the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        registerSupplementary(viewClass, elementKind, identifier)
    }

    /// Cells are made of a document with one object, the cell; nil ends the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registerCell(nib, identifier)
    }

    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(nib, kind, identifier)
    }

    /// A pooled cell, prepared for reuse, or a new one, in the layout's frame for the index path.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier, for: indexPath)
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(kind: elementKind, identifier: identifier, for: indexPath)
    }

    // MARK: What is on screen

    /// Nil for an item that is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        visibleView(at: indexPath, kind: 0) as? UICollectionViewCell
    }

    /// Nil for a cell that is not shown by this collection view.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard cell.superview === self, let attributes = cell.shownAttributes else { return nil }
        return attributes.representedElementCategory == .cell ? attributes.indexPath : nil
    }

    /// In the order of their index paths.
    open var visibleCells: [UICollectionViewCell] {
        visibleElements.compactMap { $0.key.kind == 0 ? $0.view as? UICollectionViewCell : nil }
    }

    open var indexPathsForVisibleItems: [IndexPath] {
        visibleElements.lazy.filter { $0.key.kind == 0 }.compactMap { $0.view.shownAttributes?.indexPath }
    }

    // MARK: The layout's answers

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(displayed)
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(displayed)
    }

    // MARK: Selection, by code: the delegate is not told

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: indexPath)
    }

    /// In the order of selection.
    open var indexPathsForSelectedItems: [IndexPath]? { selectedIndexPaths }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toItemAt: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateVisibleElements()
    }

    override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        invalidateLayoutIfNeeded(for: newBounds)
    }

    override func geometryDidChange(fromPosition oldPosition: CGPoint, bounds oldBounds: CGRect) {
        update.isNeeded = update.isNeeded || bounds != oldBounds
        super.geometryDidChange(fromPosition: oldPosition, bounds: oldBounds)
        placeBackground()
    }

    override func limitOffset() {
        update.limitsOffset = true
        requestUpdate()
    }

    override func insetsDidChange(from old: UIEdgeInsets) {
        super.insetsDidChange(from: old)
        collectionViewLayout.contentInsetsDidChange(from: old, to: adjustedContentInset)
    }
}
