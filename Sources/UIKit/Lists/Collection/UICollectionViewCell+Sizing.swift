import Foundation

extension UICollectionViewCell: ListCell {
    package var backgrounds: [UIView] { [backgroundView, selectedBackgroundView].compactMap(\.self) }

    package func constraintDidChange() { subtreeWaitsForLayout() }

    package var sizing: ListCellSizing? {
        guard let list = superview as? UICollectionView else { return nil }
        return ListCellSizing(
            placer: "\(type(of: list.collectionViewLayout))", source: list.sizeSource(at: shownAttributes?.indexPath))
    }
}

extension UICollectionView {
    fileprivate func sizeSource(at indexPath: IndexPath?) -> ListCellSizing.Source {
        let measured = "preferredLayoutAttributesFitting(_:)"
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else {
            return collectionViewLayout.asksCellsForPreferredSizes
                ? .cell(estimate: nil, method: measured) : .placement
        }
        if layout.asksCellsForPreferredSizes {
            return .cell(estimate: layout.sizeBeforeMeasuring, method: measured)
        }
        guard let delegate = delegate as? any UICollectionViewDelegateFlowLayout, let indexPath else {
            return .property("itemSize")
        }
        let answer = delegate.collectionView(self, layout: layout, sizeForItemAt: indexPath)
        return answer == layout.itemSize
            ? .property("itemSize") : .delegate("collectionView(_:layout:sizeForItemAt:)")
    }
}
