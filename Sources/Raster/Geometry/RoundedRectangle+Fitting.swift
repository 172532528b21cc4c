internal import Foundation

extension RoundedRectangle {
    /// With radii between 0 and half the shorter side; NaN counts as 0.
    var clamped: RoundedRectangle {
        let rect = rect.standardized
        let limit = max(0, min(rect.width, rect.height) / 2)
        let fit = { (radius: CGFloat) in radius > 0 ? min(radius, limit) : 0 }
        return RoundedRectangle(
            rect: rect, topLeft: fit(topLeft), topRight: fit(topRight),
            bottomLeft: fit(bottomLeft), bottomRight: fit(bottomRight))
    }

    /// Whether no corner is round.
    var isRectangle: Bool {
        topLeft <= 0 && topRight <= 0 && bottomLeft <= 0 && bottomRight <= 0
    }

    /// The shape whose edge runs `width` inside; nil where nothing is left.
    func inset(by width: CGFloat) -> RoundedRectangle? {
        guard rect.width > 2 * width, rect.height > 2 * width else { return nil }
        let shrink = { (radius: CGFloat) in max(0, radius - width) }
        return RoundedRectangle(
            rect: CGRect(
                x: rect.minX + width, y: rect.minY + width,
                width: rect.width - 2 * width, height: rect.height - 2 * width),
            topLeft: shrink(topLeft), topRight: shrink(topRight),
            bottomLeft: shrink(bottomLeft), bottomRight: shrink(bottomRight))
    }
}
