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

    private final class Delegate: NSObject, UICollectionViewDelegate {
        var log: [String] = []
        var selects = true

        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            log.append("select \(indexPath.item)?")
            return selects
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("selected \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            log.append("deselected \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
            log.append("primary \(indexPath.item)")
        }
    }

    /// - Returns: what the delegate was told.
    private func log(ofTaps items: [Int], _ setUp: (UICollectionView, Delegate) -> Void = { _, _ in }) -> [String] {
        let list = ListFixture(ListSource(count: 4, size: CGSize(375, 100)))
        list.view.layoutIfNeeded()
        let delegate = Delegate()
        list.view.delegate = delegate
        setUp(list.view, delegate)
        for item in items { list.view.tapItem(at: IndexPath(item: item, section: 0)) }
        return withExtendedLifetime(delegate) { delegate.log }
    }

    @Test("a tap on the selected item selects it once more, as apps that show a screen for it rely on")
    func selectedItem() {
        #expect(
            log(ofTaps: [1, 1, 2]) == [
                "select 1?", "selected 1", "primary 1", "select 1?", "selected 1", "primary 1", "select 2?",
                "deselected 1", "selected 2", "primary 2",
            ])
    }

    /// Apple: the primary action is called after selection, whether it may change or not, where a tap extends no selection.
    @Test("the primary action follows a tap that adds nothing to a selection, even one that may not select")
    func primaryAction() {
        #expect(log(ofTaps: [3]) { $1.selects = false } == ["select 3?", "primary 3"])
        #expect(
            log(ofTaps: [0, 2, 0]) { list, _ in list.allowsMultipleSelection = true } == [
                "select 0?", "selected 0", "primary 0", "select 2?", "selected 2", "deselected 0",
            ])
    }

    @Test("while a list is edited, items are selected only where it allows that, and do nothing else")
    func editing() {
        #expect(log(ofTaps: [0]) { list, _ in list.isEditing = true } == [])
        let several = log(ofTaps: [0, 1]) { list, _ in
            list.isEditing = true
            list.allowsMultipleSelectionDuringEditing = true
        }
        #expect(several == ["select 0?", "selected 0", "select 1?", "selected 1"])
        let single = log(ofTaps: [0, 1]) { list, _ in
            list.isEditing = true
            list.allowsSelectionDuringEditing = true
        }
        #expect(single == ["select 0?", "selected 0", "select 1?", "deselected 0", "selected 1"])
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
