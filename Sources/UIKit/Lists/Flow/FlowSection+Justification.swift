import Foundation

/// Where a row's first item begins (from the section's leading inset) and how far its items stand apart. Points.
struct FlowAlignment: Equatable {
    var start: CGFloat
    var gap: CGFloat
}

extension FlowSection {
    /// How the items of a row share its length:
    ///
    /// * a complete row is justified: what is left over widens the gaps;
    /// * a complete row of one item is centred;
    /// * the last row stands on the grid of the rows above when all items are equally long along the row, else it keeps the
    ///   minimum spacing;
    /// * a last row of one item is centred when every row holds one item, and, where it is the only row, when a second
    ///   such item would not fit beside it.
    func alignment(ofRow index: Int) -> FlowAlignment {
        let items = items(inRow: index)
        let spacing = metrics.interitemSpacing
        let isLast = index == rows.count - 1
        if items.count == 1 {
            let extent = sizes[items.lowerBound].extent
            let isCentred = !isLast || centresLastItem(extent: extent)
            return FlowAlignment(start: isCentred ? (available - extent) / 2 : 0, gap: spacing)
        }
        if !isLast {
            let used = items.reduce(CGFloat(0)) { $0 + sizes[$1].extent }
            return FlowAlignment(start: 0, gap: (available - used) / CGFloat(items.count - 1))
        }
        guard haveEqualExtents else { return FlowAlignment(start: 0, gap: spacing) }
        return FlowAlignment(start: 0, gap: gridGap(of: items.count, extent: sizes[items.lowerBound].extent))
    }

    private func centresLastItem(extent: CGFloat) -> Bool {
        if rows.count == 1 { return 2 * extent + metrics.interitemSpacing > available }
        return rows.count == sizes.count
    }

    /// The gap in a row of at least `count` items that holds as many items of one length as fit.
    private func gridGap(of count: Int, extent: CGFloat) -> CGFloat {
        let spacing = metrics.interitemSpacing
        guard extent + spacing > 0 else { return spacing }
        let fitting = ((available + spacing + Self.tolerance) / (extent + spacing)).rounded(.down)
        let capacity = max(fitting, CGFloat(count))
        return (available - capacity * extent) / (capacity - 1)
    }

    /// The items of a row with their places: `leading` from the section's leading inset, `position` from its origin.
    func forEachItem(inRow index: Int, _ body: (_ item: Int, _ leading: CGFloat, _ position: CGFloat) -> Void) {
        let row = rows[index]
        let alignment = alignment(ofRow: index)
        var leading = alignment.start
        for item in items(inRow: index) {
            let size = sizes[item]
            body(item, leading, row.position + (row.thickness - size.thickness) / 2)
            leading += size.extent + alignment.gap
        }
    }

    /// One item's place, as `forEachItem` gives it. O(log rows + items of its row).
    func place(ofItem item: Int) -> (leading: CGFloat, position: CGFloat) {
        let index = rowIndex(ofItem: item)
        let row = rows[index]
        let alignment = alignment(ofRow: index)
        var leading = alignment.start
        for before in row.firstItem..<item { leading += sizes[before].extent + alignment.gap }
        return (leading, row.position + (row.thickness - sizes[item].thickness) / 2)
    }
}
