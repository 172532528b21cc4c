/// How far a picture may be from its golden and still pass.
///
/// Exact unless a test asks otherwise.
package struct Tolerance: Hashable, Sendable {
    /// The part of the pixels that must match, 0...1.
    package let precision: Double
    /// How near the colours of a pixel must be to match, 0...1: 1 is equal, 0 as far as black from white. One minus it, times
    /// 100, is the largest distance in CIE Lab (ΔE of 1976); about 0.98 is what an eye tells apart.
    package let perceptualPrecision: Double
    /// Whether pixels on smoothed edges may differ.
    package var ignoresAntialiasing = false
    /// Why the test asks for it; nil where it does not say, which reports mark.
    package var reason: String?

    package static let exact = Tolerance(precision: 1, perceptualPrecision: 1)

    /// Whether nothing may differ.
    package var isExact: Bool { precision == 1 && perceptualPrecision == 1 && !ignoresAntialiasing }

    /// Values outside 0...1 count as the nearer end, NaN as 1.
    package init(precision: Double, perceptualPrecision: Double, reason: String? = nil) {
        self.reason = reason
        self.precision = Self.clamped(precision)
        self.perceptualPrecision = Self.clamped(perceptualPrecision)
    }

    private static func clamped(_ value: Double) -> Double { value.isNaN ? 1 : min(max(value, 0), 1) }
}
