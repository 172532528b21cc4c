import Foundation

extension CompositionalSection {
    /// Where an item is, in content coordinates; nil for one that found no place. O(log groups + items of its group).
    func place(ofItem item: Int) -> (item: ArrangedItem, frame: CGRect)? {
        guard let index = groupIndex(ofItem: item) else { return nil }
        let group = groups[index]
        let arranged = arrangedGroup(from: group.firstItem)
        guard arranged.items.indices.contains(item - group.firstItem) else { return nil }
        let origin = origin(of: group, arranged: arranged)
        let found = arranged.items[item - group.firstItem]
        return (found, found.frame.offsetBy(dx: origin.x, dy: origin.y))
    }

    /// The supplementary view of a kind on an item, or on the group that begins with it, and that one's frame.
    func badge(ofKind kind: String, at item: Int) -> (badge: NSCollectionLayoutSupplementaryItem, frame: CGRect)? {
        guard let place = place(ofItem: item), let index = groupIndex(ofItem: item) else { return nil }
        if let badge = place.item.item.supplementaryItems.first(where: { $0.elementKind == kind }) {
            return (badge, place.frame)
        }
        let group = groups[index]
        let arranged = arrangedGroup(from: group.firstItem)
        let origin = origin(of: group, arranged: arranged)
        for (frame, owner, first) in arranged.decoratedGroups where group.firstItem + first == item {
            if let badge = owner.supplementaryItems.first(where: { $0.elementKind == kind }) {
                return (badge, frame.offsetBy(dx: origin.x, dy: origin.y))
            }
        }
        return nil
    }
}
