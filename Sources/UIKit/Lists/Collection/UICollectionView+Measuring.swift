import Foundation

/// Cells that size themselves, and the safe area.
///
/// How long the content is, and with that whether the collection view's insets keep it clear of the safe area, is known
/// only once its cells have been measured. They are therefore measured without the safe area along the axis of scrolling;
/// where the content turns out to be too short to scroll and lies under a bar, the cells there are measured once more.
extension UICollectionView {
    /// Asks new cells for the sizes they prefer, where the layout wants to know; another round follows if one differs.
    func measureCells() {
        guard collectionViewLayout.asksCellsForPreferredSizes else { return }
        for (index, element) in visibleElements.enumerated() where !element.isMeasured {
            guard index < visibleElements.count else { continue }
            measuredAxes = collectionViewLayout.measuredAxes
            visibleElements[index].isMeasured = true
            visibleElements[index].isMeasuredBelowBar = false
            measure(element)
        }
    }

    /// Lets the cells have their safe area back, and measures the first of those that have one now but were measured
    /// without; it may move the others away from the bar.
    func measureBelowBars() {
        measuredAxes = ScrollAxes()
        let axes = collectionViewLayout.measuredAxes
        guard contentInsetAdjustmentBehavior != .never, collectionViewLayout.asksCellsForPreferredSizes,
            propagatedSafeAreaInsets.along(axes) != .zero
        else { return }
        for (index, element) in visibleElements.enumerated() where !element.isMeasuredBelowBar {
            guard element.view.safeAreaInsets.along(axes) != .zero else { continue }
            visibleElements[index].isMeasuredBelowBar = true
            measure(element)
            if update.isNeeded { return }
        }
    }

    private func measure(_ element: VisibleElement) {
        guard let original = element.view.shownAttributes else { return }
        // A copy: many apps change what they are given and return it.
        let asked = original.copy() as? UICollectionViewLayoutAttributes ?? original
        let preferred = element.view.preferredLayoutAttributesFitting(asked)
        guard preferred.size.isLength else {
            let (width, height) = (preferred.size.width, preferred.size.height)
            return ListFailure.invalidPreferredSize("\(width) x \(height)", original.indexPath).report()
        }
        update.sizes.note(preferred.size, of: element.key, at: original.indexPath, pass: LayoutNesting.pass)
        let layout = collectionViewLayout
        guard
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return }
        layout.invalidateForPreferredAttributes(preferred, original)
    }
}

extension CGSize {
    /// Whether something can have this size.
    fileprivate var isLength: Bool { width >= 0 && height >= 0 && width.isFinite && height.isFinite }
}
