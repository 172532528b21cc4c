import Foundation

extension UICollectionViewListCell {
    func accessoriesDidChange() {
        accessoryState = nil
        setNeedsUpdateConfiguration()
    }

    /// Makes the views of accessories where the state has changed.
    func updateAccessories(for state: UICellConfigurationState) {
        let isHeader = shownAttributes?.listPlace?.role == .header
        let new = CellAccessories.State(
            isEditing: state.isEditing, isSelected: state.isSelected, isExpanded: state.isExpanded, isHeader: isHeader)
        guard accessoryState != new else { return }
        accessoryState = new
        if accessories.isEmpty, shownAccessories.isEmpty { return }
        shownAccessories.show(accessories, new, in: self)
        setNeedsLayout()
    }

    /// Places accessories, and the content view between them; returns what they leave.
    @discardableResult func placeContent(in size: CGSize) -> CellAccessories.Room {
        var margins = effectiveDirectionalLayoutMargins
        if !indentsAccessories { margins.leading -= indentation }
        let content = configurator?.listContentView?.directionalLayoutMargins ?? .zero
        (margins.top, margins.bottom) = (content.top, content.bottom)
        let room = shownAccessories.place(in: self, size: size, margins: margins)
        let left = isRightToLeft ? room.trailing : room.leading
        let frame = CGRect(
            x: left, y: 0, width: max(0, size.width - room.leading - room.trailing), height: size.height)
        if contentView.frame != frame { contentView.frame = frame }
        return room
    }

    func toggleOutline() {
        guard let list = superview as? UICollectionView, let attributes = shownAttributes else { return }
        (list.dataSource as? any OutlineSource)?.toggle(at: attributes.indexPath)
    }

    // MARK: Separators

    var madeSeparatorGuide: UILayoutGuide {
        if let separatorGuide { return separatorGuide.guide }
        let made = SeparatorGuide(in: self)
        separatorGuide = made
        setNeedsLayout()
        return made.guide
    }

    /// Lines begin where the text does.
    func separatorInsets(otherwise standard: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        var insets = standard
        if let content = configurator?.listContentView {
            let before = isRightToLeft ? bounds.width - contentView.frame.maxX : contentView.frame.minX
            // The line stays where it is while the content has made way for actions.
            insets.leading = before + content.textInset + (rowActions?.fittingWidth ?? 0)
        }
        guard let separatorGuide else { return insets }
        separatorGuide.take(insets)
        let frame = separatorGuide.guide.layoutFrame
        return NSDirectionalEdgeInsets(
            UIEdgeInsets(top: 0, left: frame.minX, bottom: 0, right: bounds.width - frame.maxX),
            isRightToLeft: isRightToLeft)
    }
}

/// The guide of a cell's separator: where the row's content has it, unless constraints of the app pull it away.
@MainActor final class SeparatorGuide {
    let guide = UILayoutGuide()
    private let leading: NSLayoutConstraint
    private let trailing: NSLayoutConstraint

    init(in cell: UIView) {
        guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
        cell.addLayoutGuide(guide)
        leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
        trailing = cell.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
        leading.priority = .fittingSizeLevel
        trailing.priority = .fittingSizeLevel
        NSLayoutConstraint.activate([
            leading, trailing, guide.topAnchor.constraint(equalTo: cell.topAnchor),
            guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        ])
    }

    func take(_ insets: NSDirectionalEdgeInsets) {
        if leading.constant != insets.leading { leading.constant = insets.leading }
        if trailing.constant != insets.trailing { trailing.constant = insets.trailing }
    }
}
