import UIKit

/// Cells whose contents hang on the cell instead of on its content view: the content view is what is measured, and what
/// moves when a cell is edited or swiped.
struct CellConstraintCheck: LayoutCheck {
    func drafts(in tree: ReviewedTree) -> [FindingDraft] {
        tree.cells.compactMap { cell in
            let misplaced = cell.constraints.filter { Self.isMisplaced($0, in: cell) }
            guard !misplaced.isEmpty else { return nil }
            let count = misplaced.count == 1 ? "1 constraint ties" : "\(misplaced.count) constraints tie"
            return FindingDraft(
                kind: .constraintsOutsideContentView, view: cell,
                message: "\(count) views to the cell itself, not to its contentView", constraints: misplaced,
                remedy: "add the views to contentView and constrain them to it")
        }
    }

    private static func isMisplaced(_ constraint: NSLayoutConstraint, in cell: UICollectionViewCell) -> Bool {
        guard constraint.role == .app else { return false }
        let views = [constraint.firstItem, constraint.secondItem].compactMap { item in
            (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
        }
        return views.contains { view in
            if view === cell { return true }
            let own = [cell.contentView, cell.backgroundView, cell.selectedBackgroundView].compactMap(\.self)
            return !own.contains { view.isDescendant(of: $0) }
        }
    }
}
