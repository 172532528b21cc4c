import ImageComparison
import Raster
import Testing

@Suite("Where pictures differ") struct DifferenceRegionsTests {
    private static func white(_ width: Int, _ height: Int) -> Bitmap {
        Bitmap(width: width, height: height, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: width * height))
    }

    @Test("pixels that lie together are one region, those far apart are two, with exact bounds and counts")
    func regions() {
        let golden = Self.white(200, 100)
        var actual = golden
        for (column, row) in [(10, 10), (20, 12), (30, 20), (150, 90)] { actual[column, row] = 0xFF00_0000 }
        let regions = DifferenceRegions.regions(golden, actual)
        #expect(regions.map(\.columns) == [10...30, 150...150])
        #expect(regions.map(\.rows) == [10...20, 90...90])
        #expect(regions.map(\.count) == [3, 1])
        #expect(DifferenceRegions.regions(golden, golden).isEmpty)
        #expect(DifferenceRegions.regions(golden, Self.white(100, 100)).isEmpty)
    }

    @Test("there are never more than the limit, and no pixel is lost")
    func limit() {
        let golden = Self.white(640, 640)
        var actual = golden
        for row in stride(from: 0, to: 640, by: 48) {
            for column in stride(from: 0, to: 640, by: 48) { actual[column, row] = 0xFF00_0000 }
        }
        let regions = DifferenceRegions.regions(golden, actual)
        #expect(regions.count == DifferenceRegions.limit)
        #expect(regions.reduce(0) { $0 + $1.count } == 14 * 14)
    }

    @Test("a smoothed edge may differ where that is asked for; a filled pixel may not")
    func antialiasing() {
        // A black area, a gray edge, a white area.
        func edge(_ gray: UInt32) -> Bitmap {
            var picture = Self.white(9, 9)
            for row in 0..<9 {
                for column in 0..<4 { picture[column, row] = 0xFF00_0000 }
                // A slope, so that an edge's pixel has hardly any like it beside it.
                picture[4, row] = 0xFF00_0000 | (gray + UInt32(row)) * 0x01_0101
            }
            return picture
        }
        var tolerance = Tolerance(precision: 1, perceptualPrecision: 1)
        #expect(PictureDifference(golden: edge(100), actual: edge(140), tolerance: tolerance) != nil)
        tolerance.ignoresAntialiasing = true
        #expect(PictureDifference(golden: edge(100), actual: edge(140), tolerance: tolerance) == nil)
        var filled = edge(100)
        filled[7, 4] = 0xFF00_0000
        #expect(PictureDifference(golden: edge(100), actual: filled, tolerance: tolerance) != nil)
    }
}
