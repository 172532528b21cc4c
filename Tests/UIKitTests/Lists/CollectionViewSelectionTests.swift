import Foundation
import Testing
import UIKit

@MainActor @Suite("Selection in collection views") struct CollectionViewSelectionTests {
    @Test("selection shows in cells, one at a time unless several are allowed")
    func selection() {
        let list = ListFixture(ListSource(count: 4, size: CGSize(375, 100)))
        list.view.layoutIfNeeded()
        let paths = (0..<4).map { IndexPath(item: $0, section: 0) }
        list.view.selectItem(at: paths[1], animated: false, scrollPosition: [])
        list.view.selectItem(at: paths[2], animated: false, scrollPosition: [])
        #expect(list.view.indexPathsForSelectedItems == [paths[2]])
        #expect(list.view.visibleCells.map(\.isSelected) == [false, false, true, false])
        list.view.allowsMultipleSelection = true
        list.view.tapItem(at: paths[0])
        list.view.tapItem(at: paths[2])
        #expect(list.view.indexPathsForSelectedItems == [paths[0]])
        list.view.deselectItem(at: paths[0], animated: false)
        #expect(list.view.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test("the selected background is there only while the cell is selected or highlighted")
    func selectedBackground() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let (plain, selected) = (UIView(), UIView())
        cell.selectedBackgroundView = selected
        cell.backgroundView = plain
        #expect(cell.subviews == [plain, cell.contentView])
        cell.isSelected = true
        #expect(cell.subviews == [plain, selected, cell.contentView])
        #expect(selected.frame == cell.bounds)
        cell.isSelected = false
        #expect(cell.subviews == [plain, cell.contentView])
    }
}
