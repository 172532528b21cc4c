import Foundation

extension UICollectionViewCompositionalLayout {
    /// The geometry, after the preparation that may be due; nil without a collection view.
    var currentGeometry: CompositionalGeometry? {
        collectionView?.prepareLayoutIfNeeded()
        updateGeometry()
        return geometry
    }

    /// Asks for the sections where they are not known, and takes in what cells have told.
    func updateGeometry() {
        guard !isAsking, let collectionView else { return }
        if geometry == nil {
            isAsking = true
            geometry = makeGeometry(collectionView)
            isAsking = false
            formerSections = []
        }
        guard !preferredAttributes.isEmpty else { return }
        let preferred = preferredAttributes
        preferredAttributes = []
        geometry?.take(preferred)
    }

    private func makeGeometry(_ collectionView: UICollectionView) -> CompositionalGeometry {
        let insets = NSDirectionalEdgeInsets(
            collectionView.adjustedContentInset, isRightToLeft: collectionView.isMirrored)
        let environment = CompositionalEnvironment(
            contentSize: collectionView.bounds.size, contentInsets: insets,
            traitCollection: collectionView.traitCollection)
        let sections = (0..<collectionView.numberOfSections).map { index in
            makeSection(index, in: collectionView, environment)
        }
        let room = SectionRoom(
            contentSize: environment.effectiveContentSize, insets: .zero,
            supplementaryInsets: insetsFromReference(configuration.contentInsetsReference, in: collectionView))
        return CompositionalGeometry(sections, configuration: configuration, room: room, environment: environment)
    }

    private func makeSection(
        _ index: Int, in collectionView: UICollectionView, _ environment: CompositionalEnvironment
    ) -> CompositionalSection {
        let description = checked(section(at: index, in: environment), at: index)
        var room = room(of: description, in: collectionView, environment)
        if let list = description.list, index == collectionView.numberOfSections - 1 {
            room.insets.bottom = list.endInset ?? room.insets.bottom
        }
        let itemCount = collectionView.numberOfItems(inSection: index)
        let axis = configuration.scrollDirection.axis
        let known = formerSections.indices.contains(index) ? formerSections[index] : nil
        let former = known.flatMap {
            $0.itemCount == itemCount && $0.acrossLength == room.container[axis.other] ? $0 : nil
        }
        var section = CompositionalSection(
            description, index: index, itemCount: itemCount, scrollAxis: axis, room: room,
            traitCollection: environment.traitCollection, measurements: former?.measurements ?? SectionMeasurements())
        section.orthogonalOffset =
            former.map { section.limited($0.orthogonalOffset) } ?? section.restingOffset(ofGroup: 0)
        return section
    }

    /// The section, or a copy without insets and spacing where one of these is out of bounds.
    private func checked(_ section: NSCollectionLayoutSection, at index: Int) -> NSCollectionLayoutSection {
        let insets = section.contentInsets
        for (value, name) in [
            (insets.top, "inset"), (insets.leading, "inset"), (insets.bottom, "inset"), (insets.trailing, "inset"),
            (section.interGroupSpacing, "spacing between groups"),
        ] where !(value.magnitude <= CompositionalLimits.largestLength) {
            ListFailure.invalidSectionMetric(name, "\(value)", section: index).report()
            let copy = section.copy() as? NSCollectionLayoutSection ?? section
            copy.contentInsets = .zero
            copy.interGroupSpacing = 0
            return copy
        }
        return section
    }

    // MARK: Room

    private func room(
        of section: NSCollectionLayoutSection, in collectionView: UICollectionView,
        _ environment: CompositionalEnvironment
    ) -> SectionRoom {
        let axis = configuration.scrollDirection.axis
        let fromReference = insetsFromReference(section.contentInsetsReference, in: collectionView)
        let boundary = section.supplementaryContentInsetsReference
        var supplementary = insetsFromReference(
            boundary == .automatic ? section.contentInsetsReference : boundary, in: collectionView)
        if section.supplementariesFollowContentInsets { supplementary.add(section.contentInsets, across: axis) }
        var insets = section.contentInsets
        insets.add(fromReference, across: axis)
        return SectionRoom(
            contentSize: environment.effectiveContentSize, insets: insets, supplementaryInsets: supplementary)
    }

    /// What a reference adds to the collection view's content insets; only what lies across the scroll direction is used.
    private func insetsFromReference(
        _ reference: UIContentInsetsReference, in collectionView: UICollectionView
    ) -> NSDirectionalEdgeInsets {
        let chosen = reference == .automatic ? configuration.contentInsetsReference : reference
        let insets: UIEdgeInsets
        switch chosen {
        case .none: return .zero
        case .automatic, .safeArea: insets = collectionView.safeAreaInsets
        case .layoutMargins: insets = collectionView.layoutMargins
        case .readableContent: insets = collectionView.readableInsets
        }
        let present = collectionView.adjustedContentInset
        let added = UIEdgeInsets(
            top: max(0, insets.top - present.top), left: max(0, insets.left - present.left),
            bottom: max(0, insets.bottom - present.bottom), right: max(0, insets.right - present.right))
        return NSDirectionalEdgeInsets(added, isRightToLeft: collectionView.isMirrored)
    }

    // MARK: Invalidation

    func invalidateGeometry(with context: UICollectionViewLayoutInvalidationContext) {
        if let context = context as? CompositionalInvalidationContext {
            preferredAttributes += context.preferredAttributes
            if context.keepsGeometry, !context.invalidateEverything, !context.invalidateDataSourceCounts { return }
        }
        formerSections = context.invalidateDataSourceCounts ? [] : knownSections
        if context.invalidateDataSourceCounts { preferredAttributes = [] }
        geometry = nil
    }

    private var knownSections: [FormerSection?] { geometry?.sections.map(FormerSection.init) ?? formerSections }

    /// What is known, at its places after a change of the data.
    func moved(by changes: ListChanges) -> [FormerSection?] {
        if !preferredAttributes.isEmpty { updateGeometry() }
        var result = [FormerSection?](repeating: nil, count: changes.counts.count)
        for (index, former) in knownSections.enumerated() {
            guard let former, let section = changes.newSection(index) else { continue }
            result[section] = former.emptied(itemCount: changes.counts[section])
        }
        for (index, former) in knownSections.enumerated() {
            for (item, size) in former?.measurements.items ?? [:] {
                guard let place = changes.newIndexPath(IndexPath(item: item, section: index)) else { continue }
                result[place.section]?.measurements.record(size, ofItem: place.item)
            }
        }
        return result
    }

    /// Scrolls a section that scrolls by itself to where it rests with an item in sight; false where it is there already.
    func rest(atItemAt indexPath: IndexPath) -> Bool {
        guard indexPath.count == 2, let geometry = currentGeometry,
            geometry.sections.indices.contains(indexPath.section)
        else { return false }
        let section = geometry.sections[indexPath.section]
        guard section.scrollsOrthogonally, let group = section.groupIndex(ofItem: indexPath.item) else { return false }
        let offset = section.restingOffset(ofGroup: group)
        guard offset != section.orthogonalOffset else { return false }
        self.geometry?.scroll(section: indexPath.section, to: offset)
        let context = makeInvalidationContext()
        (context as? CompositionalInvalidationContext)?.keepsGeometry = true
        invalidateLayout(with: context)
        return true
    }

    /// Whether an element prefers another size than the layout knows of, along a side that it decides.
    func isNews(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> Bool {
        let axes = original.fittingAxes
        let differs =
            axes.contains(.horizontal) && preferred.size.width != original.size.width
            || axes.contains(.vertical) && preferred.size.height != original.size.height
        guard differs, let geometry else { return false }
        let indexPath = preferred.indexPath
        let known =
            indexPath.count == 2 && geometry.sections.indices.contains(indexPath.section)
            ? geometry.sections[indexPath.section].measurements : geometry.measurements
        return known.size(of: preferred) != preferred.size
    }
}

extension NSDirectionalEdgeInsets {
    /// Adds another's insets at the sides across a scroll direction.
    fileprivate mutating func add(_ other: NSDirectionalEdgeInsets, across axis: NSLayoutConstraint.Axis) {
        if axis == .vertical {
            leading += other.leading
            trailing += other.trailing
        } else {
            top += other.top
            bottom += other.bottom
        }
    }
}
