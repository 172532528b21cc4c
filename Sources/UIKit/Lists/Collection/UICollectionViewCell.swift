public import Foundation

/// One item's view: backgrounds below, the content view above them.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Called before the cell is shown, and again when its state has changed, after `updateConfiguration(using:)`.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// Fills the cell; what an app shows and constrains goes in here. The view of a content configuration takes its place.
    public internal(set) final var contentView: UIView

    /// Behind everything. It and a background configuration exclude each other.
    open var backgroundView: UIView? {
        didSet {
            exchangeBackground(oldValue, for: backgroundView)
            if backgroundView != nil { setBackgroundConfiguration(nil) }
        }
    }

    /// Above `backgroundView`, there only while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            updateSelectedBackground()
        }
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

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

    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// What configurations are updated for; overrides add states of their own to what `super` returns.
    open var configurationState: UICellConfigurationState { standardConfigurationState }

    /// Asks for an update of the configurations before the cell is measured or laid out again.
    open func setNeedsUpdateConfiguration() {
        setNeedsConfigurationUpdate()
    }

    /// Brings the configurations to a state; overrides set their own, from what `super` or `updated(for:)` gives.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurator?.update(using: state)
    }

    /// The background that the cell has in a list.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        standardBackground ?? .listCell().updated(for: configurationState)
    }

    var configurator: CellConfigurator?
    /// What selecting the item leads to.
    var selectionSegue: SegueTrigger?
    var needsConfigurationUpdate = true
    /// Until the app sets a background.
    var usesStandardBackground = true
    /// Nil outside of lists.
    var separators: CellSeparators?

    // MARK: Making

    public override init(frame: CGRect) {
        contentView = UIView(frame: CGRect(origin: .zero, size: frame.standardized.size))
        super.init(frame: frame)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        contentView = UIView()
        super.init(coder: coder)
        addContentView()
        finishDecoding(coder, as: UICollectionViewCell.self)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
    }

    open override var backgroundColor: UIColor? {
        didSet { if backgroundColor != nil { setBackgroundConfiguration(nil) } }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeSeparators()
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        updateConfigurationIfNeeded()
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }

    /// A content configuration's view decides; it fills the cell.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        guard contentConfiguration != nil else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        configurator?.refreshBackground()
    }

    /// The background that a cell of the kind has by itself; nil for none.
    var standardBackground: UIBackgroundConfiguration? { nil }

    /// How much further the content of a row begins than that of other rows. Points.
    var indentation: CGFloat { 0 }

    /// Where the lines of a row in a list begin and end.
    var automaticSeparatorInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: effectiveDirectionalLayoutMargins.leading, bottom: 0, trailing: 0)
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentMayHaveChanged()
    }

    override func contentSizeDidChange(of subview: UIView) {
        super.contentSizeDidChange(of: subview)
        if subview === contentView { contentMayHaveChanged() }
    }

    override var layoutState: LayoutState {
        didSet {
            if layoutState.contains(.subtreeNeedsLayout), !oldValue.contains(.subtreeNeedsLayout) {
                subtreeWaitsForLayout()
            }
        }
    }

    override func placeInListDidChange(from former: ListPlace?) {
        takeListPlace(from: former)
    }
}

extension UICollectionViewCell {
    private func addContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    private func exchangeBackground(_ old: UIView?, for new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { fill(with: new, at: 0) }
    }

    private func stateDidChange() {
        updateSelectedBackground()
        setNeedsUpdateConfiguration()
    }

    private func updateSelectedBackground() {
        guard let view = selectedBackgroundView else { return }
        guard isSelected || isHighlighted else { return view.removeFromSuperview() }
        if view.superview !== self { fill(with: view, at: backgroundView == nil ? 0 : 1) }
    }

    private func fill(with view: UIView, at index: Int) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: index)
    }
}
