import Foundation

extension ListChanges {
    /// Where what one snapshot shows is in the next. O(items).
    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        var newSections: [Section: Int] = [:]
        var newItems: [Item: IndexPath] = [:]
        var counts: [Int] = []
        for (section, identifier) in new.sectionIdentifiers.enumerated() {
            newSections[identifier] = section
            let items = new.itemIdentifiers(inSection: identifier)
            counts.append(items.count)
            for (item, identifier) in items.enumerated() {
                newItems[identifier] = IndexPath(item: item, section: section)
            }
        }
        let reconfigured = new.reconfiguredItemIdentifiers.compactMap { newItems[$0] }
        for identifier in new.reloadedItemIdentifiers { newItems[identifier] = nil }
        for identifier in new.reloadedSectionIdentifiers {
            newSections[identifier] = nil
            for item in new.itemIdentifiers(inSection: identifier) { newItems[item] = nil }
        }
        self.init(
            sections: old.sectionIdentifiers.map { newSections[$0] },
            items: old.sectionIdentifiers.map { old.itemIdentifiers(inSection: $0).map { newItems[$0] } },
            counts: counts)
        self.reconfigured = reconfigured
    }
}
