import Foundation
import Testing
import UIKit

@MainActor @Suite("Selection in table views", .serialized) struct TableSelectionTests {
    private final class Delegate: NSObject, UITableViewDelegate {
        var log: [String] = []
        var target: (IndexPath) -> IndexPath? = { $0 }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            log.append("highlight \(indexPath.row)?")
            return indexPath.row != 4
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            log.append("select \(indexPath.row)?")
            return target(indexPath)
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            log.append("deselect \(indexPath.row)?")
            return indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("selected \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("deselected \(indexPath.row)")
        }
    }

    private let table = TableFixture(TableSource([Array(repeating: 43.5, count: 40)]), height: 440)
    private let delegate = Delegate()

    init() {
        table.view.delegate = delegate
        table.view.layoutIfNeeded()
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("a tap asks whether to highlight and to select, deselects the former row, and tells of both")
    func taps() {
        table.view.tapRow(at: path(1))
        table.view.tapRow(at: path(2))
        table.view.tapRow(at: path(4))
        #expect(
            delegate.log == [
                "highlight 1?", "select 1?", "selected 1", "highlight 2?", "select 2?", "deselect 1?", "deselected 1",
                "selected 2", "highlight 4?",
            ])
        #expect(table.view.indexPathForSelectedRow == path(2))
        #expect(table.view.visibleCells.filter(\.isSelected) == [table.view.cellForRow(at: path(2))])
    }

    private final class Opener: NSObject, UITableViewDelegate {
        var opened: [Int] = []
        func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
            indexPath.row != 3
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            #expect(tableView.indexPathForSelectedRow == indexPath)
            opened.append(indexPath.row)
        }
    }

    @Test("the primary action follows a tap's selection, where the delegate allows it and the tap adds to none")
    func primaryAction() {
        let opener = Opener()
        table.view.delegate = opener
        for row in [1, 3, 1, 1] { table.view.tapRow(at: path(row)) }
        #expect(opener.opened == [1, 1, 1])
        table.view.allowsMultipleSelection = true
        table.view.tapRow(at: path(2))
        #expect(opener.opened == [1, 1, 1])
    }

    @Test("the delegate may have another row selected, or none")
    func redirected() {
        delegate.target = { $0.row == 1 ? IndexPath(row: 3, section: 0) : nil }
        table.view.tapRow(at: path(1))
        table.view.tapRow(at: path(2))
        #expect(table.view.indexPathsForSelectedRows == [path(3)])
    }

    @Test("several rows may be selected where the table allows it; a second tap deselects")
    func several() {
        table.view.allowsMultipleSelection = true
        for row in [1, 3, 1, 2] { table.view.tapRow(at: path(row)) }
        #expect(table.view.indexPathsForSelectedRows == [path(3), path(2)])
        #expect(table.view.indexPathForSelectedRow == path(3))
    }

    @Test("selection by code asks and tells no one, and may scroll")
    func byCode() {
        table.view.selectRow(at: path(30), animated: false, scrollPosition: .middle)
        #expect(delegate.log == [])
        // 30 rows of 44, half of one, less half of the 440 that are seen.
        #expect(table.view.contentOffset.y == 1122)
        table.view.layoutIfNeeded()
        #expect(table.view.cellForRow(at: path(30))?.isSelected == true)
        table.view.deselectRow(at: path(30), animated: false)
        #expect(table.view.indexPathForSelectedRow == nil)
    }

    @Test("a reused cell is selected only if its row is")
    func reused() {
        table.view.selectRow(at: path(0), animated: false, scrollPosition: .none)
        table.view.contentOffset.y = 880
        table.view.layoutIfNeeded()
        #expect(table.view.visibleCells.allSatisfy { !$0.isSelected })
        table.view.contentOffset.y = 0
        table.view.layoutIfNeeded()
        #expect(table.view.visibleCells.map(\.isSelected).firstIndex(of: true) == 0)
    }

    @Test(
        "scrollToRow ends where it was asked to, though the rows on the way get their heights meanwhile",
        arguments: [
            (UITableView.ScrollPosition.top, 20), (.middle, 20), (.bottom, 20), (.none, 20), (.top, 39), (.bottom, 0),
        ])
    func scroll(position: UITableView.ScrollPosition, row: Int) {
        let table = TableFixture(TableSource([(0..<40).map { CGFloat(60 + $0 % 7 * 13) }]), height: 400)
        table.view.scrollToRow(at: path(row), at: position, animated: false)
        table.view.layoutIfNeeded()
        let (frame, offset) = (table.view.rectForRow(at: path(row)), table.view.contentOffset.y)
        switch (position, row) {
        case (.top, 20): #expect(frame.minY == offset)
        case (.middle, 20): #expect(abs(frame.midY - offset - 200) <= 0.5)
        case (.bottom, 20), (.none, 20): #expect(frame.maxY == offset + 400)
        case (.top, _): #expect(offset == table.view.contentSize.height - 400)
        default: #expect(offset == 0)
        }
        #expect(table.view.cellForRow(at: path(row)) != nil)
    }

    @Test("while the table is edited, cells show controls beside their content, and taps select nothing")
    func editing() throws {
        table.view.setEditing(true, animated: false)
        table.view.layoutIfNeeded()
        let cell = try #require(table.view.cellForRow(at: path(0)))
        #expect(cell.isEditing)
        #expect(cell.editingStyle == .delete)
        #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 337, height: 44))
        table.view.tapRow(at: path(0))
        #expect(table.view.indexPathForSelectedRow == nil)
        table.view.setEditing(false, animated: false)
        table.view.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 0)
        #expect(cell.subviews == [cell.contentView])
    }

    @Test("a table view controller is its table's data source and delegate, and clears the selection when it appears")
    func controller() {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = "row \(indexPath.row)"
                return cell
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            }
        }
        let controller = Rows(style: .insetGrouped)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.tableView.frame == window.bounds)
        #expect(controller.tableView.visibleCells.map(\.frame.minX) == [16, 16, 16])
        controller.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
        controller.viewWillAppear(false)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }
}
