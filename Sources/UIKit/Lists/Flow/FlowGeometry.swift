import Foundation

/// The placed sections of a flow layout, in content coordinates; rebuilt when the layout is invalidated.
///
/// Made by the layout from its delegate's answers, consumed by its queries for elements and for the content size.
struct FlowGeometry {
    var direction: UICollectionView.ScrollDirection
    /// The length of the rows with the sections' insets: the collection view's width (height, when horizontal) inside its
    /// content insets.
    var rowLength: CGFloat
    private(set) var sections: [FlowSection] = []
    /// Along the scroll direction.
    private(set) var length: CGFloat = 0

    init(direction: UICollectionView.ScrollDirection, rowLength: CGFloat) {
        self.direction = direction
        self.rowLength = rowLength
    }

    var contentSize: CGSize {
        direction == .vertical
            ? CGSize(width: rowLength, height: length) : CGSize(width: length, height: rowLength)
    }

    mutating func append(_ section: FlowSection) {
        var section = section
        section.origin = length
        length += section.length
        sections.append(section)
    }

    /// Takes new sizes for items, then places again the sections they are in and what follows them.
    mutating func apply(_ sizes: [(indexPath: IndexPath, size: CGSize)]) {
        var changed: [Int] = []
        for (indexPath, size) in sizes where contains(indexPath) {
            let section = indexPath.section
            sections[section].sizes[indexPath.item] = itemSize(size)
            if changed.last != section { changed.append(section) }
        }
        for section in Set(changed) { sections[section].breakRows() }
        restack()
    }

    private mutating func restack() {
        length = 0
        for index in sections.indices {
            sections[index].origin = length
            length += sections[index].length
        }
    }

    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && sections.indices.contains(indexPath.section)
            && (0..<sections[indexPath.section].itemCount).contains(indexPath.item)
    }

    /// The sections that reach between two positions along the scroll direction. O(log sections).
    func sectionIndices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let low = sections.partitioningIndex { $0.end >= start }
        let high = sections.partitioningIndex { $0.origin > end }
        return low..<max(low, high)
    }
}

// MARK: From the flow's axes to content coordinates

extension FlowGeometry {
    func itemSize(_ size: CGSize) -> FlowItemSize {
        direction == .vertical
            ? FlowItemSize(extent: size.width, thickness: size.height)
            : FlowItemSize(extent: size.height, thickness: size.width)
    }

    func size(_ size: FlowItemSize) -> CGSize {
        direction == .vertical
            ? CGSize(width: size.extent, height: size.thickness) : CGSize(width: size.thickness, height: size.extent)
    }

    func insets(_ insets: UIEdgeInsets) -> FlowSectionMetrics.Insets {
        direction == .vertical
            ? .init(start: insets.top, end: insets.bottom, leading: insets.left, trailing: insets.right)
            : .init(start: insets.left, end: insets.right, leading: insets.top, trailing: insets.bottom)
    }

    func lengthAlongScrolling(_ size: CGSize) -> CGFloat {
        direction == .vertical ? size.height : size.width
    }

    /// Where a rectangle begins and ends along the scroll direction.
    func span(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
        direction == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }

    func rect(position: CGFloat, length: CGFloat, leading: CGFloat, extent: CGFloat) -> CGRect {
        direction == .vertical
            ? CGRect(x: leading, y: position, width: extent, height: length)
            : CGRect(x: position, y: leading, width: length, height: extent)
    }

    func itemFrame(_ item: Int, in section: FlowSection, leading: CGFloat, position: CGFloat) -> CGRect {
        let size = section.sizes[item]
        return rect(
            position: section.origin + position, length: size.thickness,
            leading: section.metrics.insets.leading + leading, extent: size.extent)
    }

    /// The frame of an item, nil where there is none. O(log rows + items of its row).
    func itemFrame(at indexPath: IndexPath) -> CGRect? {
        guard contains(indexPath) else { return nil }
        let section = sections[indexPath.section]
        let place = section.place(ofItem: indexPath.item)
        return itemFrame(indexPath.item, in: section, leading: place.leading, position: place.position)
    }

    /// The frame of a section's header, nil where it has no length.
    func headerFrame(ofSection index: Int) -> CGRect? {
        guard sections.indices.contains(index), sections[index].metrics.headerLength > 0 else { return nil }
        let section = sections[index]
        return rect(position: section.origin, length: section.metrics.headerLength, leading: 0, extent: rowLength)
    }

    /// The frame of a section's footer, nil where it has no length.
    func footerFrame(ofSection index: Int) -> CGRect? {
        guard sections.indices.contains(index), sections[index].metrics.footerLength > 0 else { return nil }
        let section = sections[index]
        return rect(
            position: section.origin + section.footerPosition, length: section.metrics.footerLength, leading: 0,
            extent: rowLength)
    }
}
