import Foundation
import Testing
import UIKit

/// What has a visible row's height found again. Source: Apple's page on `UITableView.SelfSizingInvalidation`.
@MainActor @Suite("Self-sizing invalidation of tables", .serialized)
struct TableSelfSizingTests {
    private let table: TableFixture

    init() {
        table = TableFixture(TableSource([[20, 30, 40]]))
        table.view.layoutIfNeeded()
    }

    private func cell(_ row: Int) -> HeightCell? {
        table.view.cellForRow(at: IndexPath(row: row, section: 0)) as? HeightCell
    }

    private var heights: [CGFloat] { table.rowFrames.map(\.height) }

    @Test("a cell that says its content has changed is measured again, it alone")
    func enabled() {
        cell(1)?.contentHeight = 70
        table.view.layoutIfNeeded()
        #expect(heights == [20.5, 30.5, 40.5])
        cell(1)?.invalidateIntrinsicContentSize()
        table.view.layoutIfNeeded()
        #expect(heights == [20.5, 70.5, 40.5])
        #expect(cell(2)?.frame.minY == 91)
    }

    @Test("so is one whose content view says so")
    func contentView() {
        cell(1)?.contentHeight = 70
        cell(1)?.contentView.invalidateIntrinsicContentSize()
        table.view.layoutIfNeeded()
        #expect(heights == [20.5, 70.5, 40.5])
    }

    @Test("not where the table has it disabled")
    func disabled() {
        table.view.selfSizingInvalidation = .disabled
        cell(1)?.contentHeight = 70
        cell(1)?.invalidateIntrinsicContentSize()
        table.view.layoutIfNeeded()
        #expect(heights == [20.5, 30.5, 40.5])
    }

    @Test("a cell that gets another content configuration follows it")
    func configuration() {
        let source = TableSource([[0, 0]])
        source.onCell = { _, cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "One"
            cell.contentConfiguration = content
        }
        let table = TableFixture(source, cell: UITableViewCell.self)
        table.view.layoutIfNeeded()
        let single = table.rowFrames[0].height
        let cell = table.view.cellForRow(at: IndexPath(row: 0, section: 0))
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "One"
        content.secondaryText = "more"
        cell?.contentConfiguration = content
        table.view.layoutIfNeeded()
        #expect(table.rowFrames[0].height > single)
        #expect(cell?.frame.height == table.rowFrames[0].height)
        #expect(table.rowFrames[1].height == single)
    }
}
