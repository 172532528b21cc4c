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

    @Test("with constraints included a changed constant is enough, a text, and a constraint that comes or goes")
    func constraints() throws {
        table.view.selfSizingInvalidation = .enabledIncludingConstraints
        cell(1)?.contentHeight = 70
        HeightCell.measured = 0
        table.view.layoutIfNeeded()
        #expect(heights == [20.5, 70.5, 40.5])
        #expect(cell(2)?.frame.minY == 91)
        #expect(HeightCell.measured == 1)
        let block = try #require(cell(2)?.block)
        cell(2)?.blockHeight.isActive = false
        let other = block.heightAnchor.constraint(equalToConstant: 10)
        other.priority = UILayoutPriority(998)
        other.isActive = true
        table.view.layoutIfNeeded()
        #expect(heights == [20.5, 70.5, 10.5])
        let stronger = block.heightAnchor.constraint(equalToConstant: 15)
        stronger.priority = UILayoutPriority(900)
        stronger.isActive = true
        table.view.layoutIfNeeded()
        #expect(heights == [20.5, 70.5, 10.5])
        other.priority = UILayoutPriority(800)
        table.view.layoutIfNeeded()
        #expect(heights == [20.5, 70.5, 15.5])
    }

    @Test("with constraints included the same is true of a height that the row's own contradicts, in a window, too")
    func requiredConstraints() throws {
        let source = TableSource([[0, 0]])
        var boxes: [NSLayoutConstraint] = []
        source.onCell = { _, cell, _ in
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            let height = box.heightAnchor.constraint(equalToConstant: 50)
            height.priority = UILayoutPriority(999)
            boxes.append(height)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor), height,
            ])
        }
        let table = TableFixture(source, cell: UITableViewCell.self)
        table.view.selfSizingInvalidation = .enabledIncludingConstraints
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        window.addSubview(table.view)
        window.layoutIfNeeded()
        #expect(table.rowFrames.map(\.height) == [50.5, 50.5])
        try #require(boxes.first).constant = 80
        window.layoutIfNeeded()
        #expect(table.rowFrames.map(\.height) == [80.5, 50.5])
        #expect(table.view.visibleCells.last?.frame.minY == 80.5)
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
