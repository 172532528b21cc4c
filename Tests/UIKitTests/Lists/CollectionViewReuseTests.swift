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

@MainActor @Suite("Cells of collection views", .serialized) struct CollectionViewReuseTests {
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
