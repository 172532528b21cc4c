import UIKit

/// A flow layout whose rows begin at the leading edge and keep the minimum spacing, where the flow layout would spread them.
final class LeftAlignedFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // The flow layout keeps what it returns, so only copies may be changed.
        let attributes = super.layoutAttributesForElements(in: rect)?
            .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
        var rowBottom = -CGFloat.infinity
        var nextX = sectionInset.left
        for item in attributes ?? [] where item.representedElementCategory == .cell {
            if item.frame.minY >= rowBottom { nextX = sectionInset.left }
            item.frame.origin.x = nextX
            nextX = item.frame.maxX + minimumInteritemSpacing
            rowBottom = item.frame.maxY
        }
        return attributes
    }
}
