import Foundation

/// Where identifiers are: what the data sources of lists answer.
extension NSDiffableDataSourceSnapshot {
    func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
        sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
    }

    func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, let section = sectionIdentifier(at: indexPath.section) else { return nil }
        let items = itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// O(items of its section).
    func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
        guard let section = sectionIdentifier(containingItem: identifier), let index = indexOfSection(section),
            let item = itemIdentifiers(inSection: section).firstIndex(of: identifier)
        else { return nil }
        return IndexPath(item: item, section: index)
    }
}
