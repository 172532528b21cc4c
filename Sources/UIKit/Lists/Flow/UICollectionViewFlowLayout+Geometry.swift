import Foundation

extension UICollectionViewFlowLayout {
    /// An item's size unless the delegate answers for it: the estimate where cells size themselves.
    var sizeBeforeMeasuring: CGSize {
        assumed(estimatedItemSize == .zero || !isEstimateLength ? itemSize : estimatedItemSize)
    }

    /// The size at which an item waits to be measured, where cells size themselves: with one side of 0 it would never be seen.
    /// Without any length it stays: an app hides items so.
    func assumed(_ size: CGSize) -> CGSize {
        guard asksCellsForPreferredSizes, size != .zero else { return size }
        return CGSize(
            width: size.width == 0 ? ListLimit.smallestEstimate : size.width,
            height: size.height == 0 ? ListLimit.smallestEstimate : size.height)
    }

    /// The geometry, after the preparation that may be due; nil without a collection view.
    var currentGeometry: FlowGeometry? {
        collectionView?.prepareLayoutIfNeeded()
        buildGeometryIfNeeded()
        return geometry
    }

    func buildGeometryIfNeeded() {
        guard geometry == nil, !isAskingDelegate, let collectionView else { return }
        isAskingDelegate = true
        hasRefusedAnswer = false
        checkEstimate()
        defer { isAskingDelegate = false }
        let (size, insets) = (collectionView.bounds.size, collectionView.adjustedContentInset)
        let rowLength =
            scrollDirection == .vertical
            ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
        var result = FlowGeometry(direction: scrollDirection, rowLength: max(0, rowLength))
        let asking = FlowQuestions(
            layout: self, collectionView: collectionView,
            delegate: collectionView.delegate as? any UICollectionViewDelegateFlowLayout)
        for section in 0..<collectionView.numberOfSections {
            let sizes = asking.sizes(inSection: section, geometry: result)
            let metrics = asking.metrics(ofSection: section, geometry: result)
            result.append(FlowSection(metrics: metrics, sizes: sizes, rowLength: result.rowLength))
        }
        result.apply(keptSizes)
        keptSizes = []
        geometry = result
        // Where cells size themselves nothing is known of them yet.
        if !asksCellsForPreferredSizes { reportLongItem(in: result.sections.indices) }
    }

    /// The sizes of items that size themselves, at their places after a change of the data.
    func measuredSizes(after changes: ListChanges) -> [(indexPath: IndexPath, size: CGSize)] {
        guard asksCellsForPreferredSizes, let geometry else { return [] }
        var result: [(indexPath: IndexPath, size: CGSize)] = []
        for (index, section) in geometry.sections.enumerated() {
            for item in 0..<section.itemCount {
                guard let place = changes.newIndexPath(IndexPath(item: item, section: index)) else { continue }
                result.append((place, geometry.size(section.sizes[item])))
            }
        }
        return result
    }

    func changesRowLength(_ newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return false }
        return scrollDirection == .vertical ? newBounds.width != bounds.width : newBounds.height != bounds.height
    }

    func prefersOtherSize(
        _ preferred: UICollectionViewLayoutAttributes, than original: UICollectionViewLayoutAttributes
    ) -> Bool {
        preferred.representedElementCategory == .cell && preferred.size != original.size
    }

    func invalidateGeometry(with context: UICollectionViewLayoutInvalidationContext) {
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext,
            !context.invalidateEverything, !context.invalidateDataSourceCounts
        else {
            geometry = nil
            return
        }
        if context.invalidateFlowLayoutDelegateMetrics {
            geometry = nil
        } else if context.invalidateFlowLayoutAttributes {
            geometry?.apply(
                context.preferredSizes.map { indexPath, size in
                    (indexPath, checked(size, at: indexPath, source: "its cell prefers"))
                })
            let sections = context.preferredSizes.map(\.indexPath.section)
            if let first = sections.min(), let last = sections.max() { reportLongItem(in: first..<last + 1) }
        }
    }
}

/// The questions a flow layout puts to its delegate, with the answers checked and turned into the flow's axes.
@MainActor private struct FlowQuestions {
    let layout: UICollectionViewFlowLayout
    let collectionView: UICollectionView
    let delegate: (any UICollectionViewDelegateFlowLayout)?

    func sizes(inSection section: Int, geometry: FlowGeometry) -> FlowItemSizes {
        let count = collectionView.numberOfItems(inSection: section)
        guard let delegate else {
            guard count > 0 else { return FlowItemSizes() }
            let size = layout.checked(
                layout.sizeBeforeMeasuring, at: IndexPath(item: 0, section: section), source: "itemSize is")
            return FlowItemSizes(repeating: geometry.itemSize(size), count: count)
        }
        var result = FlowItemSizes()
        for item in 0..<count {
            ListProgress.reached(item, of: count)
            let indexPath = IndexPath(item: item, section: section)
            let size = delegate.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
            result.append(
                geometry.itemSize(layout.assumed(layout.checked(size, at: indexPath, source: "the delegate answered"))))
        }
        return result
    }

    func metrics(ofSection section: Int, geometry: FlowGeometry) -> FlowSectionMetrics {
        var metrics = FlowSectionMetrics()
        var insets = layout.sectionInset
        var (header, footer) = (layout.headerReferenceSize, layout.footerReferenceSize)
        metrics.lineSpacing = layout.minimumLineSpacing
        metrics.interitemSpacing = layout.minimumInteritemSpacing
        if let delegate {
            insets = delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section)
            metrics.lineSpacing = delegate.collectionView(
                collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
            metrics.interitemSpacing = delegate.collectionView(
                collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
            header = delegate.collectionView(
                collectionView, layout: layout, referenceSizeForHeaderInSection: section)
            footer = delegate.collectionView(
                collectionView, layout: layout, referenceSizeForFooterInSection: section)
        }
        metrics.insets = geometry.insets(layout.insetsFromReference(insets, in: collectionView))
        metrics.headerLength = geometry.lengthAlongScrolling(header)
        metrics.footerLength = geometry.lengthAlongScrolling(footer)
        return layout.checked(metrics, ofSection: section)
    }
}
