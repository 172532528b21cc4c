import Foundation
import Testing
import UIKit

@MainActor @Suite("Updates of table views", .serialized) struct TableUpdateTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// Rows of 100, 101, ... points, separators included, laid out; the log and the count of measurements are empty.
    private func table(_ counts: [Int], height: CGFloat = 600) -> TableFixture {
        var next: CGFloat = 99.5
        let sections = counts.map { count in
            (0..<count).map { _ in
                defer { next += 1 }
                return next
            }
        }
        let table = TableFixture(TableSource(sections), height: height)
        table.view.layoutIfNeeded()
        table.source.log = []
        HeightCell.measured = 0
        return table
    }

    @Test("an inserted row is made and measured, the others keep their cells and heights")
    func insert() {
        let table = table([3])
        let former = table.view.visibleCells
        table.source.sections[0].insert(49.5, at: 1)
        table.view.insertRows(at: [path(1)], with: .automatic)
        #expect(table.rowFrames.map(\.height) == [100, 50, 101, 102])
        #expect(table.view.visibleCells.map { former.firstIndex(of: $0) } == [0, nil, 1, 2])
        #expect(HeightCell.measured == 1)
        #expect(table.source.log == ["sections", "rows in 0", "cell 0.1", "+0.1"])
        #expect(table.view.contentSize.height == 353)
    }

    @Test("a deleted row's cell goes back to the pool, and the rows below move up")
    func delete() {
        let table = table([4])
        table.view.selectRow(at: path(3), animated: false, scrollPosition: .none)
        table.source.sections[0].remove(at: 1)
        table.view.deleteRows(at: [path(1)], with: .fade)
        #expect(table.rowFrames.map(\.minY) == [0, 100, 202])
        #expect(table.source.log == ["sections", "rows in 0", "-0.1"])
        #expect(table.view.indexPathForSelectedRow == path(2))
        #expect(HeightCell.measured == 0)
    }

    @Test("a moved row keeps its cell and its height, across sections too")
    func move() {
        let table = table([2, 1])
        let cell = table.view.cellForRow(at: path(0))
        let height = table.source.sections[0].remove(at: 0)
        table.source.sections[1].append(height)
        table.view.moveRow(at: path(0), to: path(1, 1))
        #expect(table.view.cellForRow(at: path(1, 1)) === cell)
        #expect(table.rowFrames.map(\.height) == [101, 102, 100])
        #expect(HeightCell.measured == 0)
    }

    /// The row that comes into sight below is measured, too.
    @Test("a reloaded row gets another cell, and no other is measured again")
    func reload() {
        let table = table([1000])
        let former = table.view.visibleCells
        table.source.sections[0][2] = 9.5
        table.view.reloadRows(at: [path(2)], with: .automatic)
        #expect(HeightCell.measured == 1 + 1)
        #expect(table.view.rectForRow(at: path(2)).height == 10)
        #expect(table.view.visibleCells.prefix(6).map { former.firstIndex(of: $0) } == [0, 1, nil, 3, 4, 5])
        #expect(table.source.log.filter { $0.hasPrefix("cell") } == ["cell 0.2", "cell 0.6"])
    }

    @Test("a reloaded row alone is asked for what its height is expected to be, among ten thousand")
    func reloadAsksOnce() {
        final class Estimates: NSObject, UITableViewDelegate {
            var asked: [IndexPath] = []
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
                asked.append(indexPath)
                return 50
            }
        }
        let table = table([10_000])
        let estimates = Estimates()
        table.view.delegate = estimates
        table.view.reloadData()
        table.view.layoutIfNeeded()
        estimates.asked = []
        table.view.reloadRows(at: [path(1), path(9000)], with: .none)
        #expect(estimates.asked == [path(1), path(9000)])
        #expect(table.view.rectForRow(at: path(1)).height == 101)
        #expect(table.view.rectForRow(at: path(9000)).height == 50)
    }

    @Test("a reconfigured row keeps its cell, which is not prepared for reuse, and is measured again")
    func reconfigure() throws {
        let table = table([3])
        let former = try #require(table.view.cellForRow(at: path(1)) as? HeightCell)
        table.source.sections[0][1] = 9.5
        table.view.reconfigureRows(at: [path(1)])
        #expect(table.view.cellForRow(at: path(1)) === former)
        #expect(former.reuses == 0)
        #expect(former.frame == CGRect(x: 0, y: 100, width: 375, height: 10))
        #expect(HeightCell.measured == 1)
        #expect(table.source.log == ["sections", "rows in 0", "cell 0.1"])
    }

    @Test("sections are inserted, deleted, moved and reloaded")
    func sections() {
        let table = table([1, 1, 1])
        table.source.sections = [[9.5], [101.5], [99.5]]
        table.view.performBatchUpdates {
            table.view.deleteSections([1], with: .none)
            table.view.moveSection(2, toSection: 1)
            table.view.insertSections([0], with: .none)
        }
        #expect(table.rowFrames.map(\.height) == [10, 102, 100])
        #expect(HeightCell.measured == 1)
        table.view.reloadSections([1], with: .none)
        #expect(HeightCell.measured == 2)
    }

    @Test("the completion is called later, once all batches have ended, and beginUpdates nests with the others")
    func batches() async {
        let table = table([2])
        var log: [String] = []
        table.view.beginUpdates()
        table.view.performBatchUpdates {
            table.source.sections[0].append(9.5)
            table.view.insertRows(at: [path(2)], with: .none)
        } completion: {
            log.append("done \($0)")
        }
        table.view.endUpdates()
        #expect(log == [])
        await animationsEnd()
        #expect(log == ["done true"])
        #expect(table.view.numberOfRows(inSection: 0) == 3)
        // Without a beginning there is nothing to end.
        table.view.endUpdates()
    }

    @Test("an empty block of updates has heights asked for again, and measures what is seen again")
    func heights() {
        let source = TableSource([[50, 50]])
        var height: CGFloat = 60
        source.rowHeight = { $0.row == 0 ? height : UITableView.automaticDimension }
        let table = TableFixture(source)
        table.view.layoutIfNeeded()
        #expect(table.rowFrames.map(\.height) == [60, 50.5])
        height = 20
        (table.view.cellForRow(at: path(1)) as? HeightCell)?.contentHeight = 70
        table.view.beginUpdates()
        table.view.endUpdates()
        #expect(table.rowFrames.map(\.height) == [20, 70.5])
        #expect(source.log.filter { $0.hasPrefix("cell") }.sorted() == ["cell 0.0", "cell 0.1"])
    }

    @Test("a cell that grows without an update leaves its row as it is")
    func growsAlone() throws {
        let table = table([2])
        let cell = try #require(table.view.cellForRow(at: path(0)) as? HeightCell)
        cell.contentHeight = 300
        table.view.layoutIfNeeded()
        #expect(table.rowFrames.map(\.height) == [100, 101])
        #expect(cell.frame.height == 100)
    }

    /// Source of the wording: the exception's text in public crash reports.
    @Test("counts that disagree with the updates are reported in UIKit's words, and the table is reloaded")
    func wrongCounts() {
        let table = table([2])
        table.source.sections[0].append(9.5)
        let messages = LayoutDiagnostics.collecting {
            table.view.deleteRows(at: [path(0)], with: .none)
            table.view.layoutIfNeeded()
        }.report.exceptions.map(\.message)
        #expect(
            messages == [
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
                    + "after the update (3) must be equal to the number of rows contained in that section before the "
                    + "update (2), plus or minus the number of rows inserted or deleted from that section (0 inserted, "
                    + "1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 "
                    + "moved out)."
            ])
        #expect(table.view.visibleCells.count == 3)
    }

    @Test("a diffable data source shows snapshots: what stays keeps its cell and height")
    func diffable() async throws {
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        view.register(HeightCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: view) { table, indexPath, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? HeightCell)?.contentHeight = CGFloat(item)
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([10, 20, 30], toSection: "a")
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        let cell = view.cellForRow(at: path(2))
        HeightCell.measured = 0
        snapshot.deleteItems([20])
        snapshot.moveItem(30, beforeItem: 10)
        snapshot.appendItems([40], toSection: "b")
        var isDone = false
        source.apply(snapshot) { isDone = true }
        #expect(!isDone)
        #expect(view.visibleCells.map(\.frame.height) == [30.5, 10.5, 40.5])
        #expect(view.cellForRow(at: path(0)) === cell)
        #expect(HeightCell.measured == 1)
        #expect(source.indexPath(for: 40) == path(0, 1))
        #expect(source.itemIdentifier(for: path(1)) == 10)
        #expect(source.sectionIdentifier(for: 1) == "b")
        #expect(source.index(for: "b") == 1)
        #expect(view.rectForRow(at: path(0, 1)).minY == 41)
        await animationsEnd()
        #expect(isDone)
    }
}
