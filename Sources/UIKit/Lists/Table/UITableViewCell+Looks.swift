import Foundation

extension UITableViewCell {
    /// The corners' radius of cards. Source: metrics facts 3.11.
    private static let cardRadius: CGFloat = 10

    func adopt(_ table: UITableView, at indexPath: IndexPath) {
        shownIndexPath = indexPath
        guard self.table !== table else { return }
        self.table = table
        applyStandardBackground()
        marginsDidChange()
    }

    // MARK: Background and corners

    /// The system's colour for rows, until the app sets one.
    func applyStandardBackground() {
        guard !hasOwnBackgroundColor, backgroundConfiguration == nil, let table else { return }
        let color: UIColor = table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        setStandardBackground(color)
    }

    func placeDidChange() {
        setNeedsLayout()
        guard place.style == .insetGrouped else { return }
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.cornerRadius = corners.isEmpty ? 0 : Self.cardRadius
        layer.cornerCurve = .continuous
        layer.masksToBounds = !corners.isEmpty || parts.rowActions != nil
    }

    func exchange(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { fill(with: new, at: 0) }
    }

    private func fill(with view: UIView, at index: Int) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: index)
    }

    // MARK: Selection

    private var wantedSelectionView: UIView? {
        guard state.isSelected || state.isHighlighted, selectionStyle != .none, backgroundConfiguration == nil else {
            return nil
        }
        if table?.allowsMultipleSelection ?? false, let multipleSelectionBackgroundView {
            return multipleSelectionBackgroundView
        }
        if let selectedBackgroundView { return selectedBackgroundView }
        if let made = parts.selectionFill { return made }
        let fill = UIView()
        fill.backgroundColor = .systemGray4
        parts.selectionFill = fill
        return fill
    }

    /// Shows the background of selection, and has labels and images in the content look highlighted, as on a device.
    func updateSelectionLook() {
        if configurator != nil { setNeedsUpdateConfiguration() }
        if parts.editingControl != nil { setNeedsLayout() }
        let wanted = wantedSelectionView
        if parts.shownSelection !== wanted {
            parts.shownSelection?.removeFromSuperview()
            parts.shownSelection = wanted
            if let wanted { fill(with: wanted, at: backgroundView == nil ? 0 : 1) }
        }
        let isShown = selectionStyle != .none && (state.isSelected || state.isHighlighted)
        guard isShown != parts.contentIsHighlighted else { return }
        parts.contentIsHighlighted = isShown
        contentView.forEachInSubtree { view in
            if let label = view as? UILabel { label.isHighlighted = isShown }
            if let image = view as? UIImageView { image.isHighlighted = isShown }
        }
    }
}
