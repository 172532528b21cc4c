/// Makes rows of a bitmap scaled to an upright rectangle: down each column first, then along the row.
struct ImageScaler {
    private let bitmap: Bitmap
    private let target: FixedRect
    private let area: PixelRect
    private let across: ResamplingAxis
    private let down: ResamplingAxis
    private var columns: [SIMD4<Int32>]
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
        columns = Array(repeating: SIMD4(), count: across.sources.count)
        row = Array(repeating: 0, count: area.width)
    }

    /// Makes row `y` of the area; pixels at fractional edges of the target are faded by their covered part.
    mutating func make(_ y: Int) {
        sumColumns(y)
        let vertical = target.verticalCoverage(y)
        for x in area.left..<area.right {
            var sum = SIMD4<Int32>()
            var source = across.first(x) - across.sources.lowerBound
            for weight in across.weights(x) {
                sum &+= columns[source] &* weight
                source += 1
            }
            // 6 bits are left from the columns, 14 from the weights.
            let pixel = Self.pixel((sum &+ (1 << 19)) &>> 20)
            let coverage = vertical * target.horizontalCoverage(x)
            row[x - area.left] =
                coverage == 65_536 ? pixel : Blend.scaled(pixel, by: UInt32((coverage * 255 + 32_768) >> 16))
        }
    }

    /// For each source column the weighted sum of its pixels, with 6 bits of fraction.
    private mutating func sumColumns(_ y: Int) {
        for index in columns.indices { columns[index] = SIMD4(repeating: 1 << 7) }
        var source = down.first(y)
        for weight in down.weights(y) {
            let start = source * bitmap.width + across.sources.lowerBound
            for index in columns.indices {
                columns[index] &+= Self.channels(bitmap.pixels[start + index]) &* weight
            }
            source += 1
        }
        for index in columns.indices { columns[index] = columns[index] &>> 8 }
    }

    @inline(__always)
    private static func channels(_ pixel: UInt32) -> SIMD4<Int32> {
        SIMD4(Int32(pixel & 255), Int32(pixel >> 8 & 255), Int32(pixel >> 16 & 255), Int32(pixel >> 24))
    }

    @inline(__always)
    private static func pixel(_ channels: SIMD4<Int32>) -> UInt32 {
        UInt32(channels[0]) | UInt32(channels[1]) << 8 | UInt32(channels[2]) << 16 | UInt32(channels[3]) << 24
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
