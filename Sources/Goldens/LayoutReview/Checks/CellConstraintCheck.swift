import UIKit

/// Cells whose contents hang on the cell instead of on its content view: the content view is what is measured, and what
/// moves when a cell is edited or swiped. The content view itself is placed by its cell.
struct CellConstraintCheck: LayoutCheck {
    func drafts(in tree: ReviewedTree) -> [FindingDraft] {
        tree.cells.flatMap { cell -> [FindingDraft] in
            let misplaced = cell.constraints.filter { Self.isMisplaced($0, in: cell) }
            let placing = misplaced.filter { Self.placesContentView($0, in: cell) }
            let others = misplaced.filter { !Self.placesContentView($0, in: cell) }
            return [Self.contentViewDraft(placing, cell), Self.contentsDraft(others, cell)].compactMap(\.self)
        }
    }

    private static func contentsDraft(
        _ constraints: [NSLayoutConstraint], _ cell: any ListCell
    ) -> FindingDraft? {
        guard !constraints.isEmpty else { return nil }
        let count = constraints.count == 1 ? "1 constraint ties" : "\(constraints.count) constraints tie"
        return FindingDraft(
            kind: .constraintsOutsideContentView, view: cell,
            message: "\(count) views to the cell itself, not to its contentView", constraints: constraints,
            remedy: "add the views to contentView and constrain them to it")
    }

    private static func contentViewDraft(
        _ constraints: [NSLayoutConstraint], _ cell: any ListCell
    ) -> FindingDraft? {
        guard !constraints.isEmpty else { return nil }
        let count = constraints.count == 1 ? "1 constraint ties" : "\(constraints.count) constraints tie"
        return FindingDraft(
            kind: .constraintsOutsideContentView, view: cell,
            message: "\(count) the contentView to its cell, which places it", constraints: constraints,
            remedy: constraints.count == 1
                ? "take it away: a contentView fills its cell"
                : "take them away: a contentView fills its cell")
    }

    private static func placesContentView(_ constraint: NSLayoutConstraint, in cell: any ListCell) -> Bool {
        let views = views(of: constraint)
        return views.contains { $0 === cell.contentView } && views.allSatisfy { $0 === cell.contentView || $0 === cell }
    }

    private static func isMisplaced(_ constraint: NSLayoutConstraint, in cell: any ListCell) -> Bool {
        guard constraint.role == .app, !placesSeparator(constraint, in: cell) else { return false }
        return views(of: constraint).contains { view in
            if view === cell { return true }
            return !([cell.contentView] + cell.backgrounds).contains { view.isDescendant(of: $0) }
        }
    }

    /// The line below a row is the cell's, and its guide there to be constrained.
    private static func placesSeparator(_ constraint: NSLayoutConstraint, in cell: any ListCell) -> Bool {
        guard let guide = (cell as? UICollectionViewListCell)?.usedSeparatorLayoutGuide else { return false }
        return constraint.firstItem === guide || constraint.secondItem === guide
    }

    private static func views(of constraint: NSLayoutConstraint) -> [UIView] {
        [constraint.firstItem, constraint.secondItem].compactMap { item in
            (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
        }
    }
}
