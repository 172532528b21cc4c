import Foundation
import Testing
import UIKit

@MainActor private final class CountingCell: UICollectionViewCell {
    static var made = 0
    var reuses = 0
    var text = ""

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

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

    @Test("scrolling from end to end makes no more cells than are seen at once, and prepares each for reuse")
    func reuse() throws {
        CountingCell.made = 0
        let list = ListFixture(
            ListSource(count: 1000, size: CGSize(375, 90)), height: 600, cell: CountingCell.self)
        list.view.layoutIfNeeded()
        #expect(CountingCell.made == 6)
        for step in 1..<200 {
            list.view.contentOffset.y = CGFloat(step) * 450
            list.view.layoutIfNeeded()
            #expect(list.view.visibleCells.allSatisfy { $0.superview === list.view && !$0.isHidden })
        }
        #expect(CountingCell.made <= 7)
        let cell = try #require(list.view.visibleCells.first as? CountingCell)
        #expect(cell.reuses > 50)
        #expect(list.view.subviews.count == list.view.visibleCells.count)
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

    @Test("attributes give back the frame they were set to, and keep their centre when the size changes")
    func attributes() throws {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
        attributes.frame = CGRect(x: 0.1, y: 40.3, width: 0.7, height: 20.2)
        #expect(attributes.frame == CGRect(x: 0.1, y: 40.3, width: 0.7, height: 20.2))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        attributes.size = CGSize(10, 20)
        #expect(attributes.center == CGPoint(x: 25, y: 40))
        #expect(attributes.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(attributes.frame == CGRect(x: 15, y: 20, width: 20, height: 40))
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy == attributes)
        copy.zIndex = 3
        #expect(copy != attributes)
    }

    @Test("reloadData puts every cell back and asks for everything again")
    func reload() {
        let source = ListSource(count: 2, size: CGSize(375, 100))
        let list = ListFixture(source, cell: CountingCell.self)
        list.view.layoutIfNeeded()
        let former = list.view.visibleCells
        list.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        source.log = []
        list.view.reloadData()
        list.view.layoutIfNeeded()
        #expect(source.log == ["sections", "items in 0", "size 0.0", "size 0.1", "cell 0.0", "cell 0.1"])
        #expect(Set(list.view.visibleCells) == Set(former))
        #expect(list.view.visibleCells.allSatisfy { ($0 as? CountingCell)?.reuses == 1 })
        #expect(list.view.indexPathsForSelectedItems == [])
    }

    @Test("reloadData from a cell's callback is done after the pass")
    func reloadDuringUpdate() {
        let source = ListSource(count: 2, size: CGSize(375, 100))
        var isFirst = true
        source.onCell = { view, _, _ in
            guard isFirst else { return }
            isFirst = false
            source.sections = [[CGSize(375, 30)]]
            view.reloadData()
        }
        let list = ListFixture(source)
        list.view.layoutIfNeeded()
        #expect(list.view.visibleCells.map(\.frame) == [CGRect(x: 0, y: 0, width: 375, height: 30)])
    }

    @Test("selection shows in cells, one at a time unless several are allowed")
    func selection() {
        let list = ListFixture(ListSource(count: 4, size: CGSize(375, 100)))
        list.view.layoutIfNeeded()
        let paths = (0..<4).map { IndexPath(item: $0, section: 0) }
        list.view.selectItem(at: paths[1], animated: false, scrollPosition: [])
        list.view.selectItem(at: paths[2], animated: false, scrollPosition: [])
        #expect(list.view.indexPathsForSelectedItems == [paths[2]])
        #expect(list.view.visibleCells.map(\.isSelected) == [false, false, true, false])
        list.view.allowsMultipleSelection = true
        list.view.tapItem(at: paths[0])
        list.view.tapItem(at: paths[2])
        #expect(list.view.indexPathsForSelectedItems == [paths[0]])
        list.view.deselectItem(at: paths[0], animated: false)
        #expect(list.view.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test("the selected background is there only while the cell is selected or highlighted")
    func selectedBackground() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let (plain, selected) = (UIView(), UIView())
        cell.selectedBackgroundView = selected
        cell.backgroundView = plain
        #expect(cell.subviews == [plain, cell.contentView])
        cell.isSelected = true
        #expect(cell.subviews == [plain, selected, cell.contentView])
        #expect(selected.frame == cell.bounds)
        cell.isSelected = false
        #expect(cell.subviews == [plain, cell.contentView])
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

    @Test("cell and supplementary registrations dequeue and fill views of their classes")
    func registrations() throws {
        let list = ListFixture(ListSource(count: 1, size: CGSize(375, 90)))
        let registration = UICollectionView.CellRegistration<CountingCell, String> { cell, indexPath, item in
            cell.text = "\(item) at \(indexPath.item)"
        }
        let cell = list.view.dequeueConfiguredReusableCell(
            using: registration, for: IndexPath(item: 0, section: 0), item: "issue")
        #expect(cell.text == "issue at 0")
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 375, height: 90))
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

    @Test("the delegate is told of cells that appear and go")
    func display() {
        final class DisplayLog: NSObject, UICollectionViewDelegateFlowLayout {
            var log: [String] = []
            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) { log.append("+\(indexPath.item)") }
            func collectionView(
                _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) { log.append("-\(indexPath.item)") }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(375, 90)
        let delegate = DisplayLog()
        let list = ListFixture(ListSource(count: 10, size: .zero), height: 200, layout: layout)
        list.view.delegate = delegate
        list.view.layoutIfNeeded()
        list.view.contentOffset.y = 290
        list.view.layoutIfNeeded()
        #expect(delegate.log == ["+0", "+1", "-0", "-1", "+3", "+4"])
    }
}
