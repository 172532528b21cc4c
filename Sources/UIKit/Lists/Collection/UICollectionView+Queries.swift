public import Foundation

extension UICollectionView {
    /// The visible view of this kind at an index path; `kind` as numbered by `elementKinds`. O(log visible elements).
    func visibleView(at indexPath: IndexPath, kind: Int) -> UICollectionReusableView? {
        guard indexPath.count == 2 else { return nil }
        let key = CollectionElementKey(section: indexPath.section, item: indexPath.item, kind: kind)
        let index = visibleElements.partitioningIndex { !($0.key < key) }
        guard index < visibleElements.count, visibleElements[index].key == key else { return nil }
        return visibleElements[index].view
    }

    /// The item at a point of the content, the topmost where several overlap.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        return displayedElements(in: spot)
            .filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point) }
            .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?
            .indexPath
    }

    /// Nil for a header or footer that is not visible.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        visibleElements.lazy.map(\.view).first {
            $0.shownAttributes?.indexPath == indexPath && $0.shownAttributes?.isSupplementary(elementKind) == true
        }
    }

    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visibleElements.lazy.map(\.view).filter { $0.shownAttributes?.isSupplementary(elementKind) == true }
    }

    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleSupplementaryViews(ofKind: elementKind).compactMap { $0.shownAttributes?.indexPath }
    }

    // MARK: Scrolling

    /// What comes into sight is measured meanwhile, which may move the item; it ends where it was asked for all the same.
    func scroll(toItemAt indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
        let start = contentOffset
        for _ in 0..<ListLimit.scrollRounds {
            let hasScrolledSection = collectionViewLayout.scrollSection(toItemAt: indexPath)
            // The limits of the movement follow the content size, which the next layout would bring.
            updateVisibleElements()
            guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
                return ListFailure.invalidIndexPath(element: "cell to scroll to", indexPath).report()
            }
            let former = contentOffset
            contentOffset = position.isEmpty ? offset(showing: frame) : offset(placing: frame, position)
            if !hasScrolledSection, contentOffset == former, !update.isNeeded { break }
        }
        if animated { tellEndOfScrolling(from: start) }
    }

    private func offset(placing frame: CGRect, _ position: ScrollPosition) -> CGPoint {
        let (lower, upper) = offsetLimits
        let insets = adjustedContentInset
        var offset = contentOffset
        if position.contains(.top) {
            offset.y = frame.minY - insets.top
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - (bounds.height - insets.bottom + insets.top) / 2
        } else if position.contains(.bottom) {
            offset.y = frame.maxY - bounds.height + insets.bottom
        }
        if position.contains(.left) {
            offset.x = frame.minX - insets.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - (bounds.width - insets.right + insets.left) / 2
        } else if position.contains(.right) {
            offset.x = frame.maxX - bounds.width + insets.right
        }
        return CGPoint(x: min(max(offset.x, lower.x), upper.x), y: min(max(offset.y, lower.y), upper.y))
    }
}

extension UICollectionViewLayoutAttributes {
    fileprivate func isSupplementary(_ kind: String) -> Bool {
        representedElementCategory == .supplementaryView && representedElementKind == kind
    }
}
