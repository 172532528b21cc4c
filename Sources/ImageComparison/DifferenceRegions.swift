package import Raster

/// Where two pictures of the same size differ: a few rectangles, each around pixels that lie together.
package enum DifferenceRegions {
    package struct Region: Sendable, Equatable {
        /// Columns and rows of pixels.
        package let columns: ClosedRange<Int>
        package let rows: ClosedRange<Int>
        /// How many pixels differ in it.
        package let count: Int
    }

    /// More would not be looked at; what is beyond is in the last one.
    package static let limit = 32
    /// Pixels that are no further apart than this lie together.
    private static let tile = 16

    /// From the top, then from the left. O(pixels).
    package static func regions(_ golden: Bitmap, _ actual: Bitmap) -> [Region] {
        guard golden.width == actual.width, golden.height == actual.height, golden.width > 0 else { return [] }
        let columns = (golden.width + tile - 1) / tile
        var tiles = [Region?](repeating: nil, count: columns * ((golden.height + tile - 1) / tile))
        actual.forEachDifference(from: golden) { column, row, _, _ in
            let pixel = Region(columns: column...column, rows: row...row, count: 1)
            let place = row / tile * columns + column / tile
            tiles[place] = tiles[place]?.union(pixel) ?? pixel
        }
        return limited(joined(tiles, columns: columns))
    }

    /// Tiles that touch, also by a corner, as one.
    private static func joined(_ tiles: [Region?], columns: Int) -> [Region] {
        var tiles = tiles
        var regions: [Region] = []
        for start in tiles.indices {
            guard var region = tiles[start] else { continue }
            tiles[start] = nil
            var pending = [start]
            while let place = pending.popLast() {
                for neighbour in neighbours(of: place, columns: columns, count: tiles.count) {
                    guard let other = tiles[neighbour] else { continue }
                    region = region.union(other)
                    tiles[neighbour] = nil
                    pending.append(neighbour)
                }
            }
            regions.append(region)
        }
        return regions
    }

    private static func neighbours(of place: Int, columns: Int, count: Int) -> [Int] {
        let column = place % columns
        var result: [Int] = []
        for row in -1...1 {
            for shift in -1...1 where (0..<columns).contains(column + shift) {
                let other = place + row * columns + shift
                if other != place, (0..<count).contains(other) { result.append(other) }
            }
        }
        return result
    }

    private static func limited(_ regions: [Region]) -> [Region] {
        guard regions.count > limit, let last = regions[(limit - 1)...].first else { return regions }
        return regions[..<(limit - 1)] + [regions[limit...].reduce(last) { $0.union($1) }]
    }
}

extension DifferenceRegions.Region {
    fileprivate func union(_ other: Self) -> Self {
        Self(
            columns: min(
                columns.lowerBound, other.columns.lowerBound)...max(columns.upperBound, other.columns.upperBound),
            rows: min(rows.lowerBound, other.rows.lowerBound)...max(rows.upperBound, other.rows.upperBound),
            count: count + other.count)
    }
}
