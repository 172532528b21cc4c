internal import Foundation

extension StrokeStyle {
    /// More dashes than this along one path are drawn as a whole line: nobody sees them apart, and each costs time.
    private static let dashLimit: CGFloat = 100_000

    /// The style with what Cairo would refuse or spend forever on taken out: bad dashes, miter limits below 1.
    ///
    /// - Parameter path: in device pixels; `scale` is device pixels a point.
    func drawable(along path: Path, scale: CGFloat) -> StrokeStyle {
        var style = self
        style.miterLimit = miterLimit >= 1 ? min(miterLimit, 1000) : 1
        style.dashPhase = dashPhase.isFinite ? dashPhase : 0
        let period = dash.reduce(0, +) * scale
        let points = path.points
        let length = zip(points, points.dropFirst()).reduce(CGFloat(0)) { sum, pair in
            sum + abs(pair.0.x - pair.1.x) + abs(pair.0.y - pair.1.y)
        }
        let isValid = dash.allSatisfy { $0.isFinite && $0 >= 0 } && period > 0
        if !isValid || length / period > Self.dashLimit { style.dash = [] }
        return style
    }
}
