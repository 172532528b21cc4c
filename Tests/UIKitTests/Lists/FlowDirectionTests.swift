import Foundation
import Testing
import UIKit

@MainActor private final class LeftAlignedFlowLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect)?.compactMap {
            $0.copy() as? UICollectionViewLayoutAttributes
        }
        var x = sectionInset.left
        var row: CGFloat = -1
        for attributes in found ?? [] where attributes.representedElementCategory == .cell {
            if attributes.frame.minY >= row { x = sectionInset.left }
            attributes.frame.origin.x = x
            x += attributes.frame.width + minimumInteritemSpacing
            row = max(attributes.frame.maxY, row)
        }
        return found
    }
}

@MainActor @Suite("Directions of flow layouts") struct FlowDirectionTests {
    @Test("a subclass of the flow layout left-aligns through layoutAttributesForElements")
    func leftAligned() {
        let widths: [CGFloat] = [60, 90, 120, 80, 200, 30]
        let list = ListFixture(
            ListSource([widths.map { CGSize($0, 20) }]), width: 300, layout: LeftAlignedFlowLayout())
        list.view.layoutIfNeeded()
        #expect(list.view.visibleCells.map(\.frame.minX) == [0, 70, 170, 0, 90, 0])
        #expect(list.view.visibleCells.map(\.frame.minY) == [0, 0, 0, 30, 30, 60])
    }

    @Test("a flow runs left to right in right-to-left interfaces unless it asks to be mirrored")
    func rightToLeft() {
        final class MirroredFlowLayout: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        func origins(_ layout: UICollectionViewFlowLayout) -> [CGFloat] {
            let list = ListFixture(
                ListSource([[CGSize(100, 50), CGSize(60, 50)]]), width: 300, layout: layout)
            list.view.semanticContentAttribute = .forceRightToLeft
            list.view.layoutIfNeeded()
            return list.view.visibleCells.map(\.frame.minX)
        }
        #expect(origins(UICollectionViewFlowLayout()) == [0, 110])
        #expect(origins(MirroredFlowLayout()) == [200, 130])
    }

    @Test("a mirrored layout that scrolls sideways begins at its right end")
    func mirroredBeginning() {
        final class MirroredFlowLayout: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let layout = MirroredFlowLayout()
        layout.scrollDirection = .horizontal
        let list = ListFixture(
            ListSource(count: 10, size: CGSize(100, 50)), width: 300, height: 50, layout: layout)
        list.view.semanticContentAttribute = .forceRightToLeft
        list.view.layoutIfNeeded()
        // Ten columns of 100 and nine gaps of 10, less the view.
        #expect(list.view.contentOffset.x == 790)
        #expect(list.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 990)
        list.view.contentOffset.x = 500
        list.view.layoutIfNeeded()
        #expect(list.view.contentOffset.x == 500)
    }
}
