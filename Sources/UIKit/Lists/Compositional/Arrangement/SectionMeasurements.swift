import Foundation

/// The sizes that the elements of a section prefer, as far as they have been asked.
struct SectionMeasurements {
    struct Supplementary: Hashable {
        let kind: String
        let item: Int
    }

    /// By item.
    var items: [Int: CGSize] = [:]
    var supplementaries: [Supplementary: CGSize] = [:]
    /// One past the last item that was measured: groups from there on are as their estimates say.
    private(set) var end = 0

    /// Takes over what an element prefers; false where that was known.
    @MainActor @discardableResult mutating func record(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let item = attributes.indexPath.last ?? 0
        guard let kind = attributes.representedElementKind else { return record(attributes.size, ofItem: item) }
        return supplementaries.updateValue(attributes.size, forKey: .init(kind: kind, item: item)) != attributes.size
    }

    @discardableResult mutating func record(_ size: CGSize, ofItem item: Int) -> Bool {
        end = max(end, item + 1)
        return items.updateValue(size, forKey: item) != size
    }

    /// What an element preferred when it was asked; nil if it was not.
    @MainActor func size(of attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        let item = attributes.indexPath.last ?? 0
        guard let kind = attributes.representedElementKind else { return items[item] }
        return supplementaries[.init(kind: kind, item: item)]
    }
}
