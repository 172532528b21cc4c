import Foundation
import Testing
import UIKit

@MainActor @Suite("Diffable data sources") struct DiffableDataSourceTests {
    private final class TextCell: UICollectionViewCell {
        var text = ""
    }

    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    @MainActor private final class Fixture {
        let view: UICollectionView
        let source: UICollectionViewDiffableDataSource<String, Int>
        var titles: [Int: String] = [:]
        var log: [Int] = []

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(300, 40)
            layout.minimumLineSpacing = 0
            view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
            var fixture: Fixture?
            let registration = UICollectionView.CellRegistration<TextCell, Int> { cell, _, item in
                fixture?.log.append(item)
                cell.text = fixture?.titles[item] ?? "\(item)"
            }
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
                view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
            }
            fixture = self
        }

        var shown: [String] {
            view.layoutIfNeeded()
            return view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { ($0 as? TextCell)?.text }
        }
    }

    @Test("the completions of snapshots are called in a later turn of the main queue, in order")
    func completions() async {
        let fixture = Fixture()
        var snapshot = Snapshot()
        snapshot.appendSections(["main"])
        snapshot.appendItems([1])
        var order: [String] = []
        fixture.source.apply(snapshot) { order.append("animated") }
        fixture.source.apply(snapshot, animatingDifferences: false) { order.append("at once") }
        fixture.source.applySnapshotUsingReloadData(snapshot) { order.append("reloaded") }
        #expect(fixture.shown == ["1"])
        #expect(order == [])
        await animationsEnd()
        #expect(order == ["at once", "reloaded", "animated"])
    }

    @Test("a snapshot that is applied shows its items; the next makes only the cells that are new")
    func apply() {
        let fixture = Fixture()
        var snapshot = Snapshot()
        snapshot.appendSections(["main", "more"])
        snapshot.appendItems([1, 2, 3], toSection: "main")
        snapshot.appendItems([4])
        fixture.source.apply(snapshot)
        #expect(fixture.shown == ["1", "2", "3", "4"])
        let three = fixture.view.cellForItem(at: IndexPath(item: 2, section: 0))
        snapshot = fixture.source.snapshot()
        snapshot.deleteItems([1])
        snapshot.moveItem(4, beforeItem: 2)
        snapshot.insertItems([9], afterItem: 3)
        fixture.log = []
        fixture.source.apply(snapshot, animatingDifferences: false)
        #expect(fixture.shown == ["4", "2", "3", "9"])
        #expect(fixture.log == [9])
        #expect(fixture.view.cellForItem(at: IndexPath(item: 2, section: 0)) === three)
        #expect(fixture.source.indexPath(for: 9) == IndexPath(item: 3, section: 0))
        #expect(fixture.source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == 4)
        #expect(fixture.view.numberOfItems(inSection: 1) == 0)
    }

    @Test("reconfigured items keep their cells, reloaded ones don't; both are over once applied")
    func reconfigure() {
        let fixture = Fixture()
        var snapshot = Snapshot()
        snapshot.appendSections(["main"])
        snapshot.appendItems([1, 2])
        fixture.source.apply(snapshot)
        #expect(fixture.shown == ["1", "2"])
        let cell = fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))
        fixture.titles[1] = "one"
        snapshot = fixture.source.snapshot()
        snapshot.reconfigureItems([1])
        fixture.source.apply(snapshot)
        #expect(fixture.shown == ["one", "2"])
        #expect(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
        #expect(fixture.source.snapshot().reconfiguredItemIdentifiers == [])
    }

    @Test("sections are inserted, moved and deleted with their items")
    func sections() {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b", "c"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3], toSection: "c")
        snapshot.insertSections(["d"], beforeSection: "b")
        snapshot.moveSection("a", afterSection: "c")
        snapshot.deleteSections(["b"])
        #expect(snapshot.sectionIdentifiers == ["d", "c", "a"])
        #expect(snapshot.itemIdentifiers == [3, 1, 2])
        #expect(snapshot.indexOfItem(2) == 2)
        #expect(snapshot.sectionIdentifier(containingItem: 3) == "c")
        #expect(snapshot.numberOfItems(inSection: "d") == 0)
        #expect(snapshot.numberOfItems == 3)
    }

    @Test("an outline shows what is below expanded items")
    func outline() {
        let fixture = Fixture()
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([10, 11], to: 1)
        outline.append([100], to: 11)
        outline.expand([1])
        fixture.source.apply(outline, to: "tree")
        #expect(fixture.shown == ["1", "10", "11", "2"])
        #expect(outline.items == [1, 10, 11, 100, 2])
        #expect(outline.level(of: 100) == 2)
        #expect(outline.parent(of: 11) == 1)
        #expect(!outline.isVisible(100))
        outline.expand([11])
        outline.insert([12], after: 10)
        fixture.source.apply(outline, to: "tree")
        #expect(fixture.shown == ["1", "10", "12", "11", "100", "2"])
        outline.delete([11])
        #expect(outline.items == [1, 10, 12, 2])
        #expect(fixture.source.snapshot(for: "tree").visibleItems == [1, 10, 12, 11, 100, 2])
    }

    @Test("an identifier given twice is reported in UIKit's words, and is there once")
    func repeated() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        let messages = LayoutDiagnostics.collecting {
            snapshot.appendSections(["main"])
            snapshot.appendItems([7, 7])
        }.report.exceptions.map(\.message)
        #expect(
            messages == ["Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}"])
        #expect(snapshot.itemIdentifiers == [7])
    }

    @Test("places that do not exist are reported, and nothing is put there")
    func missingPlaces() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        let messages = LayoutDiagnostics.collecting {
            snapshot.appendItems([1])
            snapshot.appendSections(["a", "b"])
            snapshot.appendItems([1, 2], toSection: "a")
            snapshot.appendItems([3], toSection: "x")
            snapshot.insertItems([3], beforeItem: 9)
            snapshot.insertSections(["c"], afterSection: "x")
            snapshot.moveItem(1, afterItem: 9)
            snapshot.moveSection("a", beforeSection: "x")
            snapshot.reloadItems([1, 9])
            outline.append([1])
            outline.append([2], to: 9)
            outline.insert([2], before: 9)
            outline.expand([9])
        }.report.exceptions.map(\.message)
        #expect(messages.first == "There are currently no sections in the data source. Please add a section first.")
        #expect(messages.dropFirst().allSatisfy { $0.hasPrefix("the snapshot has no ") })
        #expect(messages.count >= 10)
        #expect(snapshot.sectionIdentifiers == ["a", "b"])
        #expect(snapshot.itemIdentifiers == [1, 2])
        #expect(snapshot.reloadedItemIdentifiers == [1])
        #expect(outline.items == [1])
    }
}
