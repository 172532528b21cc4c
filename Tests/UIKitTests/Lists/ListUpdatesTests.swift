import Foundation
import Testing
import UIKit

/// A cell that counts how it is used.
private final class CountingCell: UICollectionViewCell {
    var text = ""
    var height: CGFloat = 40
    private(set) var reuses = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        UpdatedList.measured.append(text)
        layoutAttributes.size.height = height
        return layoutAttributes
    }
}

/// A list of names in sections, whose cells size themselves by a table of heights.
@MainActor private final class UpdatedList: NSObject, UICollectionViewDataSource {
    static var measured: [String] = []
    var sections: [[String]]
    var heights: [String: CGFloat] = [:]
    var log: [String] = []
    let view: UICollectionView

    init(_ sections: [[String]], layout: UICollectionViewLayout = UpdatedList.rows()) {
        self.sections = sections
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
        super.init()
        Self.measured = []
        view.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.layoutIfNeeded()
        log = []
        Self.measured = []
    }

    static func rows() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let text = sections[indexPath.section][indexPath.item]
        log.append(text)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? CountingCell)?.text = text
        (cell as? CountingCell)?.height = heights[text] ?? 40
        return cell
    }

    /// What is on screen, from above: the text of each cell and where it begins.
    var shown: [String] {
        view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0 as? CountingCell }
            .map { "\($0.text) \(Int($0.frame.minY))" }
    }

    func cell(_ text: String) -> CountingCell? {
        view.visibleCells.lazy.compactMap { $0 as? CountingCell }.first { $0.text == text }
    }
}

@MainActor @Suite("Updates of collection views", .serialized) struct ListUpdatesTests {
    @Test("what is inserted and deleted moves the rest, whose cells stay as they are")
    func batch() {
        let list = UpdatedList([["a", "b", "c", "d"]])
        let kept = list.cell("c")
        list.view.performBatchUpdates {
            list.sections = [["x", "a", "c", "d"]]
            // Deletions by the places before, insertions by those after (documentation of performBatchUpdates).
            list.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
            list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        #expect(list.shown == ["x 0", "a 40", "c 80", "d 120"])
        #expect(list.cell("c") === kept)
        #expect(list.view.indexPath(for: kept ?? UICollectionViewCell()) == IndexPath(item: 2, section: 0))
        #expect(list.log == ["x"])
        // A change in one row measures one row.
        #expect(UpdatedList.measured == ["x"])
    }

    @Test("an item that moves takes its cell, its selection and its height along")
    func move() {
        let list = UpdatedList([["a", "b"], ["c"]])
        list.heights["b"] = 90
        list.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
        list.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        #expect(list.shown == ["a 0", "b 40", "c 130"])
        UpdatedList.measured = []
        list.sections = [["a"], ["c", "b"]]
        list.view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 1, section: 1))
        #expect(list.shown == ["a 0", "c 40", "b 80"])
        #expect(list.view.contentSize.height == 170)
        #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)])
        #expect(UpdatedList.measured == [])
    }

    @Test("reconfiguring keeps the cell, without prepareForReuse, and sizes it anew")
    func reconfigure() {
        let list = UpdatedList([["a", "b", "c"]])
        let cell = list.cell("b")
        list.heights["b"] = 100
        list.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
        #expect(list.cell("b") === cell)
        #expect(cell?.reuses == 0)
        #expect(list.shown == ["a 0", "b 40", "c 140"])
        #expect(UpdatedList.measured == ["b"])
    }

    @Test("reloading shows another cell")
    func reload() {
        let list = UpdatedList([["a", "b", "c"]])
        let cell = list.cell("b")
        list.sections = [["a", "B", "c"]]
        list.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
        #expect(list.shown == ["a 0", "B 40", "c 80"])
        #expect(list.log == ["B"])
        // The old cell went to its pool once the new one stood in its place, and is the first that comes back from there.
        #expect(list.cell("B") !== cell && cell?.superview == nil)
        list.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
        #expect(list.cell("B") === cell && cell?.reuses == 1)
    }

    @Test("sections come, go and move with their items")
    func sections() {
        let list = UpdatedList([["a"], ["b"], ["c"]])
        let kept = list.cell("c")
        list.view.performBatchUpdates {
            list.sections = [["c"], ["n"], ["b"]]
            list.view.deleteSections([0])
            list.view.insertSections([1])
            list.view.moveSection(2, toSection: 0)
        }
        #expect(list.shown == ["c 0", "n 40", "b 80"])
        #expect(list.cell("c") === kept)
        #expect(list.log == ["n"])
    }

    @Test("batches in batches are carried out together, completions later")
    func nested() async {
        let list = UpdatedList([["a"]])
        var order: [String] = []
        list.view.performBatchUpdates {
            list.view.performBatchUpdates {
                list.sections[0].append("b")
                list.view.insertItems(at: [IndexPath(item: 1, section: 0)])
            } completion: { _ in
                order.append("inner \(list.shown.count)")
            }
            list.sections[0].append("c")
            list.view.insertItems(at: [IndexPath(item: 2, section: 0)])
        } completion: { _ in
            order.append("outer \(list.shown.count)")
        }
        #expect(list.shown == ["a 0", "b 40", "c 80"])
        #expect(order == [])
        await animationsEnd()
        #expect(order == ["inner 3", "outer 3"])
    }

    @Test("an item that is deleted and reloaded in one batch is reported in UIKit's words")
    func deletedAndReloaded() {
        let list = UpdatedList([["a", "b"]])
        let messages = LayoutDiagnostics.collecting {
            list.view.performBatchUpdates {
                list.sections = [["a"]]
                list.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
                list.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
            }
        }.report.diagnostics.map(\.message)
        #expect(messages == ["attempt to delete and reload the same index path ({length = 2, path = 0 - 1})"])
        list.view.layoutIfNeeded()
        #expect(list.shown == ["a 0"])
    }

    @Test(
        "more sections than a list can have are refused without going through them", arguments: [1_000_001, .max / 2])
    func tooManySections(count: Int) {
        let list = UpdatedList([["a"]])
        let sections = IndexSet(integersIn: 0..<count)
        let messages = LayoutDiagnostics.collecting {
            list.view.insertSections(sections)
            list.view.performBatchUpdates { list.view.deleteSections(sections) }
            list.view.reloadSections(sections)
        }.report.diagnostics.map(\.message)
        let expected = "Invalid update: it names \(count) sections at once: the limit is 1000000"
        #expect(messages == [expected, expected, expected])
        #expect(list.shown == ["a 0"])
    }

    @Test("flow layouts keep what cells have told of their sizes")
    func flow() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(300, 50)
        layout.minimumLineSpacing = 0
        let list = UpdatedList([["a", "b", "c"]], layout: layout)
        list.sections = [["a", "n", "b", "c"]]
        list.view.insertItems(at: [IndexPath(item: 1, section: 0)])
        #expect(list.shown == ["a 0", "n 40", "b 80", "c 120"])
        #expect(UpdatedList.measured == ["n"])
    }

    @Test("counts that disagree with what was said are reported in UIKit's words, and the list is loaded again")
    func disagreement() {
        let list = UpdatedList([["a", "b", "c"]])
        let messages = LayoutDiagnostics.collecting {
            list.sections[0] += ["d", "e"]
            list.view.insertItems(at: [IndexPath(item: 3, section: 0)])
        }.report.exceptions.map(\.message)
        #expect(messages.count == 1)
        #expect(list.view.numberOfItems(inSection: 0) == 5)
        #expect(
            messages.joined().contains(
                "The number of items contained in an existing section after the update (5) must be equal to the number of "
                    + "items contained in that section before the update (3), plus or minus the number of items inserted or "
                    + "deleted from that section (1 inserted, 0 deleted)"))
    }
}
