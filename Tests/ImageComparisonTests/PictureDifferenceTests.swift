import ImageComparison
import Raster
import Testing

@Suite("Comparing two pictures")
struct PictureDifferenceTests {
    private static func bitmap(_ changes: [Int: UInt32] = [:]) -> Bitmap {
        var pixels = [UInt32](repeating: 0xFF80_8080, count: 100)
        for (index, pixel) in changes { pixels[index] = pixel }
        return Bitmap(width: 10, height: 10, pixels: pixels)
    }

    private static func pixels(
        _ changes: [Int: UInt32], precision: Double = 1, perceptualPrecision: Double = 1
    ) -> PictureDifference.PixelDifference? {
        let tolerance = Tolerance(precision: precision, perceptualPrecision: perceptualPrecision)
        let difference = PictureDifference(golden: bitmap(), actual: bitmap(changes), tolerance: tolerance)
        guard case .pixels(let pixels) = difference else { return nil }
        return pixels
    }

    @Test("Equal pictures do not differ")
    func equal() {
        #expect(PictureDifference(golden: Self.bitmap(), actual: Self.bitmap()) == nil)
    }

    @Test("One pixel that differs by one step is a difference, with its place")
    func onePixel() throws {
        let difference = try #require(Self.pixels([23: 0xFF80_8081]))
        #expect(difference.count == 1 && difference.total == 100 && difference.largest == 1)
        #expect(difference.columns == 3...3 && difference.rows == 2...2)
        #expect(difference.precision == 0.99)
    }

    @Test("The rectangle holds every pixel that differs")
    func rectangle() throws {
        let difference = try #require(Self.pixels([12: 0, 47: 0, 95: 0]))
        #expect(difference.columns == 2...7 && difference.rows == 1...9)
    }

    @Test("Precision counts pixels, not bytes: three of a hundred pass at 0.97 and fail at 0.98")
    func precision() {
        let changes: [Int: UInt32] = [0: 0xFF00_0000, 1: 0xFF80_8000, 2: 0xFF81_8080]
        #expect(Self.pixels(changes, precision: 0.97) == nil)
        #expect(Self.pixels(changes, precision: 0.98)?.count == 3)
    }

    // ΔE of 1976 between sRGB grays 128 and 129: L* 53.585 and 53.990, by the CIE's formula.
    @Test("Perceptual precision is a distance in Lab: a step of gray is 0.4 away, and black from white 100")
    func perceptual() {
        #expect(Self.pixels([5: 0xFF81_8181], perceptualPrecision: 0.995) == nil)
        #expect(Self.pixels([5: 0xFF81_8181], perceptualPrecision: 0.9961)?.count == 1)
        let (black, white) = (
            Bitmap(width: 1, height: 1, pixels: [0xFF00_0000]), Bitmap(width: 1, height: 1, pixels: [0xFFFF_FFFF])
        )
        let (some, all) = (
            Tolerance(precision: 1, perceptualPrecision: 0.001), Tolerance(precision: 1, perceptualPrecision: 0)
        )
        #expect(PictureDifference(golden: black, actual: white, tolerance: some) != nil)
        #expect(PictureDifference(golden: black, actual: white, tolerance: all) == nil)
    }

    @Test("A tolerance for colours does not pass a view that is gone")
    func goneView() {
        let changes = Dictionary(uniqueKeysWithValues: (0..<10).map { ($0, 0xFFFF_FFFF as UInt32) })
        #expect(Self.pixels(changes, perceptualPrecision: 0.98)?.count == 10)
    }

    @Test("Pictures of other sizes differ, whatever the tolerance")
    func sizes() {
        let small = Bitmap(width: 9, height: 10)
        let difference = PictureDifference(
            golden: Self.bitmap(), actual: small, tolerance: Tolerance(precision: 0, perceptualPrecision: 0))
        guard case .size(let golden, let actual) = difference else {
            Issue.record("a difference in size was expected")
            return
        }
        #expect(golden.width == 10 && actual.width == 9)
    }

    @Test("What is outside 0...1 counts as the nearer end, and NaN as exact")
    func clamped() {
        #expect(Tolerance(precision: 2, perceptualPrecision: .nan) == .exact)
        #expect(Tolerance(precision: -1, perceptualPrecision: 0.5).precision == 0)
    }

    @Test("The picture of a difference has what differs in red, and the rest pale")
    func picture() {
        let difference = Self.bitmap([23: 0xFFFF_FFFF]).difference(from: Self.bitmap())
        #expect(difference.pixels[23] == 0xFFFF_0030)
        #expect(difference.pixels.count { $0 == 0xFFFF_0030 } == 1)
        // A quarter of the way from white to the gray 128.
        #expect(difference.pixels[0] == 0xFFE0_E0E0)
    }

    @Test("The picture of a difference is as large as both, and shows in red where only one is")
    func pictureOfSizes() {
        let difference = Bitmap(width: 12, height: 4).difference(from: Self.bitmap())
        #expect(difference.width == 12 && difference.height == 10)
        #expect(difference[11, 9] == 0xFFFF_0030)
        #expect(difference[11, 0] == 0xFFFF_0030)
    }
}
