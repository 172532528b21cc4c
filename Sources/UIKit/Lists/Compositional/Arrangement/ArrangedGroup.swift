import Foundation

/// One cell's place in a group.
struct ArrangedItem {
    /// From the group's origin.
    var frame: CGRect
    let item: NSCollectionLayoutItem
    var zIndex = 0
}

/// A group, or one item, with everything in it placed from its own origin; not yet anywhere in a section.
///
/// Made by `GroupArranger`, placed by `CompositionalSection`.
struct ArrangedGroup {
    /// Before insets, without the edge spacing around it.
    var size: CGSize
    /// In the order of the section's items.
    var items: [ArrangedItem] = []
    /// The groups in it that have supplementary views, by the number of items before each.
    var decoratedGroups: [(frame: CGRect, group: NSCollectionLayoutGroup, firstItem: Int)] = []

    /// Takes over another's elements, moved to an origin.
    mutating func append(_ other: ArrangedGroup, at origin: CGPoint) {
        let before = items.count
        for var item in other.items {
            item.frame.origin.x += origin.x
            item.frame.origin.y += origin.y
            items.append(item)
        }
        for (frame, group, first) in other.decoratedGroups {
            decoratedGroups.append((frame.offsetBy(dx: origin.x, dy: origin.y), group, before + first))
        }
    }
}

extension ArrangedGroup {
    /// How far elements reach out of the group on either side. Points.
    @MainActor func overhang(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        var result: CGFloat = 0
        func include(_ frame: CGRect) {
            let (low, high) = axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
            result = max(result, -low, high - size[axis])
        }
        func include(_ supplementaries: [NSCollectionLayoutSupplementaryItem], on frame: CGRect) {
            for item in supplementaries {
                include(item.frame(on: frame, size: item.layoutSize.resolved(in: frame.size, measured: nil)))
            }
        }
        for item in items {
            include(item.frame)
            include(item.item.supplementaryItems, on: item.frame)
        }
        for (frame, group, _) in decoratedGroups { include(group.supplementaryItems, on: frame) }
        return result
    }
}
