public import Foundation

/// A row, header or footer of a list, with accessories beside its content and lines between rows.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// Beside the content. Those of the system have their own places, whatever their order here.
    open var accessories: [UICellAccessory] = [] {
        didSet { accessoriesDidChange() }
    }

    /// How often the content is indented by `indentationWidth`.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { updateListMargins() } }
    }

    /// Points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { updateListMargins() } }
    }

    /// Whether accessories before the content are indented with it.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }

    /// Where the line below the row begins and ends. Constraints on it move the line.
    open var separatorLayoutGuide: UILayoutGuide { madeSeparatorGuide }

    /// The separator's guide where it has been asked for; nil where the system alone places the line.
    package var usedSeparatorLayoutGuide: UILayoutGuide? { separatorGuide?.guide }

    /// The content of a row, or of a header or footer where the cell is one, as its list has them.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let configuration: UIListContentConfiguration =
            switch shownAttributes?.listPlace?.role {
            case .header: .header()
            case .footer: .footer()
            default: .cell()
            }
        return configuration.updated(for: configurationState)
    }

    var shownAccessories = CellAccessories()
    var accessoryState: CellAccessories.State?
    var separatorGuide: SeparatorGuide?
    /// What there is to do with the row, while it is shown.
    var rowActions: RowActionsView?

    override var standardBackground: UIBackgroundConfiguration? {
        let isRow = shownAttributes?.listPlace.map { $0.role == .row } ?? true
        let background: UIBackgroundConfiguration = isRow ? .listCell() : .listHeader()
        return background.updated(for: configurationState)
    }

    override var indentation: CGFloat { max(0, CGFloat(indentationLevel) * indentationWidth) }

    override var automaticSeparatorInsets: NSDirectionalEdgeInsets {
        separatorInsets(otherwise: super.automaticSeparatorInsets)
    }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updateAccessories(for: state)
    }

    /// The app's, and what the list offers at the sides of the row.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let own = super.accessibilityCustomActions
            guard let list = superview as? UICollectionView, let attributes = shownAttributes else { return own }
            let offered = list.accessibilityActions(ofItemAt: attributes.indexPath, self)
            return offered.isEmpty ? own : (own ?? []) + offered
        }
        set { super.accessibilityCustomActions = newValue }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        if let list = superview as? UICollectionView, list.cellWithActions === self { list.hideRowActions() }
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        placeContent(in: bounds.size)
        layOutRowActions()
        super.layoutSubviews()
    }

    /// The content beside the accessories decides; a row is as high as the highest of these at least.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let room = placeContent(in: CGSize(width: targetSize.width, height: bounds.height))
        guard contentConfiguration != nil || !shownAccessories.isEmpty else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        let sides = room.leading + room.trailing
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - sides), height: targetSize.height),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: size.width + sides, height: max(size.height, room.height))
    }
}
