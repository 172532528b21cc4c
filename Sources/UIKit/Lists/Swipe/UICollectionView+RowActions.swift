import Foundation

extension UICollectionView {
    /// What the list of an item's section offers; nil in sections that are no lists.
    private func listConfiguration(at indexPath: IndexPath) -> UICollectionLayoutListConfiguration? {
        let sections = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.currentGeometry?.sections
        guard let sections, sections.indices.contains(indexPath.section) else { return nil }
        return sections[indexPath.section].description.list?.configuration
    }

    func accessibilityActions(ofItemAt indexPath: IndexPath, _ cell: UIView) -> [UIAccessibilityCustomAction] {
        let configuration = listConfiguration(at: indexPath)
        let sides = [
            configuration?.leadingSwipeActionsConfigurationProvider?(indexPath),
            configuration?.trailingSwipeActionsConfigurationProvider?(indexPath),
        ]
        return UIAccessibilityCustomAction.actions(of: sides, in: cell)
    }

    func showRowActions(of cell: UICollectionViewListCell, at indexPath: IndexPath) {
        hideRowActions()
        let provider = listConfiguration(at: indexPath)?.trailingSwipeActionsConfigurationProvider
        guard let configuration = provider?(indexPath), !configuration.actions.isEmpty else { return }
        cellWithActions = cell
        cell.show(RowActionsView(configuration) { [weak self] in self?.hideRowActions() })
    }

    /// Whether there were any to hide.
    @discardableResult func hideRowActions() -> Bool {
        guard let cell = cellWithActions else { return false }
        cellWithActions = nil
        cell.show(nil)
        return true
    }
}

extension UICollectionViewListCell {
    /// What a tap on the delete accessory does by itself.
    func showRowActions() {
        guard let list = superview as? UICollectionView, let attributes = shownAttributes else { return }
        list.showRowActions(of: self, at: attributes.indexPath)
    }

    /// Moves the row's content away for its actions; nil moves it back.
    func show(_ actions: RowActionsView?) {
        rowActions?.removeFromSuperview()
        rowActions = actions
        if let actions { addSubview(actions) }
        setNeedsLayout()
    }

    /// At the trailing edge, with what else is in the cell moved away.
    func layOutRowActions() {
        guard let rowActions else { return }
        let width = rowActions.fittingWidth
        let shift = isRightToLeft ? width : -width
        for view in shownAccessories.views + [contentView] { view.frame.origin.x += shift }
        rowActions.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
        if subviews.last !== rowActions { bringSubviewToFront(rowActions) }
    }
}
