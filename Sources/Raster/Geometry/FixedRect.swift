internal import Foundation

/// A rectangle in device space in units of 1/256 pixel, Cairo's own precision.
///
/// Positions are rounded to this grid once, before bands are cut, so that a band sees the same edge as its neighbour.
struct FixedRect: Hashable, Sendable {
    static let unit = 256
    /// Farther from the origin no edge matters, and sums stay far from overflow: 2^22 pixels.
    private static let reach = Double(1 << 22)

    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// Nil where a coordinate is not a number or nothing is inside.
    init?(_ rect: CGRect, _ transform: CGAffineTransform) {
        let device = rect.standardized.applying(transform)
        let edges = [device.minX, device.minY, device.maxX, device.maxY].map(Self.fixed)
        guard let left = edges[0], let top = edges[1], let right = edges[2], let bottom = edges[3],
            left < right, top < bottom
        else { return nil }
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// Whole pixels.
    init(pixels: PixelRect) {
        left = pixels.left * Self.unit
        top = pixels.top * Self.unit
        right = pixels.right * Self.unit
        bottom = pixels.bottom * Self.unit
    }

    /// Edges in 1/256 pixel.
    init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// `value` pixels on the grid; nil for NaN.
    static func fixed(_ value: CGFloat) -> Int? {
        guard !value.isNaN else { return nil }
        return Int((min(max(value, -reach), reach) * CGFloat(unit)).rounded())
    }

    /// `value` pixels, rounded to the grid; NaN becomes 0.
    static func snapped(_ value: CGFloat) -> CGFloat {
        CGFloat(fixed(value) ?? 0) / CGFloat(unit)
    }

    /// Whether each edge lies between two pixels.
    var isPixelAligned: Bool {
        (left | top | right | bottom) & (Self.unit - 1) == 0
    }

    /// The pixels that are touched at all.
    var pixels: PixelRect {
        PixelRect(
            left: left >> 8, top: top >> 8,
            right: (right + Self.unit - 1) >> 8, bottom: (bottom + Self.unit - 1) >> 8)
    }

    /// The part of column `x` that is covered, 0...256.
    func horizontalCoverage(_ x: Int) -> Int {
        max(0, min(right, (x + 1) << 8) - max(left, x << 8))
    }

    /// The part of row `y` that is covered, 0...256.
    func verticalCoverage(_ y: Int) -> Int {
        max(0, min(bottom, (y + 1) << 8) - max(top, y << 8))
    }
}
