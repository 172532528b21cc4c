import Foundation
import Testing
import UIKit

/// Counts the updates it is asked for, and shows the state.
private final class StatefulCell: UICollectionViewCell {
    var updates = 0

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updates += 1
        var content = UIListContentConfiguration.cell()
        content.text = state.isSelected ? "selected" : "plain"
        contentConfiguration = content
    }
}

@Suite("Configurations of cells")
@MainActor
struct CellConfigurationTests {
    private func cell() -> UICollectionViewCell {
        UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    }

    @Test("the content configuration's view takes the place of the content view, and stays for the next one")
    func contentView() {
        let cell = cell()
        let plain = cell.contentView
        var content = UIListContentConfiguration.cell()
        content.text = "One"
        cell.contentConfiguration = content
        let list = cell.contentView
        #expect(list is UIListContentView)
        #expect(plain.superview == nil)
        #expect(list.frame == cell.bounds)
        content.text = "Two"
        cell.contentConfiguration = content
        #expect(cell.contentView === list)
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Two")
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is UIListContentView))
        #expect(cell.subviews == [cell.contentView])
    }

    @Test("a cell is as high as its content configuration needs")
    func fitting() {
        let cell = cell()
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Text"
        content.secondaryText = "Detail"
        cell.contentConfiguration = content
        let size = cell.systemLayoutSizeFitting(
            CGSize(300, 44), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(300, 60))
    }

    @Test("updateConfiguration is called before the cell is shown, and once for changes of state")
    func updates() {
        let cell = StatefulCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        cell.layoutIfNeeded()
        #expect(cell.updates == 1)
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "plain")
        cell.isSelected = true
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        #expect(cell.updates == 2)
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "selected")
    }

    @Test("the handler is told after updateConfiguration, with the state")
    func handler() {
        let cell = StatefulCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        var log: [String] = []
        cell.configurationUpdateHandler = { cell, state in
            log.append("\(state.isSelected) \((cell as? StatefulCell)?.updates ?? 0)")
        }
        cell.layoutIfNeeded()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(log == ["false 1", "true 2"])
    }

    @Test("a background lies behind the content, follows the state, and excludes colour and background view")
    func background() {
        let cell = cell()
        cell.backgroundColor = .red
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.backgroundColor == nil)
        #expect(cell.subviews.count == 2)
        #expect(cell.subviews.last === cell.contentView)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        cell.automaticallyUpdatesBackgroundConfiguration = false
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        cell.backgroundColor = .blue
        #expect(cell.backgroundConfiguration == nil)
        #expect(cell.subviews == [cell.contentView])
    }
}
