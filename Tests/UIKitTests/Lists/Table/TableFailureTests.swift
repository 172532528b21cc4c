import Foundation
import Testing
import UIKit

/// What an app must not do: the table reports it in UIKit's words and goes on with an answer that does no harm.
@MainActor @Suite("Errors of table views", .serialized) struct TableFailureTests {
    private func failures(_ body: () -> Void) -> [String] {
        LayoutDiagnostics.collecting(body).report.exceptions.map(\.message)
    }

    /// Source of the wording: the exception's text in public crash reports.
    @Test("an identifier that was not registered is reported in UIKit's words, and its cell is blank")
    func unregistered() {
        let table = TableFixture(TableSource([[1]]))
        var cell: UITableViewCell?
        #expect(
            failures {
                cell = table.view.dequeueReusableCell(withIdentifier: "chip", for: IndexPath(row: 0, section: 0))
            }
                == [
                    "unable to dequeue a cell with identifier chip - must register a nib or a class for the identifier or "
                        + "connect a prototype cell in a storyboard"
                ])
        #expect(cell?.contentView.subviews.isEmpty == true)
        #expect(table.view.dequeueReusableCell(withIdentifier: "chip") == nil)
    }

    @Test("classes that are no cells, and empty identifiers, are refused")
    func registrations() {
        let table = TableFixture(TableSource([]))
        #expect(
            failures {
                table.view.register(UIView.self, forCellReuseIdentifier: "plain")
                table.view.register(UITableViewCell.self, forHeaderFooterViewReuseIdentifier: "")
            } == [
                "the class UIView registered for plain does not inherit from the class of such views",
                "must pass a valid reuse identifier: it is empty",
            ])
    }

    @Test("heights below zero and no numbers are reported once each, with their place, and the row decides itself")
    func heights() {
        let source = TableSource([[20, 30, 40]])
        source.rowHeight = { $0.row == 1 ? .nan : -5 }
        let table = TableFixture(source)
        #expect(
            failures { table.view.layoutIfNeeded() } == [
                "table view row height must not be negative - provided height for index path (row 0 in section 0) is -5.0",
                "table view row height must not be negative - provided height for index path (row 1 in section 0) is nan",
            ])
        #expect(table.rowFrames.map(\.height) == [20.5, 30.5, 40.5])
    }

    @Test("a table's own heights that make no sense are reported also where no row or header has them, each value once")
    func ownHeights() {
        let table = TableFixture(TableSource([]))
        table.view.sectionHeaderTopPadding = .nan
        table.view.estimatedRowHeight = -7
        let first = failures { table.view.layoutIfNeeded() }
        table.view.estimatedRowHeight = .nan
        table.view.rowHeight = -9
        let second = failures { table.view.layoutIfNeeded() }
        #expect(
            first == [
                "estimated table view row height must not be negative - provided height for the table view is -7.0",
                "section header top padding height must not be negative - provided height for the table view is nan",
            ])
        #expect(
            second == [
                "table view row height must not be negative - provided height for the table view is -9.0",
                "estimated table view row height must not be negative - provided height for the table view is nan",
            ])
    }

    /// Asks for another height each time it is laid out.
    private final class RestlessCell: HeightCell {
        override func layoutSubviews() {
            super.layoutSubviews()
            guard let table = superview as? UITableView else { return }
            contentHeight = contentHeight == 49.5 ? 59.5 : 49.5
            table.beginUpdates()
            table.endUpdates()
        }
    }

    @Test("a row that never settles for a height is named with its last two sizes, among the exceptions")
    func restlessRow() {
        let table = TableFixture(TableSource([[49.5]]), width: 300, cell: RestlessCell.self)
        let messages = failures { table.view.layoutIfNeeded() }
        #expect(messages.count == 1)
        #expect(
            Set([
                "layout did not settle after 100 passes: row 0 in section 0 asks for 300.0 x 60.0 after 300.0 x 50.0, and "
                    + "for another size each time it is asked",
                "layout did not settle after 100 passes: row 0 in section 0 asks for 300.0 x 50.0 after 300.0 x 60.0, and "
                    + "for another size each time it is asked",
            ]).isSuperset(of: messages))
    }

    @Test("estimates that make no sense are reported, too")
    func estimates() {
        let source = TableSource([[20]])
        source.estimate = { _ in -.infinity }
        let table = TableFixture(source)
        #expect(
            failures { table.view.layoutIfNeeded() } == [
                "estimated table view row height must not be negative - provided height for index path (row 0 in section 0) "
                    + "is -inf"
            ])
        #expect(table.rowFrames.map(\.height) == [20.5])
    }

    @Test("a row that does not exist is not scrolled to and not selected")
    func missingRow() {
        let table = TableFixture(TableSource([[20]]))
        table.view.layoutIfNeeded()
        let path = IndexPath(row: 7, section: 2)
        var rows: Int?
        #expect(
            failures {
                table.view.scrollToRow(at: path, at: .top, animated: false)
                table.view.selectRow(at: path, animated: false, scrollPosition: .none)
                rows = table.view.numberOfRows(inSection: 9)
            } == [
                "Attempted to scroll the table view to an out-of-bounds row 7 in section 2",
                "Attempted to scroll the table view to an out-of-bounds row 7 in section 2",
                "request for the number of rows in section 9 when there are only 1 sections",
            ])
        #expect(rows == 0)
        #expect(table.view.rectForRow(at: path) == .zero)
        #expect(table.view.indexPathForSelectedRow == nil)
    }

    @Test("reloading from every callback ends with an error instead of going on for ever")
    func endlessReload() {
        let source = TableSource([[20]])
        source.onCell = { table, _, _ in table.reloadData() }
        let table = TableFixture(source)
        let messages = failures { table.view.layoutIfNeeded() }
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("layout did not settle after 1000 passes") == true)
    }

    @Test("reloading once while cells are made shows the new data")
    func reloadDuringUpdate() {
        let source = TableSource([[20, 20, 20]])
        var isFirst = true
        source.onCell = { table, _, _ in
            guard isFirst else { return }
            isFirst = false
            source.sections = [[30]]
            table.reloadData()
        }
        let table = TableFixture(source)
        table.view.layoutIfNeeded()
        #expect(table.view.visibleCells.map(\.frame) == [CGRect(x: 0, y: 0, width: 375, height: 30.5)])
        #expect(table.view.subviews.count == 1)
    }

    @Test("counts below zero and beyond the limits are reported instead of going on for ever")
    func counts() {
        final class Bare: NSObject, UITableViewDataSource {
            var counts = (sections: 1, rows: 0)
            func numberOfSections(in tableView: UITableView) -> Int { counts.sections }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts.rows }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let (view, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Bare())
        view.dataSource = source
        func messages(_ sections: Int, _ rows: Int) -> [String] {
            source.counts = (sections, rows)
            return failures {
                view.reloadData()
                view.layoutIfNeeded()
            }
        }
        #expect(messages(-1, 0) == ["the data source reports -1 sections: expected 0 or more"])
        #expect(messages(1, -1) == ["the data source reports -1 rows in section 0: expected 0 or more"])
        #expect(
            messages(1, .max) == [
                "the data source reports \(Int.max) rows in section 0: the limit is 10000000 in all sections"
            ])
        #expect(messages(1, 2) == [])
        #expect(view.visibleCells.count == 2)
    }
}
