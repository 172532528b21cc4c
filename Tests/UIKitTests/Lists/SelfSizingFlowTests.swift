import Foundation
import Testing
import UIKit

/// A cell whose constraints make it as high as its item says, and as wide as its frame.
@MainActor private final class TallCell: UICollectionViewCell {
    static var measured: [CGFloat] = []
    let box = UIView()
    private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            height,
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        Self.measured.append(height.constant)
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
}

/// A cell that changes the attributes it is given, and returns them.
private final class InPlaceCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 70
        return layoutAttributes
    }
}

@MainActor @Suite("Flow layouts with cells that size themselves", .serialized) struct SelfSizingFlowTests {
    /// Item i is 20 + 10 (i mod 5) high: 20, 30, 40, 50, 60, a hundred of them 4000 with 99 gaps of 10.
    private func makeList(estimate: CGFloat, height: CGFloat) -> (ListFixture, UICollectionViewFlowLayout) {
        TallCell.measured = []
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(300, estimate)
        let source = ListSource(count: 100, size: CGSize(300, estimate))
        source.onCell = { _, cell, indexPath in
            (cell as? TallCell)?.height.constant = CGFloat(20 + 10 * (indexPath.item % 5))
        }
        return (ListFixture(source, width: 300, height: height, layout: layout, cell: TallCell.self), layout)
    }

    @Test("a cell may change the attributes it is given instead of copying them")
    func inPlace() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(300, 140)
        let source = ListSource(count: 3, size: CGSize(300, 140))
        let list = ListFixture(source, width: 300, layout: layout, cell: InPlaceCell.self)
        list.view.layoutIfNeeded()
        #expect(list.itemFrames.map(\.height) == [70, 70, 70])
        #expect(list.view.contentSize.height == 230)
        #expect(list.view.visibleCells.map(\.frame.height) == [70, 70, 70])
    }

    @Test("estimates never decide the result", arguments: [0, 1, 10, 44, 300, 1000] as [CGFloat])
    func estimates(estimate: CGFloat) {
        let (list, layout) = makeList(estimate: estimate, height: 600)
        list.view.layoutIfNeeded()
        // What is on screen is right at once, whatever was assumed.
        #expect(list.view.visibleCells.prefix(5).map(\.frame.minY) == [0, 30, 70, 120, 180])
        #expect(list.view.visibleCells.last.map { $0.frame.maxY > 590 } == true)
        var offset: CGFloat = 0
        while offset < 4990 - 600 {
            offset += 200
            list.view.contentOffset.y = offset
            list.view.layoutIfNeeded()
        }
        #expect(list.view.contentSize == CGSize(300, 4990))
        #expect(layout.collectionViewContentSize == CGSize(300, 4990))
        #expect(list.itemFrames[5] == CGRect(x: 0, y: 250, width: 300, height: 20))
    }

    @Test(
        "an item that was never measured is scrolled to, and never beyond the content",
        arguments: [0, 1, 44, 1000] as [CGFloat], [UICollectionView.ScrollPosition.top, .bottom, []])
    func scrolling(estimate: CGFloat, position: UICollectionView.ScrollPosition) {
        let (list, _) = makeList(estimate: estimate, height: 600)
        list.view.scrollToItem(at: IndexPath(item: 99, section: 0), at: position, animated: false)
        list.view.layoutIfNeeded()
        let cell = list.view.cellForItem(at: IndexPath(item: 99, section: 0))
        #expect(cell?.frame.size == CGSize(300, 60))
        #expect(cell?.frame.maxY == list.view.bounds.maxY)
        #expect(list.view.contentSize.height == list.view.bounds.maxY)
    }

    @Test("so it is across", arguments: [0, 1, 20, 1000] as [CGFloat])
    func scrollingAcross(estimate: CGFloat) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.estimatedItemSize = CGSize(estimate, 100)
        let source = ListSource(count: 60, size: CGSize(estimate, 100))
        source.onCell = { _, cell, _ in (cell as? BoxCell)?.width = 50 }
        let list = ListFixture(source, width: 300, height: 100, layout: layout, cell: BoxCell.self)
        list.view.scrollToItem(at: IndexPath(item: 59, section: 0), at: .right, animated: false)
        list.view.layoutIfNeeded()
        #expect(list.view.indexPathsForVisibleItems.map(\.item) == Array(55..<60))
        #expect(list.view.cellForItem(at: IndexPath(item: 59, section: 0))?.frame.maxX == list.view.contentSize.width)
        #expect(list.view.contentSize.width == list.view.bounds.maxX)
    }

    @Test("in a view as high as the content every cell is measured once")
    func measuredOnce() {
        let (list, _) = makeList(estimate: 10, height: 6000)
        list.view.layoutIfNeeded()
        #expect(list.view.contentSize == CGSize(300, 4990))
        #expect(TallCell.measured.count == 100)
        list.view.setNeedsLayout()
        list.view.layoutIfNeeded()
        #expect(TallCell.measured.count == 100)
    }

    @Test("automaticSize begins with itemSize and takes what the cells prefer")
    func automaticSize() {
        let (list, layout) = makeList(estimate: 0, height: 600)
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.itemSize = CGSize(300, 70)
        list.view.delegate = nil
        list.view.layoutIfNeeded()
        #expect(
            list.view.visibleCells.prefix(3).map(\.frame) == [
                CGRect(x: 0, y: 0, width: 300, height: 20), CGRect(x: 0, y: 30, width: 300, height: 30),
                CGRect(x: 0, y: 70, width: 300, height: 40),
            ])
    }

    @Test("cells without estimates are not asked what they prefer")
    func fixedSizes() {
        let (list, layout) = makeList(estimate: 50, height: 600)
        layout.estimatedItemSize = .zero
        list.view.layoutIfNeeded()
        #expect(TallCell.measured.isEmpty)
        #expect(list.view.contentSize == CGSize(300, 5990))
    }

    @Test("an invalidated layout has visible cells measured again, in their new state")
    func invalidation() {
        let (list, layout) = makeList(estimate: 44, height: 600)
        list.view.layoutIfNeeded()
        (list.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TallCell)?.height.constant = 200
        layout.invalidateLayout()
        list.view.layoutIfNeeded()
        #expect(list.view.visibleCells.prefix(2).map(\.frame.minY) == [0, 210])
    }
}
