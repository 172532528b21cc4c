import Foundation
import Testing
import UIKit

/// A table whose rows can be edited, and what it was told to do.
@MainActor private final class EditedSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["One", "Two", "Three"]
    var style = UITableViewCell.EditingStyle.delete
    var trailing: UISwipeActionsConfiguration?
    var leading: UISwipeActionsConfiguration?
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.append("\(editingStyle) \(indexPath.row)")
        guard editingStyle == .delete else { return }
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
}

@MainActor @Suite("Editing of tables", .serialized)
struct TableEditingTests {
    private let source = EditedSource()
    private let table: UITableView

    init() {
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (source, source)
    }

    private func edit() {
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
    }

    private func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

    /// The minus or plus before the content.
    private func control(_ row: Int) -> UIControl? {
        cell(row)?.subviews.lazy.compactMap { $0 as? UIControl }.first
    }

    /// The buttons at the trailing edge, from the edge inwards.
    private func buttons(_ row: Int) -> [UIControl] {
        table.layoutIfNeeded()
        let holders = cell(row)?.subviews.filter { !($0 is UIControl) && $0 !== cell(row)?.contentView } ?? []
        return holders.flatMap { $0.subviews.compactMap { $0 as? UIControl } }
    }

    @Test("content stands back by 38 points for a minus, and text and separator begin 16 after that")
    func indentation() {
        edit()
        #expect(control(0)?.frame == CGRect(x: 16, y: 11, width: 22, height: 22))
        #expect(cell(0)?.contentView.frame.minX == 38)
        #expect(cell(0)?.textLabel?.frame.minX == 16)
        #expect(cell(0)?.separatorInset.left == 54)
    }

    @Test("a tap on the minus moves the content away for a button; a tap on this has the row deleted")
    func deletion() throws {
        edit()
        let minus = try #require(control(1))
        minus.performTap(at: .zero)
        let shown = buttons(1)
        #expect(shown.map(\.accessibilityLabel) == ["Delete"])
        #expect(shown.first.map { $0.convert($0.bounds, to: table) } == CGRect(x: 246, y: 44, width: 74, height: 44))
        #expect(cell(1)?.contentView.frame.minX == -36)
        #expect(source.log == [])
        shown.first?.performTap(at: .zero)
        table.layoutIfNeeded()
        #expect(source.log == ["delete 1"])
        #expect(table.visibleCells.map(\.textLabel?.text) == ["One", "Three"])
        #expect(table.visibleCells.map(\.contentView.frame.minX) == [38, 38])
    }

    @Test("a tap on a row, or on another row's minus, takes the button away again")
    func dismissal() {
        table.allowsSelectionDuringEditing = true
        edit()
        control(0)?.performTap(at: .zero)
        control(2)?.performTap(at: .zero)
        #expect(buttons(0).isEmpty)
        #expect(buttons(2).count == 1)
        table.tapRow(at: IndexPath(row: 2, section: 0))
        #expect(buttons(2).isEmpty)
        #expect(source.log == [])
        table.tapRow(at: IndexPath(row: 2, section: 0))
        #expect(source.log == ["select 2"])
    }

    @Test("a tap on a plus inserts at once")
    func insertion() {
        source.style = .insert
        edit()
        control(0)?.performTap(at: .zero)
        #expect(source.log == ["insert 0"])
        #expect(buttons(0).isEmpty)
    }

    @Test("rows that several can be picked of have circles in place of a minus")
    func picking() {
        table.allowsMultipleSelectionDuringEditing = true
        edit()
        #expect(control(0)?.isUserInteractionEnabled == false)
        table.tapRow(at: IndexPath(row: 0, section: 0))
        table.tapRow(at: IndexPath(row: 2, section: 0))
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
        #expect(cell(0)?.contentView.frame.minX == 38)
    }

    @Test("the minus shows the delegate's trailing actions, the first at the edge, all as wide as the widest")
    func trailingActions() {
        var done: [String] = []
        let title = "Remember for another day"
        source.trailing = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Remove") { _, _, completion in
                done.append("Remove")
                completion(true)
            },
            UIContextualAction(style: .normal, title: title) { _, _, _ in done.append(title) },
        ])
        edit()
        control(0)?.performTap(at: .zero)
        let shown = buttons(0)
        #expect(shown.map(\.accessibilityLabel) == ["Remove", title])
        #expect(shown.map(\.backgroundColor) == [.systemRed, .systemGray])
        let frames = shown.map { $0.convert($0.bounds, to: table) }
        #expect(frames[0].maxX == 320)
        #expect(frames[1].maxX == frames[0].minX)
        #expect(abs(frames[1].width - frames[0].width) <= 0.5)
        shown[1].performTap(at: .zero)
        #expect(buttons(0).count == 2)
        shown[0].performTap(at: .zero)
        #expect(buttons(0).isEmpty)
        #expect(done == [title, "Remove"])
    }

    @Test("a row without trailing actions shows none")
    func noActions() {
        source.trailing = UISwipeActionsConfiguration(actions: [])
        edit()
        control(0)?.performTap(at: .zero)
        #expect(buttons(0).isEmpty)
        #expect(cell(0)?.contentView.frame.minX == 38)
    }

    @Test("assistive technologies are offered the actions of both sides after the cell's own")
    func accessibility() {
        table.layoutIfNeeded()
        cell(0)?.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Call") { _ in true }]
        source.leading = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Pin") { _, _, completion in completion(false) }
        ])
        source.trailing = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Remove") { _, _, completion in completion(true) }
        ])
        let actions = cell(0)?.accessibilityCustomActions ?? []
        #expect(actions.map(\.name) == ["Call", "Pin", "Remove"])
        #expect(actions.map { $0.actionHandler?($0) } == [true, false, true])
        (source.leading, source.trailing) = (nil, nil)
        #expect(cell(1)?.accessibilityCustomActions == nil)
    }

    @Test("controllers of lists have their lists edited, also by their edit button")
    func controllers() {
        let controller = UITableViewController(style: .plain)
        controller.setEditing(true, animated: false)
        #expect(controller.tableView.isEditing)
        let item = controller.editButtonItem
        #expect(item.title == "Done")
        let button = UIButton(primaryAction: item.primaryAction)
        button.performTap(at: .zero)
        #expect(!controller.isEditing)
        #expect(!controller.tableView.isEditing)
        #expect(item === controller.editButtonItem)
        #expect(item.title == "Edit")
        let list = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        list.loadViewIfNeeded()
        list.isEditing = true
        #expect(list.collectionView.isEditing)
    }
}
