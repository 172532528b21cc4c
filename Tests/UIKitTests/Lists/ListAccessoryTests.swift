import Foundation
import Testing
import UIKit

@Suite("Accessories of list cells")
@MainActor
struct ListAccessoryTests {
    private func cell(
        _ accessories: [UICellAccessory], width: CGFloat = 300, change: (UICollectionViewListCell) -> Void = { _ in }
    ) -> UICollectionViewListCell {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        cell.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        cell.contentConfiguration = content
        cell.accessories = accessories
        change(cell)
        cell.layoutIfNeeded()
        return cell
    }

    private func accessories(_ cell: UICollectionViewListCell) -> [CGRect] {
        cell.subviews.filter { $0 is UIControl || $0 is UILabel }.map(\.frame).sorted { $0.minX < $1.minX }
    }

    @Test("a chevron stands at the trailing margin, and the content ends before it")
    func disclosure() {
        let cell = cell([.disclosureIndicator()])
        #expect(accessories(cell) == [CGRect(x: 276, y: 15.5, width: 8, height: 13)])
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 276, height: 44))
        #expect(cell.contentView.subviews.first?.frame.maxX == 268)
    }

    @Test("in a header with more room above its text than below the chevron is level with the text")
    func header() throws {
        let cell = cell([.outlineDisclosure(options: .init(style: .header))]) { cell in
            var content: UIListContentConfiguration = .sidebarHeader()
            content.text = "Text"
            cell.contentConfiguration = content
            cell.frame.size.height = 51
        }
        let text = try #require(cell.contentView.subviews.first?.frame)
        #expect(text.minY == 17 && text.height == 24)
        #expect(accessories(cell).map(\.midY) == [text.midY])
    }

    @Test("no line of an accessory reaches beyond its view, where it would be cut off")
    func wholeLines() {
        let all: [UICellAccessory] = [
            .disclosureIndicator(), .checkmark(), .detail(), .delete(displayed: .always), .insert(displayed: .always),
            .reorder(displayed: .always), .multiselect(displayed: .always), .outlineDisclosure(),
        ]
        for accessory in all {
            let cell = cell([accessory])
            for view in cell.subviews where view is UIControl {
                let drawn = view.displayList().description
                #expect(drawn.contains("stroke") && !drawn.contains("clip"), "\(accessory): \(drawn)")
            }
        }
    }

    @Test("accessories of the system have their places, whatever their order")
    func order() {
        let cell = cell([.disclosureIndicator(), .checkmark(), .label(text: "12")])
        let frames = accessories(cell)
        #expect(frames.map(\.width)[1...] == [15, 8])
        #expect(frames[0].maxX == frames[1].minX - 16)
    }

    @Test("a long label leaves the content half of the row")
    func longLabel() {
        let cell = cell([.label(text: "A label longer than half of the cell is wide, and longer still")])
        #expect(accessories(cell).map(\.width) == [134])
        #expect(cell.contentView.frame.width == 150)
    }

    @Test("a handler may set accessories at each update, and one that asks for further updates without end gets one")
    func handler() {
        var count = 0
        let cell = cell([]) { cell in
            cell.configurationUpdateHandler = { cell, _ in
                count += 1
                (cell as? UICollectionViewListCell)?.accessories = [.checkmark()]
                cell.setNeedsUpdateConfiguration()
            }
        }
        #expect(accessories(cell).map(\.width) == [15])
        #expect(count == 2)
    }

    @Test("what is for editing is shown while the list is edited")
    func editing() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.showsSeparators = false
        let list = TextList([["One"]], configuration: configuration) { cell, _ in
            cell.accessories = [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
        }
        let cell = list.cell(0)
        #expect(cell.map { accessories($0) }?.map(\.width) == [8])
        list.view.isEditing = true
        list.view.layoutIfNeeded()
        #expect(cell.map { accessories($0) }?.map(\.width) == [22, 21])
        #expect(cell?.contentView.frame.minX == 44)
        #expect(cell?.contentView.subviews.first?.frame.minX == 16)
    }

    @Test("views of an app's own are placed among the others, and keep their size where that is asked for")
    func customViews() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        let label = UILabel()
        label.text = "New"
        let cell = cell([
            .disclosureIndicator(),
            .customView(configuration: .init(customView: view, placement: .leading(), maintainsFixedSize: true)),
            .customView(configuration: .init(customView: label, placement: .trailing(at: { $0.count }))),
        ])
        #expect(view.frame == CGRect(x: 16, y: 17, width: 30, height: 10))
        #expect(cell.contentView.frame.minX == 46)
        #expect(label.frame.maxX == 284)
        #expect(label.frame.size == label.intrinsicContentSize)
    }

    @Test("from right to left accessories change sides")
    func mirrored() {
        let cell = cell([.disclosureIndicator()]) { $0.semanticContentAttribute = .forceRightToLeft }
        #expect(accessories(cell) == [CGRect(x: 16, y: 15.5, width: 8, height: 13)])
        #expect(cell.contentView.frame == CGRect(x: 24, y: 0, width: 276, height: 44))
    }

    @Test("a selected row has its circle filled")
    func multiselect() {
        let cell = cell([.multiselect(displayed: .always)])
        let before = cell.subviews.first { $0 is UIControl }
        cell.isSelected = true
        cell.layoutIfNeeded()
        let after = cell.subviews.first { $0 is UIControl }
        #expect(before !== after)
        #expect(after?.frame == before?.frame)
    }

    @Test("indentation moves the content, and accessories before it")
    func indentation() {
        let list = TextList([["One"]], configuration: .init(appearance: .plain)) { cell, _ in
            cell.indentationLevel = 2
        }
        #expect(list.cell(0)?.contentView.subviews.first?.frame.minX == 36)
    }

    @Test("an accessory's handler is called by a tap on it")
    func actions() {
        var taps = 0
        let cell = cell([.detail { taps += 1 }])
        let button = cell.subviews.compactMap { $0 as? UIControl }.first
        button?.performTap(at: .zero)
        #expect(taps == 1)
    }

    @Test("the chevron of an outline opens the row")
    func outline() throws {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = item == "Parent" ? [.outlineDisclosure(options: .init(style: .cell))] : []
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Parent"])
        outline.append(["Child"], to: "Parent")
        source.apply(outline, to: 0)
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 1)
        let button = try #require(view.visibleCells.first?.subviews.compactMap { $0 as? UIControl }.first)
        button.performTap(at: .zero)
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 2)
        #expect(view.visibleCells.first?.configurationState.isExpanded == true)
        var told: [String] = []
        source.sectionSnapshotHandlers.shouldCollapseItem = { item in
            told.append("collapse \(item)?")
            return told.count > 1
        }
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
            told.append("below \(item): \(children.items.count)")
            var more = children
            more.append(["Another"])
            return more
        }
        var shown: [Int] = []
        for _ in 0..<3 {
            (view.visibleCells.first?.subviews.lazy.compactMap { $0 as? UIControl }.first)?.performTap(at: .zero)
            view.layoutIfNeeded()
            shown.append(view.visibleCells.count)
        }
        #expect(told == ["collapse Parent?", "collapse Parent?", "below Parent: 1"])
        #expect(shown == [2, 1, 3])
    }

    @Test(
        "a tap on a delete accessory shows the list's trailing actions, which assistive technologies are offered, too")
    func swipeActions() throws {
        var done: [String] = []
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                    done.append("delete \(indexPath.item)")
                    completion(true)
                }
            ])
        }
        let list = TextList([["One", "Two"]], configuration: configuration) { cell, _ in
            cell.accessories = [.delete(displayed: .always)]
        }
        let cell = try #require(list.cell(1))
        let start = cell.contentView.frame.minX
        let minus = try #require(cell.subviews.lazy.compactMap { $0 as? UIControl }.first)
        minus.performTap(at: .zero)
        list.view.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == start - 74)
        let actions = try #require(cell.subviews.last)
        #expect(actions.frame == CGRect(x: 226, y: 0, width: 74, height: 44))
        let button = try #require(actions.subviews.first as? UIControl)
        button.performTap(at: .zero)
        list.view.layoutIfNeeded()
        #expect(done == ["delete 1"])
        #expect(cell.contentView.frame.minX == start)
        #expect(cell.accessibilityCustomActions?.map(\.name) == ["Delete"])
    }
}
