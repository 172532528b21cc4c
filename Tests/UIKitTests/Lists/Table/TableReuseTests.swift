import Foundation
import Testing
import UIKit

@MainActor @Suite("Cells of table views", .serialized) struct TableReuseTests {
    @Test("scrolled from end to end, no more cells are made than fit twice, and each row is measured once")
    func reuse() {
        (HeightCell.made, HeightCell.measured) = (0, 0)
        let table = TableFixture(TableSource([Array(repeating: 89.5, count: 1000)]), height: 600)
        table.view.layoutIfNeeded()
        #expect(HeightCell.made == 7)
        while table.view.contentOffset.y + 600 < table.view.contentSize.height {
            table.view.contentOffset.y += 450
            table.view.layoutIfNeeded()
        }
        #expect(HeightCell.made <= 14)
        #expect(HeightCell.measured == 1000)
        #expect(table.view.subviews.count == table.view.visibleCells.count)
    }

    @Test("a small estimate makes no more cells than a large one")
    func smallEstimate() {
        HeightCell.made = 0
        let table = TableFixture(TableSource([Array(repeating: 99.5, count: 1000)]), height: 600)
        table.view.estimatedRowHeight = 1
        table.view.layoutIfNeeded()
        #expect(HeightCell.made == 6)
    }

    @Test("reloadData puts every cell back and asks for everything again")
    func reload() {
        let table = TableFixture(TableSource([[100, 100]]))
        table.view.layoutIfNeeded()
        let former = table.view.visibleCells
        table.view.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        table.source.log = []
        table.view.reloadData()
        table.view.layoutIfNeeded()
        #expect(
            table.source.log == [
                "sections", "rows in 0", "-0.0", "-0.1", "cell 0.0", "cell 0.1", "+0.0", "+0.1",
            ])
        #expect(Set(table.view.visibleCells) == Set(former))
        #expect(former.allSatisfy { ($0 as? HeightCell)?.reuses == 1 })
        #expect(table.view.indexPathsForSelectedRows == nil)
    }

    @Test("cells that an app makes itself are pooled by their identifier, too")
    func unregistered() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
        let source = OwnCells()
        table.dataSource = source
        table.rowHeight = 50
        table.layoutIfNeeded()
        #expect(source.made == 2)
        for step in 1...20 {
            table.contentOffset.y = CGFloat(step) * 50
            table.layoutIfNeeded()
        }
        #expect(source.made == 2)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["row 20", "row 21"])
    }

    private final class OwnCells: NSObject, UITableViewDataSource {
        var made = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            var cell = tableView.dequeueReusableCell(withIdentifier: "own")
            if cell == nil {
                cell = UITableViewCell(style: .subtitle, reuseIdentifier: "own")
                made += 1
            }
            cell?.textLabel?.text = "row \(indexPath.row)"
            return cell ?? UITableViewCell()
        }
    }

    /// Two rows of 90 and estimates of 44 lie above the place that is scrolled to: row 4 begins at 268.
    @Test("the delegate is told of cells that appear and go")
    func display() {
        let table = TableFixture(TableSource([Array(repeating: 89.5, count: 10)]), height: 180)
        table.view.layoutIfNeeded()
        table.source.log = []
        table.view.contentOffset.y = 290
        table.view.layoutIfNeeded()
        #expect(table.source.log.filter { $0.hasPrefix("-") } == ["-0.0", "-0.1"])
        #expect(table.source.log.filter { $0.hasPrefix("+") } == ["+0.4", "+0.5", "+0.6"])
    }

    @Test("a cell knows its row while it is shown, and its table finds it")
    func places() throws {
        let table = TableFixture(TableSource([[50], [50]]))
        table.view.layoutIfNeeded()
        let cell = try #require(table.view.cellForRow(at: IndexPath(row: 0, section: 1)))
        #expect(table.view.indexPath(for: cell) == IndexPath(row: 0, section: 1))
        #expect(table.view.cellForRow(at: IndexPath(row: 5, section: 1)) == nil)
        #expect(table.view.indexPathForRow(at: CGPoint(x: 10, y: 60)) == IndexPath(row: 0, section: 1))
        #expect(table.view.indexPathForRow(at: CGPoint(x: 10, y: 300)) == nil)
        #expect(
            table.view.indexPathsForRows(in: CGRect(x: 0, y: 40, width: 10, height: 20)) == [
                IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 1),
            ])
    }
}
