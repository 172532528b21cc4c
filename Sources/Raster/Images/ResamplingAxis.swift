/// Which source pixels make each target pixel along one axis, and how much of each.
///
/// A triangle as wide as two source pixels (linear interpolation) where the picture grows, and as two target pixels
/// where it shrinks, so that every source pixel counts. Weights depend on positions in the whole picture, not in a band.
struct ResamplingAxis: Sendable {
    /// Weights of a target pixel add up to this.
    static let unit: UInt32 = 1 << 14

    /// The target pixels that have weights.
    let pixels: Range<Int>
    /// The source pixels that any of them uses.
    private(set) var sources: Range<Int> = 0..<0
    private var firsts: [Int] = []
    private var starts: [Int] = [0]
    private(set) var weights: [UInt32] = []

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
        var parts = total > 0 ? shares.map { UInt32(($0 / total * Double(Self.unit)).rounded()) } : []
        if parts.isEmpty { parts = [Self.unit] }
        // Rounding may lose or add a little; the largest share carries it.
        if let largest = parts.indices.max(by: { parts[$0] < parts[$1] }) {
            parts[largest] = parts[largest] &+ Self.unit &- parts.reduce(0, &+)
        }
        firsts.append(first)
        weights += parts
        starts.append(weights.count)
    }

    /// The first source pixel of a target pixel, and where its weights lie in `weights`.
    @inline(__always)
    func taps(_ pixel: Int) -> (first: Int, weights: Range<Int>) {
        let index = pixel &- pixels.lowerBound
        return (firsts[index], starts[index]..<starts[index &+ 1])
    }
}
