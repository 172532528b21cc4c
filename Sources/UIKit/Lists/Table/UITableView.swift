public import Foundation

/// Shows a data source's rows one below the other, in sections; only what is visible has cells, which are used again and
/// again.
///
/// The way of a change: `reloadData`, an update or new bounds mark the view for layout; `layoutSubviews` asks for counts,
/// resolves the heights of what is visible (see `TableGeometry`), takes over the content size, and makes, moves and puts
/// back cells. A height is an estimate until its row is seen; from then on it is the row's own.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    open private(set) var style: Style

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { discardData() } }
    }

    /// Held weakly.
    open weak var delegate: (any UITableViewDelegate)? {
        get { _scrollDelegate as? any UITableViewDelegate }
        set {
            guard newValue !== _scrollDelegate else { return }
            _scrollDelegate = newValue
            // What the former delegate said of heights and headers no longer holds.
            forgetGeometry()
        }
    }

    // MARK: Heights, in points

    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { forgetGeometry() } }
    }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { forgetGeometry() } }
    }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { forgetGeometry() } }
    }
    /// Stands in for the heights of rows until they are seen; 0 has them all asked for at once.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { forgetGeometry() } }
    }
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { forgetGeometry() } }
    }
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { forgetGeometry() } }
    }
    /// Above each section that has a header; automatic: 22 in plain tables, 0 in others.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { forgetGeometry() } }
    }

    /// What has the height of a visible row found again, beside updates of the table.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { if selfSizingInvalidation == .enabledIncludingConstraints { ConstraintFollowing.begin() } }
    }

    // MARK: Looks

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { forgetGeometry() } }
    }
    open var separatorColor: UIColor? = .separator { didSet { cellLooksDidChange() } }
    /// The separators' distances from the sides; set, it holds for all cells that set none of their own.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? automaticSeparatorInset }
        set {
            ownSeparatorInset = newValue
            cellLooksDidChange()
        }
    }
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { cellLooksDidChange() } }
    /// Whether the cells' margins keep text to a width that is easily read.
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { cellMarginsDidChange() } }
    /// Whether the cells' content keeps clear of the safe area at the sides.
    open var insetsContentViewsToSafeArea = true { didSet { cellMarginsDidChange() } }

    /// Behind the rows; keeps its place when the content scrolls.
    open var backgroundView: UIView? { didSet { exchangeBackground(oldValue) } }
    /// Above the first section, as wide as the table, in the height of its frame.
    open var tableHeaderView: UIView? { didSet { exchangeOwnBand(oldValue, for: tableHeaderView) } }
    /// Below the last section.
    open var tableFooterView: UIView? { didSet { exchangeOwnBand(oldValue, for: tableFooterView) } }

    // MARK: Section index, there where the data source has titles for it

    /// From how many rows on the index is shown.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { forgetGeometry() } }
    }
    /// Of the titles; the tint colour where none is set.
    open var sectionIndexColor: UIColor? { didSet { sectionIndex.view?.setNeedsDisplay() } }
    /// Behind the titles; nothing where none is set.
    open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndex.view?.setNeedsDisplay() } }
    /// Has the data source asked for the titles again.
    open func reloadSectionIndexTitles() { forgetSectionIndex() }

    // MARK: Selection and editing

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    /// In the order of selection.
    open var indexPathsForSelectedRows: [IndexPath]? { selectedIndexPaths.isEmpty ? nil : selectedIndexPaths }
    open var indexPathForSelectedRow: IndexPath? { selectedIndexPaths.first }
    open var isEditing: Bool {
        get { isInEditingMode }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

    // MARK: What layout keeps

    var itemCounts: [Int]?
    var isCounting = false
    var batch = ListBatch()
    /// Nil while heights have to be asked for (again).
    var geometry: TableGeometry?
    /// In the order of their elements.
    var visibleElements: [VisibleTableElement] = []
    var cellPools = ReusePools<UITableViewCell>(keepsUnregistered: true)
    var headerFooterPools = ReusePools<UITableViewHeaderFooterView>(keepsUnregistered: true)
    var selectedIndexPaths: [IndexPath] = []
    var update = TableUpdate()
    /// The visible cell that is being configured again: it is what its data source dequeues.
    var reconfiguredCell: UITableViewCell?
    var ownSeparatorInset: UIEdgeInsets?
    var isInEditingMode = false
    /// The cell whose content has made way for its row's actions.
    weak var cellWithActions: UITableViewCell?
    var sectionIndex = TableSectionIndex()
    /// The cells of a document's table that has no others.
    var staticContent: StaticTableContent?

    // MARK: Making

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = coder.documentReader?.tableStyle ?? .plain
        super.init(coder: coder)
        setUp()
        finishDecoding(coder, as: UITableView.self)
    }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    // MARK: Data

    /// Forgets counts, heights and cells. Counts are asked for again at once, as on a device; what changes from then on has to
    /// be announced. Heights and cells are asked for at the next layout, or as soon as something needs them.
    open func reloadData() {
        discardData()
        if !isCounting { _ = countedItems }
    }

    /// Carries out together what `updates` announces. A picture shows where the animation ends; `completion` is called in a
    /// later turn of the main queue.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch({ updates?() }, completion: completion)
    }
    open func beginUpdates() { beginBatch() }
    /// Also has the heights of rows asked for again.
    open func endUpdates() { endUpdateBlock() }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        announce { $0.insertedItems += indexPaths }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        announce { $0.deletedItems += indexPaths }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        announce { $0.movedItems.append((indexPath, newIndexPath)) }
    }
    /// Shows the rows with other cells.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        announce { $0.reloadedItems += indexPaths }
    }
    /// Has the same cells configured again, and their heights found again.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        announce { $0.reconfiguredItems += indexPaths }
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        announce(sections) { $0.insertedSections += sections }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        announce(sections) { $0.deletedSections += sections }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        announce { $0.movedSections.append((section, newSection)) }
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        announce(sections) { $0.reloadedSections += sections }
    }

    /// Whether changes have been announced that are not carried out yet.
    open var hasUncommittedUpdates: Bool { batch.depth > 0 }

    open var numberOfSections: Int { countedItems.count }
    open func numberOfRows(inSection section: Int) -> Int { rowCount(section) }

    // MARK: Registration and reuse

    /// The class must be a `UITableViewCell`; nil ends the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeaderFooter(aClass, identifier)
    }
    /// Cells are made of a document with one object, the cell; nil ends the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registerCell(nib, identifier)
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeaderFooter(nib, identifier)
    }
    /// A pooled cell, prepared for reuse, or a new one of the registered class or document; nil where there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier, for: nil)
    }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueRegisteredCell(identifier, for: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeaderFooter(identifier)
    }

    // MARK: What is on screen

    /// Nil for a row that is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visibleCell(at: indexPath) }
    /// Nil for a cell that is not shown by this table view.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cell.table === self ? cell.shownIndexPath : nil
    }
    /// In the order of their index paths.
    open var visibleCells: [UITableViewCell] {
        bringUpToDate()
        return visibleElements.compactMap { $0.view as? UITableViewCell }
    }
    open var indexPathsForVisibleRows: [IndexPath]? {
        bringUpToDate()
        return visibleElements.compactMap(\.element.indexPath)
    }
    /// Nil for a header that is not visible.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleView(of: .header(section)) as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleView(of: .footer(section)) as? UITableViewHeaderFooterView
    }

    // MARK: Selection, by code: the delegate is not told

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(false, at: indexPath) }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toRowAt: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateVisibleElements()
    }

    override var ownParts: [UIView] { sectionIndex.view.map { [$0] } ?? [] }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        takeMargins()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        takeMargins()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        forgetGeometry()
    }

    /// The system's for a table: 16 points at the sides, 20 from a width of 414 on. Source: margins stored in Interface
    /// Builder documents.
    override var standardLayoutMargins: UIEdgeInsets {
        let side: CGFloat = bounds.width >= 414 ? 20 : 16
        let vertical: CGFloat = viewController == nil ? 8 : 0
        return UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
    }

    override func geometryDidChange(fromPosition oldPosition: CGPoint, bounds oldBounds: CGRect) {
        update.isNeeded = update.isNeeded || bounds != oldBounds
        super.geometryDidChange(fromPosition: oldPosition, bounds: oldBounds)
        if bounds.width != oldBounds.width { widthDidChange() }
        placeBackground()
    }

    override func limitOffset() {
        update.limitsOffset = true
        requestUpdate()
    }

    override func insetsDidChange(from old: UIEdgeInsets) {
        super.insetsDidChange(from: old)
        requestUpdate()
    }
}
