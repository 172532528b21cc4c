import Foundation
import Testing
import UIKit

@MainActor @Suite("UICollectionView", .serialized) struct UICollectionViewTests {
    @Test("counts are asked first, then sizes, then the visible cells")
    func callOrder() {
        let source = ListSource([[CGSize(375, 100), CGSize(375, 900), CGSize(375, 50)]])
        let list = ListFixture(source)
        list.view.layoutIfNeeded()
        #expect(
            source.log == ["sections", "items in 0", "size 0.0", "size 0.1", "size 0.2", "cell 0.0", "cell 0.1"])
        source.log = []
        list.view.setNeedsLayout()
        list.view.layoutIfNeeded()
        #expect(source.log == [])
        list.view.contentOffset.y = 700
        list.view.layoutIfNeeded()
        #expect(source.log == ["cell 0.2"])
    }

    @Test("without items no size is asked for")
    func empty() {
        let source = ListSource([[]])
        let list = ListFixture(source)
        list.view.layoutIfNeeded()
        #expect(source.log == ["sections", "items in 0"])
        #expect(list.view.contentSize == CGSize(375, 0))
    }

    @Test("a collection view without size asks for sizes but makes no cells, and makes them once it has one")
    func zeroSize() {
        let source = ListSource(count: 3, size: CGSize(50, 50))
        let list = ListFixture(source, width: 0, height: 0)
        list.view.layoutIfNeeded()
        #expect(source.log == ["sections", "items in 0", "size 0.0", "size 0.1", "size 0.2"])
        #expect(list.view.subviews.isEmpty)
        list.view.frame.size = CGSize(375, 100)
        list.view.layoutIfNeeded()
        #expect(list.view.visibleCells.count == 3)
    }

    @Test("the content size is there as soon as it is asked for after reloadData, and after layoutIfNeeded")
    func contentSize() {
        let source = ListSource(count: 2, size: CGSize(375, 40))
        let list = ListFixture(source)
        #expect(list.view.collectionViewLayout.collectionViewContentSize == CGSize(375, 90))
        source.sections = [Array(repeating: CGSize(375, 40), count: 3)]
        list.view.reloadData()
        #expect(list.view.collectionViewLayout.collectionViewContentSize == CGSize(375, 140))
        list.view.layoutIfNeeded()
        #expect(list.view.contentSize == CGSize(375, 140))
        #expect(list.view.numberOfItems(inSection: 0) == 3)
    }

    @Test("a cell is made in the layout's frame and its content view fills it")
    func cellFrame() throws {
        let source = ListSource(count: 1, size: CGSize(300, 80))
        var frameAtDequeue = CGRect.zero
        source.onCell = { _, cell, _ in frameAtDequeue = cell.frame }
        let list = ListFixture(source)
        list.view.layoutIfNeeded()
        #expect(frameAtDequeue == CGRect(x: 37.5, y: 0, width: 300, height: 80))
        let cell = try #require(list.view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
        #expect(list.view.indexPath(for: cell) == IndexPath(item: 0, section: 0))
    }

    @Test("new bounds of another width ask for the sizes again; another height only for cells")
    func boundsChange() {
        let source = ListSource(count: 20, size: CGSize(100, 100))
        let list = ListFixture(source, height: 150)
        list.view.layoutIfNeeded()
        source.log = []
        list.view.frame.size.height = 300
        list.view.layoutIfNeeded()
        #expect(!source.log.contains { $0.hasPrefix("size") })
        list.view.frame.size.width = 220
        list.view.layoutIfNeeded()
        #expect(source.log.count { $0.hasPrefix("size") } == 20)
        #expect(list.view.contentSize == CGSize(220, 1090))
    }

    @Test(
        "scrollToItem puts an item at the top, the middle or the bottom, within the content",
        arguments: [
            (UICollectionView.ScrollPosition.top, 50, 5000.0), (.centeredVertically, 50, 4745),
            (.bottom, 50, 4490), (.top, 99, 9390), (.bottom, 0, 0),
        ])
    func scrollToItem(position: UICollectionView.ScrollPosition, item: Int, expected: Double) {
        // Rows of 90 every 100 in a view of 600: the content is 9990 long.
        let list = ListFixture(ListSource(count: 100, size: CGSize(375, 90)), height: 600)
        list.view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
        #expect(list.view.contentOffset == CGPoint(x: 0, y: expected))
    }

    @Test("views that the app added stay above the cells, the background view below and in place")
    func order() {
        let list = ListFixture(ListSource(count: 3, size: CGSize(375, 400)))
        let (overlay, background) = (UIView(), UIView())
        list.view.addSubview(overlay)
        list.view.backgroundView = background
        list.view.layoutIfNeeded()
        list.view.contentOffset.y = 500
        list.view.layoutIfNeeded()
        #expect(list.view.subviews == [background] + list.view.visibleCells as [UIView] + [overlay])
        #expect(background.frame == CGRect(x: 0, y: 500, width: 375, height: 600))
    }
}
