import Foundation

extension UICollectionViewFlowLayout {
    /// Attributes of all that reaches into a rectangle of the content: section by section, header, items, footer.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let geometry = currentGeometry, !rect.isNull else { return [] }
        let (start, end) = geometry.span(of: rect)
        var result: [UICollectionViewLayoutAttributes] = []
        for index in geometry.sectionIndices(from: start, to: end) {
            append(UICollectionView.elementKindSectionHeader, ofSection: index, in: rect, to: &result)
            let section = geometry.sections[index]
            for row in section.rowIndices(from: start - section.origin, to: end - section.origin) {
                section.forEachItem(inRow: row) { item, leading, position in
                    let frame = geometry.itemFrame(item, in: section, leading: leading, position: position)
                    guard frame.reaches(into: rect) else { return }
                    result.append(makeItemAttributes(at: IndexPath(item: item, section: index), frame: frame))
                }
            }
            append(UICollectionView.elementKindSectionFooter, ofSection: index, in: rect, to: &result)
        }
        return result
    }

    func itemAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        currentGeometry?.itemFrame(at: indexPath).map { makeItemAttributes(at: indexPath, frame: $0) }
    }

    func supplementaryAttributes(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let geometry = currentGeometry, indexPath.count == 2, indexPath.item == 0 else { return nil }
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let section = indexPath.section
        guard let frame = isHeader ? geometry.headerFrame(ofSection: section) : geometry.footerFrame(ofSection: section)
        else { return nil }
        let attributes = attributesClass.make(.supplementaryView, kind, at: indexPath)
        attributes.frame = frame
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
            pin(attributes, isHeader: isHeader, in: geometry.sections[section], direction: geometry.direction)
        }
        return attributes
    }

    private func append(
        _ kind: String, ofSection section: Int, in rect: CGRect, to result: inout [UICollectionViewLayoutAttributes]
    ) {
        let indexPath = IndexPath(item: 0, section: section)
        // Asked through the open method: subclasses answer for their headers there.
        guard let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath),
            attributes.frame.reaches(into: rect)
        else { return }
        result.append(attributes)
    }

    private func makeItemAttributes(at indexPath: IndexPath, frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = attributesClass.make(.cell, at: indexPath)
        attributes.frame = frame
        return attributes
    }

    /// Above the items, which pass beneath a pinned header.
    private static let pinnedZIndex = 10

    /// Moves a header to the start of the visible bounds, a footer to their end, within its own section.
    private func pin(
        _ attributes: UICollectionViewLayoutAttributes, isHeader: Bool, in section: FlowSection,
        direction: UICollectionView.ScrollDirection
    ) {
        guard let collectionView else { return }
        let (bounds, insets) = (collectionView.bounds, collectionView.adjustedContentInset)
        let isVertical = direction == .vertical
        let position: CGFloat
        if isHeader {
            let last = section.origin + section.footerPosition - section.metrics.headerLength
            let visibleStart = isVertical ? bounds.minY + insets.top : bounds.minX + insets.left
            position = min(max(visibleStart, section.origin), last)
        } else {
            let length = section.metrics.footerLength
            let first = section.origin + section.metrics.headerLength
            let visibleEnd = isVertical ? bounds.maxY - insets.bottom : bounds.maxX - insets.right
            position = max(min(visibleEnd, section.end) - length, first)
        }
        var frame = attributes.frame
        if isVertical { frame.origin.y = position } else { frame.origin.x = position }
        attributes.frame = frame
        attributes.zIndex = Self.pinnedZIndex
    }
}

extension UICollectionViewFlowLayout {
    /// The delegate's insets, measured from the collection view's content insets.
    func insetsFromReference(_ insets: UIEdgeInsets, in collectionView: UICollectionView) -> UIEdgeInsets {
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return insets
        case .fromSafeArea: reference = collectionView.safeAreaInsets
        case .fromLayoutMargins: reference = collectionView.layoutMargins
        }
        let present = collectionView.adjustedContentInset
        var result = insets
        if scrollDirection == .vertical {
            result.left += max(0, reference.left - present.left)
            result.right += max(0, reference.right - present.right)
        } else {
            result.top += max(0, reference.top - present.top)
            result.bottom += max(0, reference.bottom - present.bottom)
        }
        return result
    }
}

extension CGRect {
    /// Whether the two share more than an edge; a rectangle without area counts where it lies inside.
    func reaches(into other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
