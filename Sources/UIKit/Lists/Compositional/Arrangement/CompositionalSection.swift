import Foundation

/// One section of a compositional layout: its groups one after another, headers, footers and insets around them.
///
/// Made from the app's description by `UICollectionViewCompositionalLayout`, and kept until the layout is invalidated; the
/// sizes that cells turn out to prefer come in by `take(_:)`. Along the scroll direction all is measured from the section's
/// origin, across it from the collection view's content edge.
@MainActor struct CompositionalSection {
    let description: NSCollectionLayoutSection
    let index: Int
    let itemCount: Int
    let scrollAxis: NSLayoutConstraint.Axis
    private(set) var room: SectionRoom
    let traitCollection: UITraitCollection
    private(set) var measurements: SectionMeasurements
    /// Along the scroll direction, in content coordinates; set when the sections are stacked.
    var origin: CGFloat = 0
    /// How far a section that scrolls by itself is scrolled.
    var orthogonalOffset: CGFloat = 0
    private(set) var groups: [PlacedGroup] = []
    private(set) var boundaries = BoundaryItems()
    /// Along the scroll direction, headers, footers and insets included.
    private(set) var length: CGFloat = 0
    /// Along the scroll direction, groups alone.
    private(set) var contentLength: CGFloat = 0
    /// How far elements reach out of their groups at most: badges, and items larger than an absolute group.
    private(set) var overhang: CGFloat = 0
    /// A full group in which nothing has been measured; nil where groups may differ.
    private var template: ArrangedGroup?

    init(
        _ description: NSCollectionLayoutSection, index: Int, itemCount: Int, scrollAxis: NSLayoutConstraint.Axis,
        room: SectionRoom, traitCollection: UITraitCollection, measurements: SectionMeasurements
    ) {
        self.description = description
        self.index = index
        self.itemCount = itemCount
        self.scrollAxis = scrollAxis
        self.room = room
        self.traitCollection = traitCollection
        self.measurements = measurements
        makeRoomAtSides()
        makeTemplate()
        placeAll()
    }

    var end: CGFloat { origin + length }
    var scrollsOrthogonally: Bool { description.orthogonalScrollingBehavior != .none }
    /// Whether any element decides its own size.
    var isSelfSizing: Bool {
        description.group.isSelfSizing
            || description.boundarySupplementaryItems.contains { !$0.layoutSize.selfSizingAxes.isEmpty }
    }
    /// The direction in which groups follow each other.
    var stackAxis: NSLayoutConstraint.Axis { scrollsOrthogonally ? scrollAxis.other : scrollAxis }

    private mutating func makeRoomAtSides() {
        let sides = BoundaryItems.sideInsets(
            description.boundarySupplementaryItems, room: room, scrollAxis: scrollAxis,
            measured: measurements.supplementaries)
        if scrollAxis == .vertical {
            room.insets.leading += sides.start
            room.insets.trailing += sides.end
        } else {
            room.insets.top += sides.start
            room.insets.bottom += sides.end
        }
    }

    // MARK: Groups

    private mutating func makeTemplate() {
        guard !description.group.holdsCustomGroup else { return }
        var arranger = GroupArranger(
            measured: [:], itemCount: itemCount, traitCollection: traitCollection, nextItem: 0)
        template = arranger.arrange(description.group, in: room.container)
    }

    /// The group that begins with an item. O(items in it).
    func arrangedGroup(from item: Int) -> ArrangedGroup {
        if let template, item >= measurements.end || !description.group.isSelfSizing,
            item + template.items.count <= itemCount
        {
            return template
        }
        var arranger = GroupArranger(
            measured: measurements.items, itemCount: itemCount, traitCollection: traitCollection, nextItem: item)
        return arranger.arrange(description.group, in: room.container)
    }

    /// Places every group. O(items).
    private mutating func placeAll() {
        groups.removeAll(keepingCapacity: true)
        placeGroups(from: 0)
        finish()
    }

    private mutating func placeGroups(from item: Int) {
        var item = item
        while item < itemCount {
            let arranged = arrangedGroup(from: item)
            // A custom group that answers no frames takes no items: what is left has no place.
            guard !arranged.items.isEmpty else { break }
            groups.append(PlacedGroup(firstItem: item, position: 0, length: stackedLength(of: arranged)))
            overhang = max(overhang, arranged.overhang(along: stackAxis))
            item += arranged.items.count
        }
    }

    private func stackedLength(of arranged: ArrangedGroup) -> CGFloat {
        arranged.size[stackAxis] + description.group.edgeRoom(stackAxis)
    }

    /// Stacks the groups and everything around them. O(groups).
    private mutating func finish() {
        var position: CGFloat = 0
        for index in groups.indices {
            if index > 0 { position += description.interGroupSpacing }
            groups[index].position = position
            position += groups[index].length
        }
        contentLength = scrollsOrthogonally ? largestThickness() : position
        let bodyLength = room.insets.sum(scrollAxis) + contentLength
        boundaries = BoundaryItems(
            description.boundarySupplementaryItems, around: bodyLength, room: room, scrollAxis: scrollAxis,
            measured: measurements.supplementaries, padding: description.paddingBeforeHeader)
        length = boundaries.before + bodyLength + boundaries.after
    }

    /// Across the direction in which the groups of a section that scrolls by itself follow each other.
    private func largestThickness() -> CGFloat {
        let group = description.group
        guard group.isSelfSizing || group.holdsCustomGroup else {
            return groups.isEmpty ? 0 : (template?.size[scrollAxis] ?? 0) + group.edgeRoom(scrollAxis)
        }
        return groups.lazy.map { arrangedGroup(from: $0.firstItem).size[scrollAxis] + group.edgeRoom(scrollAxis) }
            .max() ?? 0
    }

    // MARK: Sizes that cells prefer

    /// Takes over preferred sizes; groups that hold such cells are arranged again, those behind them move.
    mutating func take(_ preferred: [UICollectionViewLayoutAttributes]) {
        var changedItems: [Int] = []
        for attributes in preferred where measurements.record(attributes) {
            if attributes.representedElementCategory == .cell { changedItems.append(attributes.indexPath.item) }
        }
        rearrangeGroups(with: changedItems.sorted())
        finish()
        if scrollsOrthogonally { orthogonalOffset = limited(orthogonalOffset) }
    }

    private mutating func rearrangeGroups(with items: [Int]) {
        var last = -1
        for item in items {
            guard let index = groupIndex(ofItem: item), index != last else { continue }
            last = index
            let first = groups[index].firstItem
            let arranged = arrangedGroup(from: first)
            let next = index + 1 < groups.count ? groups[index + 1].firstItem : itemCount
            guard first + arranged.items.count == next else {
                // The group holds more or fewer items than before: all that follow are filled anew.
                groups.removeSubrange(index...)
                return placeGroups(from: first)
            }
            groups[index].length = stackedLength(of: arranged)
            overhang = max(overhang, arranged.overhang(along: stackAxis))
        }
    }

    // MARK: Queries

    /// O(log groups); nil for an item that found no place.
    func groupIndex(ofItem item: Int) -> Int? {
        guard (0..<itemCount).contains(item) else { return nil }
        let index = groups.partitioningIndex { $0.firstItem > item } - 1
        return index >= 0 ? index : nil
    }

    /// Where the groups begin, in content coordinates.
    var contentOrigin: CGPoint {
        var result = CGPoint.zero
        result[scrollAxis] = origin + boundaries.before + room.insets.start(scrollAxis)
        result[scrollAxis.other] = room.insets.start(scrollAxis.other)
        return result
    }

    /// A group's origin in content coordinates.
    func origin(of group: PlacedGroup, arranged: ArrangedGroup) -> CGPoint {
        var result = contentOrigin
        result[stackAxis] += group.position + (description.group.edgeSpacing?.start(stackAxis)?.spacing ?? 0)
        if scrollsOrthogonally { result[stackAxis] -= orthogonalOffset }
        var acrossRoom = room.container
        if scrollsOrthogonally { acrossRoom[scrollAxis] = contentLength }
        result[stackAxis.other] += description.group.offset(
            of: arranged.size, across: stackAxis.other, room: acrossRoom)
        return result
    }

    /// The groups that may reach into a rectangle of the content. O(log groups) unless negative spacing lets them overlap.
    func groupIndices(in rect: CGRect) -> Range<Int> {
        guard description.interGroupSpacing >= 0 else { return groups.indices }
        let isHorizontal = stackAxis == .horizontal
        let start = contentOrigin[stackAxis] - (scrollsOrthogonally ? orthogonalOffset : 0)
        let (low, high) = (
            (isHorizontal ? rect.minX : rect.minY) - start, (isHorizontal ? rect.maxX : rect.maxY) - start
        )
        let first = groups.partitioningIndex { $0.end + overhang >= low }
        let last = groups.partitioningIndex { $0.position - overhang > high }
        return first..<max(first, last)
    }
}
