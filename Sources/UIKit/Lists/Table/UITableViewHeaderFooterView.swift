public import Foundation

/// What a header or footer shows: its place decides the look of its title.
struct HeaderFooterRole: Equatable {
    var isHeader = true
    var style = UITableView.Style.plain
    /// Whether it is the header of the table's first section.
    var isFirst = false
}

/// A header or footer of a section: a title in the system's look, or what an app puts into `contentView`.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    /// What it was dequeued by.
    open internal(set) var reuseIdentifier: String?
    /// What an app shows and constrains goes in here. The view of a content configuration takes its place.
    public internal(set) final var contentView: UIView { didSet { contentView.takesMarginsFromRow() } }
    /// Behind everything.
    open var backgroundView: UIView? { didSet { exchangeBackground(oldValue) } }
    /// Made when it is asked for.
    open var textLabel: UILabel? { madeLabel() }
    open var detailTextLabel: UILabel? { madeDetailLabel() }

    // MARK: Configurations

    /// The content view is one of this configuration; nil for a plain view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurator?.contentConfiguration }
        set { configurator(for: newValue)?.contentConfiguration = newValue }
    }
    /// Setting it takes the background view away.
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
    /// Called before the view is shown, and again when its state has changed.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var configurationState: UIViewConfigurationState { standardConfigurationState }
    open func setNeedsUpdateConfiguration() { setNeedsConfigurationUpdate() }
    open func updateConfiguration(using state: UIViewConfigurationState) { configurator?.update(using: state) }
    /// A content configuration as a title is shown at the view's place.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContentConfiguration }

    var configurator: CellConfigurator?
    var needsConfigurationUpdate = true
    weak var table: UITableView?
    var role = HeaderFooterRole() { didSet { if role != oldValue { lookDidChange() } } }
    /// The table's margins for cells.
    var marginSide: (left: CGFloat, right: CGFloat) = (16, 16) {
        didSet { if marginSide != oldValue { marginsDidChange() } }
    }
    /// Whether it is away from its place, over rows that pass below it.
    var isFloating = false { didSet { if isFloating != oldValue { setNeedsUpdateConfiguration() } } }
    /// The title as the data source gave it.
    var shownTitle: String?
    var label: UILabel?
    var detailLabel: UILabel?
    var floatingFill: UIView?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        contentView = UIView()
        super.init(frame: .zero)
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        contentView = UIView()
        super.init(coder: coder)
        setUp()
        finishDecoding(coder, as: UITableViewHeaderFooterView.self)
    }

    private func setUp() {
        insetsLayoutMarginsFromSafeArea = false
        contentView.takesMarginsFromRow()
        addSubview(contentView)
    }

    /// Called before a pooled view is handed out again.
    open func prepareForReuse() {}

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutParts()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        placeContentView()
        let own = hasTitle ? titleHeight(inWidth: targetSize.width) : 0
        if hasTitleAlone { return CGSize(width: targetSize.width, height: own) }
        let holder = contentView.subviews.isEmpty && contentConfiguration == nil ? nil : contentView
        let fitted =
            holder?.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            ?? super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: targetSize.width, height: max(own, fitted.height))
    }

    override func geometryDidChange(fromPosition oldPosition: CGPoint, bounds oldBounds: CGRect) {
        super.geometryDidChange(fromPosition: oldPosition, bounds: oldBounds)
        if bounds.size != oldBounds.size { placeContentView() }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        marginsDidChange()
    }

    /// As those of cells.
    override var standardLayoutMargins: UIEdgeInsets {
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: 8, left: marginSide.left + safe.left, bottom: 8, right: marginSide.right + safe.right)
    }
}
