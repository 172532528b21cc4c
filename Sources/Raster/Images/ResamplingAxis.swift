/// Which source pixels make each target pixel along one axis, and how much of each.
///
/// A triangle as wide as two source pixels (linear interpolation) where the picture grows, and as two target pixels
/// where it shrinks, so that every source pixel counts. Weights depend on positions in the whole picture, not in a band.
struct ResamplingAxis: Sendable {
    /// Weights of a target pixel add up to this.
    static let unit: Int32 = 1 << 14

    /// The target pixels that have weights.
    let pixels: Range<Int>
    /// The source pixels that any of them uses.
    private(set) var sources: Range<Int> = 0..<0
    private var firsts: [Int] = []
    private var starts: [Int] = [0]
    private var weights: [Int32] = []

    /// - Parameters:
    ///   - count: source pixels, above 0.
    ///   - start: where the first source pixel begins and `end` where the last ends, on the target's axis, in pixels.
    init(count: Int, from start: Double, to end: Double, pixels: Range<Int>) {
        self.pixels = pixels
        let ratio = Double(count) / (end - start)
        let reach = max(1, ratio)
        for pixel in pixels {
            append(center: (Double(pixel) + 0.5 - start) * ratio, reach: reach, count: count)
        }
        if let first = firsts.min() {
            let last = zip(firsts, zip(starts, starts.dropFirst())).map { $0 + $1.1 - $1.0 }.max() ?? first
            sources = first..<last
        }
    }

    private mutating func append(center: Double, reach: Double, count: Int) {
        let first = min(max(Int((center - reach).rounded(.down)), 0), count - 1)
        let last = min(max(Int((center + reach).rounded(.up)), first + 1), count)
        let shares = (first..<last).map { max(0, 1 - abs(Double($0) + 0.5 - center) / reach) }
        let total = shares.reduce(0, +)
        var parts = total > 0 ? shares.map { Int32(($0 / total * Double(Self.unit)).rounded()) } : []
        if parts.isEmpty { parts = [Self.unit] }
        // Rounding may lose or add a little; the largest share carries it.
        if let largest = parts.indices.max(by: { parts[$0] < parts[$1] }) {
            parts[largest] += Self.unit - parts.reduce(0, +)
        }
        firsts.append(first)
        weights += parts
        starts.append(weights.count)
    }

    /// The first source pixel of a target pixel.
    func first(_ pixel: Int) -> Int { firsts[pixel - pixels.lowerBound] }

    /// The weights of a target pixel's source pixels, in order.
    func weights(_ pixel: Int) -> ArraySlice<Int32> {
        weights[starts[pixel - pixels.lowerBound]..<starts[pixel - pixels.lowerBound + 1]]
    }
}
