import Foundation
import UIKit

/// Cells that size themselves although no constraint leads from the top of the content view to its bottom: the measurement
/// comes to nothing, and the cell keeps its estimate.
struct CellHeightCheck: LayoutCheck {
    func drafts(in tree: ReviewedTree) -> [FindingDraft] {
        cells(in: tree) + tree.views.compactMap { ($0 as? UICollectionView).flatMap(flatItems) }
    }

    private func cells(in tree: ReviewedTree) -> [FindingDraft] {
        tree.cells.compactMap { cell in
            guard case .cell(let estimate, _)? = cell.sizing?.source, !cell.contentView.subviews.isEmpty,
                !(cell.contentView is UIListContentView), Self.hangsOnTarget(cell)
            else { return nil }
            let height = ViewWords.points(cell.bounds.height)
            let kept = estimate.map { $0.height == cell.bounds.height ? ", its estimate" : "" } ?? ""
            return FindingDraft(
                kind: .undeterminedCellHeight, view: cell,
                message: "no constraint reaches the bottom of the contentView, so the cell stays \(height) high\(kept)",
                constraints: Self.lowest(in: cell).map { tree.appConstraints(naming: $0, .vertical) } ?? [],
                remedy: Self.remedy(for: cell, in: tree))
        }
    }

    /// A delegate that measures such a cell answers a height of zero, and the list shows nothing of it.
    private func flatItems(of list: UICollectionView) -> FindingDraft? {
        guard list.collectionViewLayout is UICollectionViewFlowLayout, list.bounds.width > 0 else { return nil }
        let items = (0..<list.numberOfSections).flatMap { section in
            (0..<list.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
        let flat = items.filter { list.layoutAttributesForItem(at: $0)?.size.height == 0 }
        guard let first = flat.first else { return nil }
        return FindingDraft(
            kind: .undeterminedCellHeight, view: list,
            message: "\(flat.count) of \(items.count) items are 0 high, the first is item \(first.item) of section "
                + "\(first.section)",
            remedy: "tie the last view of the cell that is measured to its contentView's bottom")
    }

    /// Whether nothing but the target of the measurement gives the cell a height.
    private static func hangsOnTarget(_ cell: any ListCell) -> Bool {
        let measured = cell.measuredView
        return LayoutInspector.whileFitting(measured, width: measured.bounds.width) { inspector, _ in
            inspector.bindings(of: .height, of: measured).contains { $0.constraint.identifier == "fittingSizeVTarget" }
        }
    }

    private static func lowest(in cell: any ListCell) -> UIView? {
        cell.contentView.subviews.filter(\.isSeen).max { $0.frame.maxY < $1.frame.maxY }
    }

    private static func remedy(for cell: any ListCell, in tree: ReviewedTree) -> String {
        let name = lowest(in: cell).map { tree.name(of: $0) } ?? "the last view"
        return "tie the bottom of \(name) to contentView.bottomAnchor"
    }
}
