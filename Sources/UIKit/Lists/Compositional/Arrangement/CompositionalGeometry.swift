import Foundation

/// The placed sections of a compositional layout, in content coordinates.
@MainActor struct CompositionalGeometry {
    let scrollAxis: NSLayoutConstraint.Axis
    let configuration: UICollectionViewCompositionalLayoutConfiguration
    let room: SectionRoom
    let environment: CompositionalEnvironment
    private(set) var sections: [CompositionalSection]
    private(set) var boundaries = BoundaryItems()
    private(set) var measurements = SectionMeasurements()
    /// Along the scroll direction.
    private(set) var length: CGFloat = 0

    init(
        _ sections: [CompositionalSection], configuration: UICollectionViewCompositionalLayoutConfiguration,
        room: SectionRoom, environment: CompositionalEnvironment
    ) {
        scrollAxis = configuration.scrollDirection.axis
        self.sections = sections
        self.configuration = configuration
        self.room = room
        self.environment = environment
        stack()
    }

    var contentSize: CGSize {
        var size = room.contentSize
        size[scrollAxis] = length
        return size
    }

    /// Whether any element decides its own size.
    var isSelfSizing: Bool {
        configuration.boundarySupplementaryItems.contains { !$0.layoutSize.selfSizingAxes.isEmpty }
            || sections.contains(where: \.isSelfSizing)
    }

    /// Whether places depend on how far the content is scrolled.
    var followsScrolling: Bool {
        configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
            || sections.contains {
                $0.description.visibleItemsInvalidationHandler != nil
                    || $0.description.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
            }
    }

    /// Puts section after section. O(sections).
    private mutating func stack() {
        let spacing = configuration.interSectionSpacing
        let body = sections.reduce(0) { $0 + $1.length } + CGFloat(max(0, sections.count - 1)) * spacing
        boundaries = BoundaryItems(
            configuration.boundarySupplementaryItems, around: body, room: room, scrollAxis: scrollAxis,
            measured: measurements.supplementaries)
        var position = boundaries.before
        for index in sections.indices {
            if index > 0 { position += spacing }
            sections[index].origin = position
            position += sections[index].length
        }
        length = boundaries.before + body + boundaries.after
    }

    /// Takes over the sizes that elements prefer.
    mutating func take(_ preferred: [UICollectionViewLayoutAttributes]) {
        var bySection = [[UICollectionViewLayoutAttributes]](repeating: [], count: sections.count)
        for attributes in preferred {
            let indexPath = attributes.indexPath
            if indexPath.count == 2, bySection.indices.contains(indexPath.section) {
                bySection[indexPath.section].append(attributes)
            } else if indexPath.count == 1 {
                measurements.record(attributes)
            }
        }
        for index in sections.indices where !bySection[index].isEmpty { sections[index].take(bySection[index]) }
        stack()
    }

    mutating func scroll(section: Int, to offset: CGFloat) {
        sections[section].orthogonalOffset = offset
    }

    /// The sections that may reach between two positions along the scroll direction. O(log sections) unless negative
    /// spacing lets them overlap.
    func sectionIndices(in rect: CGRect) -> Range<Int> {
        guard configuration.interSectionSpacing >= 0 else { return sections.indices }
        let (start, end) = scrollAxis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let low = sections.partitioningIndex { $0.end + $0.overhang >= start }
        let high = sections.partitioningIndex { $0.origin - $0.overhang > end }
        return low..<max(low, high)
    }
}

extension UICollectionView.ScrollDirection {
    var axis: NSLayoutConstraint.Axis { self == .vertical ? .vertical : .horizontal }
}
