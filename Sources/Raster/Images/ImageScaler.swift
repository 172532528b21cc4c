/// Makes rows of a bitmap scaled to an upright rectangle: down each column first, then along the row.
///
/// Cairo's own filters work in coordinates of the surface, so that a band would differ from its neighbour at the seam;
/// here a pixel depends on its place in the picture alone. Two channels share a 64-bit word, 32 bits each.
struct ImageScaler {
    private static let lanes: UInt64 = 0x0000_00FF_0000_00FF

    private let bitmap: Bitmap
    private let target: FixedRect
    private let area: PixelRect
    private let across: ResamplingAxis
    private let down: ResamplingAxis
    /// For each source column two words: blue and red, green and alpha.
    private var columns: [UInt64]
    /// The row made last, one premultiplied pixel for each column of the area.
    private(set) var row: [UInt32]

    /// - Parameters:
    ///   - bitmap: not empty.
    ///   - area: the pixels wanted, inside `target.pixels`.
    init(_ bitmap: Bitmap, to target: FixedRect, area: PixelRect) {
        self.bitmap = bitmap
        self.target = target
        self.area = area
        let unit = Double(FixedRect.unit)
        across = ResamplingAxis(
            count: bitmap.width, from: Double(target.left) / unit, to: Double(target.right) / unit,
            pixels: area.left..<area.right)
        down = ResamplingAxis(
            count: bitmap.height, from: Double(target.top) / unit, to: Double(target.bottom) / unit,
            pixels: area.top..<area.bottom)
        columns = Array(repeating: 0, count: across.sources.count * 2)
        row = Array(repeating: 0, count: area.width)
    }

    /// Makes row `y` of the area; pixels at fractional edges of the target are faded by their covered part.
    mutating func make(_ y: Int) {
        sumColumns(y)
        let vertical = target.verticalCoverage(y)
        unsafe across.weights.withUnsafeBufferPointer { weights in
            unsafe columns.withUnsafeBufferPointer { columns in
                for x in area.left..<area.right {
                    let taps = across.taps(x)
                    var source = (taps.first &- across.sources.lowerBound) &* 2
                    // 6 bits are left from the columns, 14 come from the weights: rounded to whole numbers at the end.
                    var (even, odd): (UInt64, UInt64) = (1 << 19 | 1 << 51, 1 << 19 | 1 << 51)
                    for index in taps.weights {
                        let weight = unsafe UInt64(weights[index])
                        unsafe even &+= columns[source] &* weight
                        unsafe odd &+= columns[source &+ 1] &* weight
                        source &+= 2
                    }
                    let pixel = Self.pixel(even >> 20 & Self.lanes, odd >> 20 & Self.lanes)
                    let coverage = vertical &* target.horizontalCoverage(x)
                    row[x &- area.left] =
                        coverage == 65_536
                        ? pixel : Blend.scaled(pixel, by: UInt32((coverage &* 255 &+ 32_768) >> 16))
                }
            }
        }
    }

    /// For each source column the weighted sum of its pixels, with 6 bits of fraction.
    private mutating func sumColumns(_ y: Int) {
        let taps = down.taps(y)
        let count = across.sources.count
        let fraction: UInt64 = 0x0000_3FFF_0000_3FFF
        unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
            unsafe columns.withUnsafeMutableBufferPointer { columns in
                for index in 0..<count {
                    var (even, odd): (UInt64, UInt64) = (1 << 7 | 1 << 39, 1 << 7 | 1 << 39)
                    var place = taps.first &* bitmap.width &+ across.sources.lowerBound &+ index
                    for tap in taps.weights {
                        let weight = UInt64(down.weights[tap])
                        let pixel = unsafe UInt64(pixels[place])
                        even &+= (pixel & 0xFF | (pixel & 0xFF_0000) << 16) &* weight
                        odd &+= (pixel >> 8 & 0xFF | (pixel & 0xFF00_0000) << 8) &* weight
                        place &+= bitmap.width
                    }
                    unsafe columns[index &* 2] = even >> 8 & fraction
                    unsafe columns[index &* 2 &+ 1] = odd >> 8 & fraction
                }
            }
        }
    }

    @inline(__always)
    private static func pixel(_ even: UInt64, _ odd: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: even | even >> 16 | odd << 8 | odd >> 8)
    }

    /// The whole of a bitmap in a rectangle, on the pixels that the rectangle touches.
    static func scaled(_ bitmap: Bitmap, to target: FixedRect) -> Bitmap {
        let area = target.pixels
        var scaler = ImageScaler(bitmap, to: target, area: area)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(area.width * area.height)
        for y in area.top..<area.bottom {
            scaler.make(y)
            pixels += scaler.row
        }
        return Bitmap(width: area.width, height: area.height, pixels: pixels)
    }
}
