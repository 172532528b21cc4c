import Foundation
import Testing
import UIKit

@MainActor @Suite("Configurations in table views", .serialized) struct TableConfigurationTests {
    private func table(
        _ style: UITableView.Style = .plain, _ fill: @escaping (UITableViewCell) -> Void
    ) -> TableFixture {
        let source = TableSource([[0]])
        source.onCell = { _, cell, _ in fill(cell) }
        let table = TableFixture(source, style: style, cell: UITableViewCell.self)
        table.view.layoutIfNeeded()
        return table
    }

    @Test("a content configuration's view is the content view, decides the row's height and where the separator begins")
    func content() throws {
        let table = table { cell in
            var content = cell.defaultContentConfiguration()
            content.text = "Title"
            cell.contentConfiguration = content
        }
        let cell = try #require(table.view.visibleCells.first)
        #expect(cell.contentView is UIListContentView)
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 375, height: 44.5))
        #expect(cell.contentView.frame == cell.bounds)
        #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is UIListContentView))
    }

    @Test("the default content follows the cell's style")
    func styles() {
        let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil).defaultContentConfiguration()
        #expect(!subtitle.prefersSideBySideTextAndSecondaryText)
        let value = UITableViewCell(style: .value1, reuseIdentifier: nil).defaultContentConfiguration()
        #expect(value.prefersSideBySideTextAndSecondaryText)
    }

    @Test("a background configuration takes the system's colour and selection away, and shows its own")
    func background() throws {
        let table = table(.insetGrouped) { $0.backgroundConfiguration = .listCell() }
        let cell = try #require(table.view.visibleCells.first)
        #expect(cell.backgroundColor == nil)
        let count = cell.subviews.count
        table.view.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        table.view.layoutIfNeeded()
        #expect(cell.subviews.count == count)
        #expect(cell.configurationState.isSelected)
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        cell.backgroundConfiguration = nil
        #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
    }

    @Test("configurations see the kind of table among the traits, and a handler is called before the cell is measured")
    func state() {
        var environments: [UIListEnvironment] = []
        let table = table(.grouped) { cell in
            cell.configurationUpdateHandler = { cell, state in
                environments.append(state.traitCollection.listEnvironment)
                var content = cell.defaultContentConfiguration()
                content.text = "Title"
                cell.contentConfiguration = content
            }
        }
        #expect(environments.allSatisfy { $0 == .grouped })
        #expect(!environments.isEmpty)
        #expect(table.rowFrames.map(\.height) == [44.5])
    }

    @Test("a header shows a content configuration as its table has titles")
    func header() {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = view.defaultContentConfiguration()
        content.text = "Seoul"
        view.contentConfiguration = content
        #expect(view.contentView is UIListContentView)
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 375, height: 28))
    }
}
