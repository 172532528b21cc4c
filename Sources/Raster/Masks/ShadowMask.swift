/// A blurred shape: its coverage, in which one column and one row stand for any number of equal ones.
///
/// Between its corners the shadow of a rectangle is the same from column to column, so rectangles of all sizes with
/// the same corners and blur share one small mask. Very large masks hold one value for `step` by `step` pixels.
final class ShadowMask: Sendable {
    let width: Int
    let height: Int
    /// The column and the row that are repeated; in a coarse mask those of the pixels it stands for.
    let stretchedColumn: Int
    let stretchedRow: Int
    /// Pixels between neighbouring values.
    let step: Int
    /// The pixels that the mask stands for, before it is stretched.
    private let wholeWidth: Int
    private let wholeHeight: Int
    private let values: [UInt8]

    init(width: Int, height: Int, stretchedColumn: Int, stretchedRow: Int, values: [UInt8]) {
        self.width = width
        self.height = height
        self.stretchedColumn = stretchedColumn
        self.stretchedRow = stretchedRow
        step = 1
        (wholeWidth, wholeHeight) = (width, height)
        self.values = values
    }

    /// A coarse mask of `wholeWidth` by `wholeHeight` pixels, which is stretched in its middle.
    init(width: Int, height: Int, wholeWidth: Int, wholeHeight: Int, step: Int, values: [UInt8]) {
        self.width = width
        self.height = height
        stretchedColumn = wholeWidth / 2
        stretchedRow = wholeHeight / 2
        self.step = step
        (self.wholeWidth, self.wholeHeight) = (wholeWidth, wholeHeight)
        self.values = values
    }

    /// Memory held, in bytes.
    var cost: Int { values.count + 96 }

    /// The coverage of columns `columns` of row `y`, counted from the top left of the mask stretched to a size.
    func fill(
        _ row: inout [UInt8], columns: Range<Int>, _ y: Int, width stretchedWidth: Int, height stretchedHeight: Int
    ) {
        let extra = max(0, stretchedWidth - wholeWidth)
        let repeated = y <= stretchedRow ? y : max(stretchedRow, y - max(0, stretchedHeight - wholeHeight))
        guard step == 1 else { return interpolate(&row, columns: columns, repeated, extra: extra) }
        let start = repeated * width
        let before = columns.clamped(to: 0..<stretchedColumn)
        let middle = columns.clamped(to: stretchedColumn..<stretchedColumn + extra)
        let after = columns.clamped(to: stretchedColumn + extra..<width + extra)
        copy(start, before, to: &row, from: columns.lowerBound)
        for x in middle {
            row[x - columns.lowerBound] = values[start + stretchedColumn]
        }
        copy(start - extra, after, to: &row, from: columns.lowerBound)
    }

    private func copy(_ start: Int, _ part: Range<Int>, to row: inout [UInt8], from left: Int) {
        guard !part.isEmpty else { return }
        row.replaceSubrange(
            part.lowerBound - left..<part.upperBound - left,
            with: values[start + part.lowerBound..<start + part.upperBound])
    }

    private func interpolate(_ row: inout [UInt8], columns: Range<Int>, _ y: Int, extra: Int) {
        let (upper, shareY) = place(y, height)
        let lower = min(upper + 1, height - 1)
        for (index, x) in columns.enumerated() {
            let (left, shareX) = place(x <= stretchedColumn ? x : max(stretchedColumn, x - extra), width)
            let right = min(left + 1, width - 1)
            let above = mix(values[upper * width + left], values[upper * width + right], shareX)
            let below = mix(values[lower * width + left], values[lower * width + right], shareX)
            row[index] = UInt8((above * (2 * step - shareY) + below * shareY + 2 * step * step) / (4 * step * step))
        }
    }

    /// The value whose centre is at or before a pixel's, and the distance between the two in half pixels.
    private func place(_ position: Int, _ count: Int) -> (Int, Int) {
        let doubled = max(0, 2 * position + 1 - step)
        let index = min(doubled / (2 * step), count - 1)
        return (index, doubled - index * 2 * step < 2 * step ? doubled - index * 2 * step : 0)
    }

    private func mix(_ first: UInt8, _ second: UInt8, _ share: Int) -> Int {
        Int(first) * (2 * step - share) + Int(second) * share
    }
}
