import Foundation

/// What a flow layout is told about one section, in the flow's own axes: `start`/`end` along the scroll direction,
/// `leading`/`trailing` along the rows. Points.
struct FlowSectionMetrics: Equatable {
    struct Insets: Equatable {
        var start: CGFloat = 0
        var end: CGFloat = 0
        var leading: CGFloat = 0
        var trailing: CGFloat = 0
    }

    var insets = Insets()
    var lineSpacing: CGFloat = 10
    var interitemSpacing: CGFloat = 10
    /// Along the scroll direction; 0 for no header.
    var headerLength: CGFloat = 0
    var footerLength: CGFloat = 0
}

/// One row of items. 24 bytes: positions within the row are computed when they are asked for.
struct FlowRow {
    var firstItem: Int
    /// Along the scroll direction, from the section's origin.
    var position: CGFloat
    /// The thickness of its thickest item.
    var thickness: CGFloat

    var end: CGFloat { position + thickness }
}

/// One section placed by a flow: header, inset, rows, inset, footer. Holds no object an item.
struct FlowSection {
    var metrics: FlowSectionMetrics
    var sizes: FlowItemSizes
    /// The length of a row between the section's insets.
    let available: CGFloat
    /// Along the scroll direction, in content coordinates; set when the sections are stacked.
    var origin: CGFloat = 0
    private(set) var length: CGFloat = 0
    private(set) var rows: [FlowRow] = []
    private(set) var haveEqualExtents = true
    /// The first item that is longer than a row.
    private(set) var longItem: Int?

    init(metrics: FlowSectionMetrics, sizes: FlowItemSizes, rowLength: CGFloat) {
        self.metrics = metrics
        self.sizes = sizes
        available = max(0, rowLength - metrics.insets.leading - metrics.insets.trailing)
        breakRows()
    }

    var itemCount: Int { sizes.count }
    var end: CGFloat { origin + length }
    var footerPosition: CGFloat { length - metrics.footerLength }

    /// Fills rows greedily and stacks them. O(items); run again when sizes have changed.
    mutating func breakRows() {
        haveEqualExtents = sizes.haveEqualExtents
        rows.removeAll(keepingCapacity: true)
        longItem = nil
        var position = metrics.headerLength + metrics.insets.start
        var first = 0
        while first < sizes.count {
            let row = row(startingAt: first)
            if longItem == nil, sizes[first].extent > available + Self.tolerance { longItem = first }
            if first > 0 { position += metrics.lineSpacing }
            rows.append(FlowRow(firstItem: first, position: position, thickness: row.thickness))
            position += row.thickness
            first = row.end
        }
        length = position + metrics.insets.end + metrics.footerLength
    }

    /// Sums of widths that were computed by division may exceed the row by rounding errors alone.
    static let tolerance: CGFloat = 1e-6

    private func row(startingAt first: Int) -> (end: Int, thickness: CGFloat) {
        var (used, thickness) = (sizes[first].extent, sizes[first].thickness)
        var index = first + 1
        while index < sizes.count {
            let size = sizes[index]
            let filled = used + metrics.interitemSpacing + size.extent
            if filled > available + Self.tolerance { break }
            used = filled
            thickness = max(thickness, size.thickness)
            index += 1
        }
        return (index, thickness)
    }

    func items(inRow index: Int) -> Range<Int> {
        let end = index + 1 < rows.count ? rows[index + 1].firstItem : sizes.count
        return rows[index].firstItem..<end
    }

    /// The row that holds an item. O(log rows).
    func rowIndex(ofItem item: Int) -> Int {
        rows.partitioningIndex { $0.firstItem > item } - 1
    }

    /// The rows that may reach between two positions, measured from the section's origin. O(log rows) unless a negative
    /// line spacing lets rows overlap.
    func rowIndices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard metrics.lineSpacing >= 0 else { return rows.indices }
        let low = rows.partitioningIndex { $0.end >= start }
        let high = rows.partitioningIndex { $0.position > end }
        return low..<max(low, high)
    }
}

extension RandomAccessCollection {
    /// The first index for which the predicate holds, in elements where it holds for a tail. O(log n).
    func partitioningIndex(where belongsToTail: (Element) -> Bool) -> Index {
        var low = startIndex
        var remaining = count
        while remaining > 0 {
            let half = remaining / 2
            let middle = index(low, offsetBy: half)
            if belongsToTail(self[middle]) {
                remaining = half
            } else {
                low = index(after: middle)
                remaining -= half + 1
            }
        }
        return low
    }
}
