import Foundation

extension UICollectionViewCompositionalLayout {
    /// Attributes of all that reaches into a rectangle of the content.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let geometry = currentGeometry, !rect.isNull else { return [] }
        var result: [UICollectionViewLayoutAttributes] = []
        for item in geometry.boundaries.items {
            append(
                boundaryAttributes(item, at: IndexPath(index: item.number), in: nil, geometry), in: rect, to: &result)
        }
        for index in geometry.sectionIndices(in: rect) {
            let section = geometry.sections[index]
            let elements = elements(of: section, in: rect, geometry)
            tellHandler(of: section, elements, geometry)
            result += elements
        }
        return result
    }

    private func append(
        _ attributes: UICollectionViewLayoutAttributes?, in rect: CGRect,
        to result: inout [UICollectionViewLayoutAttributes]
    ) {
        guard let attributes, attributes.frame.reaches(into: rect) else { return }
        result.append(attributes)
    }

    private func elements(
        of section: CompositionalSection, in rect: CGRect, _ geometry: CompositionalGeometry
    ) -> [UICollectionViewLayoutAttributes] {
        var result: [UICollectionViewLayoutAttributes] = []
        for item in section.boundaries.items {
            let indexPath = IndexPath(item: item.number, section: section.index)
            append(boundaryAttributes(item, at: indexPath, in: section, geometry), in: rect, to: &result)
        }
        for (number, item) in section.description.decorationItems.enumerated() {
            let indexPath = IndexPath(item: number, section: section.index)
            append(decorationAttributes(item, at: indexPath, in: section), in: rect, to: &result)
        }
        for index in section.groupIndices(in: rect) {
            let group = section.groups[index]
            let arranged = section.arrangedGroup(from: group.firstItem)
            let origin = section.origin(of: group, arranged: arranged)
            for (offset, item) in arranged.items.enumerated() {
                let indexPath = IndexPath(item: group.firstItem + offset, section: section.index)
                let frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
                append(cellAttributes(item, at: indexPath, frame: frame, in: section), in: rect, to: &result)
                for badge in item.item.supplementaryItems {
                    append(attributes(of: badge, on: frame, at: indexPath, in: section), in: rect, to: &result)
                }
            }
            for (frame, owner, first) in arranged.decoratedGroups {
                let indexPath = IndexPath(item: group.firstItem + first, section: section.index)
                let frame = frame.offsetBy(dx: origin.x, dy: origin.y)
                for badge in owner.supplementaryItems {
                    append(attributes(of: badge, on: frame, at: indexPath, in: section), in: rect, to: &result)
                }
            }
        }
        return result
    }

    private func tellHandler(
        of section: CompositionalSection, _ elements: [UICollectionViewLayoutAttributes],
        _ geometry: CompositionalGeometry
    ) {
        guard let handler = section.description.visibleItemsInvalidationHandler, let collectionView else { return }
        var offset = collectionView.contentOffset
        if section.scrollsOrthogonally { offset[section.stackAxis] = section.orthogonalOffset }
        handler(elements.map(VisibleItem.init), offset, geometry.environment)
    }

    // MARK: Single elements

    func itemAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let geometry = currentGeometry, indexPath.count == 2,
            geometry.sections.indices.contains(indexPath.section)
        else { return nil }
        let section = geometry.sections[indexPath.section]
        return section.place(ofItem: indexPath.item).map {
            cellAttributes($0.item, at: indexPath, frame: $0.frame, in: section)
        }
    }

    func supplementaryAttributes(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let geometry = currentGeometry else { return nil }
        if indexPath.count == 1 {
            return geometry.boundaries.items.first { $0.kind == kind && $0.number == indexPath[0] }
                .map { boundaryAttributes($0, at: indexPath, in: nil, geometry) }
        }
        guard indexPath.count == 2, geometry.sections.indices.contains(indexPath.section) else { return nil }
        let section = geometry.sections[indexPath.section]
        if let item = section.boundaries.items.first(where: { $0.kind == kind && $0.number == indexPath.item }) {
            return boundaryAttributes(item, at: indexPath, in: section, geometry)
        }
        return section.badge(ofKind: kind, at: indexPath.item)
            .map { attributes(of: $0.badge, on: $0.frame, at: indexPath, in: section) }
    }

    func decorationAttributes(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let geometry = currentGeometry, indexPath.count == 2,
            geometry.sections.indices.contains(indexPath.section)
        else { return nil }
        let section = geometry.sections[indexPath.section]
        let items = section.description.decorationItems
        guard items.indices.contains(indexPath.item), items[indexPath.item].elementKind == kind else { return nil }
        return decorationAttributes(items[indexPath.item], at: indexPath, in: section)
    }

    // MARK: Making attributes

    private func cellAttributes(
        _ item: ArrangedItem, at indexPath: IndexPath, frame: CGRect, in section: CompositionalSection
    ) -> UICollectionViewLayoutAttributes {
        let attributes = attributesClass.make(.cell, at: indexPath)
        attributes.frame = frame
        attributes.zIndex = item.zIndex
        attributes.fittingAxes = item.item.layoutSize.selfSizingAxes
        attributes.listPlace = section.description.list?.place(ofItem: indexPath, count: section.itemCount)
        return attributes
    }

    private func attributes(
        of badge: NSCollectionLayoutSupplementaryItem, on frame: CGRect, at indexPath: IndexPath,
        in section: CompositionalSection
    ) -> UICollectionViewLayoutAttributes {
        let key = SectionMeasurements.Supplementary(kind: badge.elementKind, item: indexPath.item)
        let size = badge.layoutSize.resolved(
            in: frame.size, measured: section.measurements.supplementaries[key])
        let attributes = attributesClass.make(.supplementaryView, badge.elementKind, at: indexPath)
        attributes.frame = badge.frame(on: frame, size: size)
        attributes.zIndex = badge.zIndex
        attributes.fittingAxes = badge.layoutSize.selfSizingAxes
        return attributes
    }

    private func decorationAttributes(
        _ item: NSCollectionLayoutDecorationItem, at indexPath: IndexPath, in section: CompositionalSection
    ) -> UICollectionViewLayoutAttributes {
        let attributes = attributesClass.make(.decorationView, item.elementKind, at: indexPath)
        var (origin, size) = (CGPoint.zero, section.room.contentSize)
        origin[section.scrollAxis] = section.origin
        size[section.scrollAxis] = section.length
        attributes.frame = item.insetFrame(of: size).offsetBy(dx: origin.x, dy: origin.y)
        attributes.zIndex = item.zIndex
        if let list = section.description.list, item.elementKind == ListBackgroundView.elementKind {
            show(list, behind: section, attributes)
        }
        return attributes
    }

    /// The background of the first and last section of a list reaches on, as far as the content can be pulled.
    private func show(
        _ list: ListSection, behind section: CompositionalSection, _ attributes: UICollectionViewLayoutAttributes
    ) {
        attributes.listPlace = list.place(as: .background(list.configuration.shownBackgroundColor))
        guard let collectionView else { return }
        let reach = max(1000, collectionView.bounds.height)
        var frame = attributes.frame
        if section.index == 0 {
            frame.origin.y -= reach
            frame.size.height += reach
        }
        if section.index == collectionView.numberOfSections - 1 { frame.size.height += reach }
        attributes.frame = frame
    }

    /// `section` is nil for the layout's own headers and footers.
    private func boundaryAttributes(
        _ item: BoundaryItem, at indexPath: IndexPath, in section: CompositionalSection?,
        _ geometry: CompositionalGeometry
    ) -> UICollectionViewLayoutAttributes {
        let attributes = attributesClass.make(.supplementaryView, item.kind, at: indexPath)
        var origin = item.frame.origin
        let axis = geometry.scrollAxis
        origin[axis] += section?.origin ?? 0
        if item.item.pinToVisibleBounds {
            origin[axis] = pinned(origin[axis], item, section, geometry)
        }
        attributes.frame = CGRect(origin: origin, size: item.frame.size)
        attributes.zIndex = item.item.zIndex
        attributes.fittingAxes = item.item.layoutSize.selfSizingAxes
        if let list = section?.description.list {
            let isHeader = item.kind == UICollectionView.elementKindSectionHeader
            attributes.listPlace = list.place(as: isHeader ? .header : .footer)
        }
        return attributes
    }

    /// Keeps a header or footer inside the visible bounds, as far as its section reaches.
    private func pinned(
        _ position: CGFloat, _ item: BoundaryItem, _ section: CompositionalSection?, _ geometry: CompositionalGeometry
    ) -> CGFloat {
        guard let collectionView else { return position }
        let (axis, length) = (geometry.scrollAxis, item.frame.size[geometry.scrollAxis])
        let insets = NSDirectionalEdgeInsets(
            collectionView.adjustedContentInset, isRightToLeft: collectionView.isMirrored)
        let visibleStart = collectionView.bounds.origin[axis] + insets.start(axis)
        let visibleEnd = collectionView.bounds.origin[axis] + collectionView.bounds.size[axis] - insets.end(axis)
        let start = section?.origin ?? 0
        let end = section.map { $0.end } ?? geometry.length
        let boundaries = section?.boundaries ?? geometry.boundaries
        switch item.item.alignment.side(along: axis) {
        case .start: return min(max(visibleStart, position), max(position, end - boundaries.after - length))
        case .end: return max(min(visibleEnd - length, position), min(position, start + boundaries.before))
        case .middle: return position
        }
    }
}
