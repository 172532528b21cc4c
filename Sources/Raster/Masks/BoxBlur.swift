/// A Gaussian blur by three passes of a box with fractional ends in each direction: the cost of a pixel does not
/// depend on how wide the blur is, and the variance is exact.
///
/// Gwosdek, Grewenig, Bruhn, Weickert, "Theoretical foundations of Gaussian convolution by extended box filtering" (2011).
struct BoxBlur {
    private static let passes = 3

    /// Whole pixels on each side of a box's centre.
    private let radius: Int
    /// What the pixels just beyond count.
    private let end: Float
    private let total: Float

    /// - Parameter sigma: standard deviation in pixels, 0 for no blur.
    init(sigma: Double) {
        let variance = sigma * sigma / Double(Self.passes)
        let radius = ((12 * variance + 1).squareRoot() / 2 - 0.5).rounded(.down)
        let length = 2 * radius + 1
        let end = length * (radius * (radius + 1) - 3 * variance) / (6 * (variance - (radius + 1) * (radius + 1)))
        self.radius = Int(radius)
        self.end = Float(end)
        total = Float(length + 2 * end)
    }

    /// Pixels that a blurred edge reaches beyond the sharp one.
    var reach: Int { Self.passes * (radius + 1) }

    /// Blurs `values`, rows of `width`, in both directions; what lies outside counts as 0.
    func apply(_ values: inout [Float], width: Int, height: Int) {
        guard end > 0 || radius > 0 else { return }
        blurRows(&values, width: width, height: height)
        values = Self.transposed(values, width: width, height: height)
        blurRows(&values, width: height, height: width)
        values = Self.transposed(values, width: height, height: width)
    }

    private func blurRows(_ values: inout [Float], width: Int, height: Int) {
        let margin = radius + 1
        var source = [Float](repeating: 0, count: width + 2 * margin)
        for row in 0..<height {
            for _ in 0..<Self.passes {
                for x in 0..<width { source[margin + x] = values[row * width + x] }
                var sum: Float = 0
                for x in 1...2 * radius + 1 { sum += source[x] }
                for x in 0..<width {
                    values[row * width + x] = (sum + end * (source[x] + source[x + 2 * margin])) / total
                    sum += source[x + 2 * margin] - source[x + 1]
                }
            }
        }
    }

    private static func transposed(_ values: [Float], width: Int, height: Int) -> [Float] {
        var result = [Float](repeating: 0, count: values.count)
        for y in 0..<height {
            for x in 0..<width {
                result[x * height + y] = values[y * width + x]
            }
        }
        return result
    }
}
