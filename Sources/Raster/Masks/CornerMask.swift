/// How much of each pixel the top left corner of a rounded rectangle covers: a quarter of a disc in its square.
///
/// The other corners are its mirror images. Radii are whole numbers of 1/256 pixel, so equal corners share one mask.
final class CornerMask: Sendable {
    /// Larger corners are drawn as paths: a mask grows with the square of its radius.
    static let largestRadius = 512 * FixedRect.unit

    /// In 1/256 pixel.
    let radius: Int
    /// Pixels along a side of the square.
    let size: Int
    /// For each row from the top, the first column that is covered in full.
    let firstFull: [Int]
    private let coverage: [UInt8]

    /// - Parameter radius: in 1/256 pixel, above 0.
    init(radius: Int) {
        self.radius = radius
        let radius = Double(radius) / Double(FixedRect.unit)
        let size = Int(radius.rounded(.up))
        let rows = (0..<size).map { Self.row($0, radius: radius, size: size) }
        var coverage = [UInt8](repeating: 255, count: size * size)
        var firstFull = [Int](repeating: 0, count: size)
        for y in 0..<size {
            for x in 0..<size {
                // A quarter disc equals its mirror image in the diagonal.
                let covered = UInt8(((rows[y][x] + rows[x][y]) / 2 * 255).rounded())
                coverage[y * size + x] = covered
                if covered < 255 { firstFull[y] = x + 1 }
            }
        }
        self.size = size
        self.coverage = coverage
        self.firstFull = firstFull
    }

    /// The covered part of each pixel in row `y`, 0...1, by exact chords on 32 lines.
    private static func row(_ y: Int, radius: Double, size: Int) -> [Double] {
        let lines = 32
        var sums = [Double](repeating: 0, count: size)
        for line in 0..<lines {
            let height = radius - (Double(y) + (Double(line) + 0.5) / Double(lines))
            let chord = height > 0 ? radius - max(0, radius * radius - height * height).squareRoot() : 0
            for x in 0..<size {
                sums[x] += min(max(Double(x + 1) - chord, 0), 1)
            }
        }
        return sums.map { $0 / Double(lines) }
    }

    /// What is missing at column `x` of row `y` to full coverage, 0 beyond the square.
    @inline(__always)
    func loss(_ x: Int, _ y: Int) -> Int {
        x < size && y < size ? 255 &- Int(coverage[y &* size &+ x]) : 0
    }

    /// The first column of row `y` that is covered in full, 0 beyond the square.
    @inline(__always)
    func fullStart(_ y: Int) -> Int {
        y < size ? firstFull[y] : 0
    }
}
