import Foundation

extension UICollectionView {
    /// A visible cell, header or footer may prefer another size than when it was asked.
    ///
    /// Not for the margins that follow the safe area: cells are measured without it, and lose and regain it for that.
    func sizeMayHaveChanged(of view: UICollectionReusableView) {
        guard !SafeAreaNews.isUnderWay, selfSizingInvalidation != .disabled,
            collectionViewLayout.asksCellsForPreferredSizes, let attributes = view.shownAttributes,
            let key = key(of: attributes)
        else { return }
        let index = visibleElements.partitioningIndex { !($0.key < key) }
        guard index < visibleElements.count, visibleElements[index].view === view, visibleElements[index].isMeasured
        else { return }
        visibleElements[index].isMeasured = false
        requestUpdate()
    }
}

extension UICollectionViewCell {
    /// Tells the list that shows the cell that its content has changed.
    func contentMayHaveChanged() {
        (superview as? UICollectionView)?.sizeMayHaveChanged(of: self)
    }

    /// Tells a list that follows constraints that something in the cell waits for layout.
    func subtreeWaitsForLayout() {
        guard let list = superview as? UICollectionView, list.selfSizingInvalidation == .enabledIncludingConstraints
        else { return }
        list.sizeMayHaveChanged(of: self)
    }
}
