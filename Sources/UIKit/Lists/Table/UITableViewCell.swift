public import Foundation

/// One row's view: backgrounds below, the content view above them, an accessory beside it, separators on top.
///
/// Fills itself by a built-in style (`textLabel` and the others), or shows what an app puts into `contentView`, whose
/// constraints then decide the row's height.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// What it was dequeued by.
    open internal(set) var reuseIdentifier: String?
    /// What an app shows and constrains goes in here. The view of a content configuration takes its place.
    public internal(set) final var contentView: UIView { didSet { contentView.takesMarginsFromRow() } }

    // MARK: Built-in content, made when it is asked for

    open var textLabel: UILabel? { builtIn.label(.text) }
    /// Nil in the default style.
    open var detailTextLabel: UILabel? { builtIn.label(.detail) }
    open var imageView: UIImageView? { builtIn.madeImageView() }

    // MARK: Backgrounds

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasOwnBackgroundColor = newValue != nil
            if newValue != nil { configurator?.backgroundConfiguration = nil }
            super.backgroundColor = newValue
            if newValue == nil { applyStandardBackground() }
        }
    }
    /// Behind everything.
    open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
    /// Above `backgroundView`, there only while the cell is selected or highlighted; the system's gray where none is set.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            updateSelectionLook()
        }
    }
    /// In place of `selectedBackgroundView` in tables with several selections.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            if oldValue !== multipleSelectionBackgroundView { oldValue?.removeFromSuperview() }
            updateSelectionLook()
        }
    }

    /// Sets the system's colour, which is not one of the app's.
    func setStandardBackground(_ color: UIColor?) { super.backgroundColor = color }

    // MARK: Configurations

    /// The content view is one of this configuration; nil for a plain view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurator?.contentConfiguration }
        set { configurator(for: newValue)?.contentConfiguration = newValue }
    }
    /// Setting it takes the background view and colour away.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurator?.backgroundConfiguration }
        set { setBackgroundConfiguration(newValue) }
    }
    /// Whether the content configuration is updated for each new state by itself.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurator?.automaticallyUpdatesContent ?? true }
        set { makeConfigurator().automaticallyUpdatesContent = newValue }
    }
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurator?.automaticallyUpdatesBackground ?? true }
        set { makeConfigurator().automaticallyUpdatesBackground = newValue }
    }
    /// Called before the cell is shown, and again when its state has changed, after `updateConfiguration(using:)`.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// What configurations are updated for; overrides add states of their own to what `super` returns.
    open var configurationState: UICellConfigurationState { standardConfigurationState }
    /// Asks for an update of the configurations before the cell is measured or laid out again.
    open func setNeedsUpdateConfiguration() { setNeedsConfigurationUpdate() }
    /// Brings the configurations to a state; overrides set their own, from what `super` or `updated(for:)` gives.
    open func updateConfiguration(using state: UICellConfigurationState) { configurator?.update(using: state) }
    /// A content configuration as the cell's style has it.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContentConfiguration }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        .listCell().updated(for: configurationState)
    }

    // MARK: Selection

    open var selectionStyle = SelectionStyle.default { didSet { updateSelectionLook() } }
    open var isSelected: Bool {
        get { state.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { state.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Subclasses override it to look different while they are selected; they call it.
    open func setSelected(_ selected: Bool, animated: Bool) {
        state.isSelected = selected
        updateSelectionLook()
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        state.isHighlighted = highlighted
        updateSelectionLook()
    }

    // MARK: Accessories and editing

    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
    /// In place of what `accessoryType` shows, in its own size.
    open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { accessoryDidChange() } } }
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
    }
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoryDidChange() } }
    }
    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != state.isEditing else { return }
        state.isEditing = editing
        accessoryDidChange()
    }
    /// What the table's delegate says of the row.
    open internal(set) var editingStyle = EditingStyle.none {
        didSet { if editingStyle != oldValue { accessoryDidChange() } }
    }
    open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { accessoryDidChange() } } }
    open var shouldIndentWhileEditing = true

    // MARK: Layout

    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
    /// The separator's distances from the sides; the table's unless it is set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? shownSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: What the table keeps with its cell

    let cellStyle: CellStyle
    let builtIn: TableCellContent
    var configurator: CellConfigurator?
    var needsConfigurationUpdate = true
    var state = TableCellState()
    var ownSeparatorInset: UIEdgeInsets?
    var hasOwnBackgroundColor = false
    var separators = TableSeparators()
    var parts = TableCellParts()
    /// In pictures of documents; nil in apps.
    var canvasContent: CanvasContent?
    /// The table whose row it shows, or showed last.
    weak var table: UITableView?
    /// Nil while the cell is in the pool.
    var shownIndexPath: IndexPath?
    /// Which of its section's edges the row is at.
    var place = TableCellPlace() { didSet { if place != oldValue { placeDidChange() } } }
    /// The layout in which it was measured last (see `LayoutNesting.pass`).
    var measuredInPass = 0

    // MARK: Making

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        cellStyle = style
        contentView = UITableViewCellContentView(frame: Self.standardFrame)
        builtIn = TableCellContent(style: style)
        super.init(frame: Self.standardFrame)
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        cellStyle = coder.documentReader?.cellStyle ?? .default
        reuseIdentifier = coder.documentReader?.string("reuseIdentifier")
        contentView = UITableViewCellContentView(frame: Self.standardFrame)
        builtIn = TableCellContent(style: cellStyle)
        super.init(coder: coder)
        setUp()
        finishDecoding(coder, as: UITableViewCell.self)
    }

    private static let standardFrame = CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight)

    private func setUp() {
        insetsLayoutMarginsFromSafeArea = false
        contentView.takesMarginsFromRow()
        builtIn.cell = self
        addSubview(contentView)
    }

    /// Called before a pooled cell is handed out again; overrides take back what a former use left behind.
    open func prepareForReuse() {
        state.isHighlighted = false
        state.isSelected = false
        updateSelectionLook()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutParts()
        canvasContent?.layOut(in: self)
    }

    /// The height that the content needs, with the separator's.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        return fittingSize(of: targetSize, horizontal, vertical)
    }

    /// Has the row's height found again, where the table allows it.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        guard let table, table.selfSizingInvalidation != .disabled, !LayoutNesting.isRunning else { return }
        table.measureAgain(self)
    }

    /// A content configuration's view tells of each new content, and so does a content view whose app has it say so.
    override func contentSizeDidChange(of subview: UIView) {
        super.contentSizeDidChange(of: subview)
        guard subview === contentView, let table, !table.update.isRunning else { return }
        invalidateIntrinsicContentSize()
    }

    /// The app's, and what the table's delegate offers at the sides of the row.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let offered = shownIndexPath.flatMap { table?.accessibilityActions(ofRowAt: $0, self) } ?? []
            let own = super.accessibilityCustomActions
            return offered.isEmpty ? own : (own ?? []) + offered
        }
        set { super.accessibilityCustomActions = newValue }
    }

    /// The content view follows at once: constraints in it are solved before the cell's own layout.
    override func geometryDidChange(fromPosition oldPosition: CGPoint, bounds oldBounds: CGRect) {
        super.geometryDidChange(fromPosition: oldPosition, bounds: oldBounds)
        if bounds.size != oldBounds.size { placeContentView() }
    }

    override var layoutState: LayoutState {
        didSet {
            guard layoutState.contains(.subtreeNeedsLayout), !oldValue.contains(.subtreeNeedsLayout) else { return }
            contentWaitsForLayout()
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        configurator?.refreshBackground()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        marginsDidChange()
    }

    /// The system's for a cell: 11 points above and below, the table's at the sides. Source: margins stored in Interface
    /// Builder documents.
    override var standardLayoutMargins: UIEdgeInsets {
        let (side, safe) = (marginSide, safeAreaInsets)
        return UIEdgeInsets(top: 11, left: side.left + safe.left, bottom: 11, right: side.right + safe.right)
    }
}
