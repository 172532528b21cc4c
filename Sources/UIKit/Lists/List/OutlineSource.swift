import Foundation

/// A data source whose items may have others below them, which are shown or not.
@MainActor protocol OutlineSource {
    func isExpanded(at indexPath: IndexPath) -> Bool

    /// Shows what is below an item, or hides it.
    func toggle(at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func isExpanded(at indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section) else {
            return false
        }
        let outline = snapshot(for: section)
        return outline.contains(item) && outline.isExpanded(item)
    }

    func toggle(at indexPath: IndexPath) {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section) else {
            return
        }
        if let outline = toggledOutline(snapshot(for: section), at: item) { apply(outline, to: section) }
    }
}

extension UICollectionView {
    /// Has visible cells bring their configurations up to date.
    func updateCellConfigurations() {
        for element in visibleElements {
            (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        }
    }
}

extension UICollectionViewListCell {
    /// Whether a tap on the row itself opens or closes the outline: the chevron stands at its end.
    var opensOutlineByTap: Bool {
        let isHeader = shownAttributes?.listPlace?.role == .header
        return accessories.contains { accessory in
            guard case .outlineDisclosure(let style) = accessory.kind, accessory.actionHandler == nil else {
                return false
            }
            return style == .header || style == .automatic && isHeader
        }
    }
}
