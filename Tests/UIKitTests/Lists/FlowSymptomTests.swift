import Foundation
import Testing
import UIKit

/// Public reports about flow layouts, by their numbers in the list of known symptoms. What a rule decides is with the rules
/// (`FlowRuleTests`: 16, 17, 19), widths are with `CellFittingTests` (13).
@MainActor @Suite("Known symptoms of flow layouts", .serialized) struct FlowSymptomTests {
    private func list(
        _ sizes: [CGSize], width: CGFloat = 300, height: CGFloat = 600,
        layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(), estimate: CGSize
    ) -> ListFixture {
        layout.estimatedItemSize = estimate
        let source = ListSource(count: sizes.count, size: estimate)
        source.onCell = { _, cell, indexPath in
            guard let cell = cell as? BoxCell else { return }
            cell.height = sizes[indexPath.item].height
            if sizes[indexPath.item].width > 0 { cell.width = sizes[indexPath.item].width }
        }
        return ListFixture(source, width: width, height: height, layout: layout, cell: BoxCell.self)
    }

    /// Scrolls in steps of a third of a screen.
    private func scrollThrough(_ view: UICollectionView) {
        for _ in 0..<200 where view.contentOffset.y + view.bounds.height < view.contentSize.height {
            view.contentOffset.y += 200
            view.layoutIfNeeded()
        }
    }

    @Test("1: cells as wide as the list keep x and width, and none is missing", arguments: [200, 10] as [CGFloat])
    func fullWidth(estimate: CGFloat) {
        let heights = (0..<44).map { CGFloat(30 + 7 * ($0 % 4)) }
        let list = list(heights.map { CGSize(0, $0) }, height: 4000, estimate: CGSize(300, estimate))
        list.view.layoutIfNeeded()
        #expect(list.view.visibleCells.count == 44)
        #expect(list.view.visibleCells.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 300 })
        #expect(list.view.visibleCells.map(\.frame.height) == heights)
    }

    @Test(
        "3, 14: the content size ends with the last item, however far the estimate is off",
        arguments: [3, 900] as [CGFloat])
    func contentSize(estimate: CGFloat) {
        let list = list(Array(repeating: CGSize(0, 50), count: 40), estimate: CGSize(300, estimate))
        list.view.layoutIfNeeded()
        scrollThrough(list.view)
        #expect(list.view.contentSize.height == 2390)
        #expect(list.view.indexPathsForVisibleItems.map(\.item).max() == 39)
        #expect(list.itemFrames.map(\.height) == Array(repeating: 50, count: 40))
    }

    @Test("4: a cell fits its constraints as a plain view does")
    func cellFitting() {
        let cell = BoxCell(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        cell.height = 77
        #expect(cell.systemLayoutSizeFitting(CGSize(300, 0)).height == 77)
    }

    @Test("6: a horizontal flow with a line spacing of its own is as wide as its items and gaps")
    func horizontal() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        let list = list(
            Array(repeating: CGSize(70, 100), count: 30), height: 100, layout: layout, estimate: CGSize(50, 100))
        list.source.lineSpacing = 25
        list.view.layoutIfNeeded()
        for _ in 0..<40 {
            list.view.contentOffset.x += 100
            list.view.layoutIfNeeded()
        }
        #expect(list.view.contentSize.width == 2825)
    }

    @Test("7: on a narrower width the first cell stays in the corner")
    func narrower() {
        let list = list(Array(repeating: CGSize(0, 40), count: 5), estimate: CGSize(200, 90))
        list.view.layoutIfNeeded()
        list.view.frame.size.width = 200
        list.view.collectionViewLayout.invalidateLayout()
        list.view.layoutIfNeeded()
        #expect(list.itemFrames.first == CGRect(x: 0, y: 0, width: 200, height: 40))
        #expect(list.view.visibleCells.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
    }

    @Test("8: wrapping labels with an estimate settle, also several of them")
    func wrappingLabels() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(300, 10)
        let source = ListSource(count: 12, size: CGSize(300, 10))
        source.onCell = { _, cell, indexPath in
            (cell as? BoxCell)?.label.text = String(repeating: "word ", count: 1 + 9 * indexPath.item)
        }
        let list = ListFixture(source, width: 300, layout: layout, cell: BoxCell.self)
        let report = LayoutDiagnostics.collecting { list.view.layoutIfNeeded() }.report
        #expect(report.exceptions.isEmpty)
        let measured = list.view.visibleCells.compactMap { ($0 as? BoxCell)?.measured }
        #expect(measured.count >= 5)
        #expect(measured.allSatisfy { $0 == 1 })
    }

    private final class TouchingLayout: UICollectionViewFlowLayout {
        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
            context.invalidateItems(at: [originalAttributes.indexPath])
            return context
        }
    }

    @Test("10: a context that names the measured item leaves no gap and loses nothing")
    func touchedContext() {
        let list = list(
            Array(repeating: CGSize(0, 30), count: 20), layout: TouchingLayout(), estimate: CGSize(300, 100))
        list.view.layoutIfNeeded()
        scrollThrough(list.view)
        #expect(list.itemFrames.map(\.minY) == (0..<20).map { CGFloat($0) * 40 })
    }

    private final class GrowingCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height += 1
            return layoutAttributes
        }
    }

    @Test("11: a cell that prefers another size each time it is asked ends with the first")
    func neverSettles() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(300, 50)
        let source = ListSource(count: 3, size: CGSize(300, 50))
        let list = ListFixture(source, width: 300, layout: layout, cell: GrowingCell.self)
        list.view.layoutIfNeeded()
        #expect(list.itemFrames.map(\.height) == [51, 51, 51])
    }

    /// As apps have it for tags: every item moves up to the one before it in its row.
    private final class LeftAligned: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            var (x, y): (CGFloat, CGFloat) = (0, -1)
            return super.layoutAttributesForElements(in: rect)?.map { attributes in
                if attributes.frame.minY > y { x = sectionInset.left }
                attributes.frame.origin.x = x
                x += attributes.frame.width + minimumInteritemSpacing
                y = max(y, attributes.frame.minY)
                return attributes
            }
        }
    }

    @Test("20: a subclass that aligns to the left works with an estimate, too")
    func subclass() {
        let sizes = [80, 120, 60, 200, 40].map { CGSize($0, 30) }
        let list = list(sizes, layout: LeftAligned(), estimate: CGSize(50, 30))
        list.view.layoutIfNeeded()
        #expect(
            list.view.visibleCells.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 80, height: 30), CGRect(x: 90, y: 0, width: 120, height: 30),
                CGRect(x: 220, y: 0, width: 60, height: 30), CGRect(x: 0, y: 40, width: 200, height: 30),
                CGRect(x: 210, y: 40, width: 40, height: 30),
            ])
    }

    @Test("23: an estimate of 1 x 1 settles at every width of the list")
    func tinyEstimate() {
        for width in 100...140 {
            let list = list(
                [90, 12, 55, 33, 71].map { CGSize($0, 20) }, width: CGFloat(width), layout: LeftAligned(),
                estimate: CGSize(1, 1))
            let report = LayoutDiagnostics.collecting { list.view.layoutIfNeeded() }.report
            #expect(report.exceptions.isEmpty)
            #expect(list.view.visibleCells.map(\.frame.width) == [90, 12, 55, 33, 71])
            #expect(list.view.visibleCells.allSatisfy { $0.frame.maxX <= CGFloat(width) })
        }
    }

    @Test("21, 24: a tag longer than the list has a row of its own, the next ones go on below")
    func longTag() {
        let list = list(
            [60, 500, 60].map { CGSize($0, 20) }, layout: LeftAligned(), estimate: CGSize(50, 20))
        let report = LayoutDiagnostics.collecting { list.view.layoutIfNeeded() }.report
        #expect(report.exceptions.isEmpty)
        #expect(
            report.diagnostics.map(\.message) == [
                "item 1 in section 0 is 500.0 points wide, between the insets there are 300.0: what a flow layout does then "
                    + "is not defined; here the item has a row of its own, across its middle"
            ])
        #expect(list.view.visibleCells.map(\.frame.minY) == [0, 30, 60])
        #expect(list.view.visibleCells.map(\.frame.minX) == [0, 0, 0])
    }
}
