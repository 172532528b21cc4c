package import Foundation

extension UICollectionView {
    /// Who decides the size of an item.
    package enum ItemSizeSource: Equatable, Sendable {
        /// The flow layout's `itemSize`.
        case itemSize
        /// The delegate's `collectionView(_:layout:sizeForItemAt:)`.
        case delegate
        /// The cell itself, after an estimate.
        case cell(estimate: CGSize?)
        /// A layout that says so.
        case layout
    }

    /// Who decides the size of the item that a cell shows.
    package func sizeSource(of cell: UICollectionReusableView) -> ItemSizeSource {
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else {
            return collectionViewLayout.asksCellsForPreferredSizes ? .cell(estimate: nil) : .layout
        }
        if layout.asksCellsForPreferredSizes { return .cell(estimate: layout.sizeBeforeMeasuring) }
        guard let delegate = delegate as? any UICollectionViewDelegateFlowLayout,
            let indexPath = cell.shownAttributes?.indexPath
        else { return .itemSize }
        let answer = delegate.collectionView(self, layout: layout, sizeForItemAt: indexPath)
        return answer == layout.itemSize ? .itemSize : .delegate
    }
}
