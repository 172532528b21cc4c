import UIKit

/// A line with a head at its end.
@MainActor struct SheetArrow {
    /// At least two.
    let points: [CGPoint]
    var headLength: CGFloat = 9
    /// Rounds the line's corners.
    var cornerRadius: CGFloat = 0

    func draw(_ color: UIColor, width: CGFloat, dash: [CGFloat] = []) {
        guard let end = points.last, let start = points.dropLast().last else { return }
        let line = UIBezierPath()
        line.move(to: points[0])
        for (index, point) in points.enumerated().dropFirst().dropLast() {
            let (towards, from) = (points[index + 1], points[index - 1])
            line.addLine(to: Self.point(on: point, towards: from, cornerRadius))
            line.addQuadCurve(to: Self.point(on: point, towards: towards, cornerRadius), controlPoint: point)
        }
        let base = Self.point(on: end, towards: start, headLength * 0.8)
        line.addLine(to: base)
        line.lineWidth = width
        if !dash.isEmpty { line.setLineDash(dash, count: dash.count, phase: 0) }
        color.setStroke()
        line.stroke()
        drawHead(at: end, from: start, color)
    }

    private func drawHead(at end: CGPoint, from start: CGPoint, _ color: UIColor) {
        let base = Self.point(on: end, towards: start, headLength)
        let half = CGPoint(x: (end.y - base.y) * 0.45, y: (base.x - end.x) * 0.45)
        let head = UIBezierPath()
        head.move(to: end)
        head.addLine(to: CGPoint(x: base.x + half.x, y: base.y + half.y))
        head.addLine(to: CGPoint(x: base.x - half.x, y: base.y - half.y))
        head.close()
        color.setFill()
        head.fill()
    }

    /// `distance` from `point` on the way to `other`, at most half of it.
    private static func point(on point: CGPoint, towards other: CGPoint, _ distance: CGFloat) -> CGPoint {
        let length = hypot(other.x - point.x, other.y - point.y)
        guard length > 0 else { return point }
        let part = min(distance / length, 0.5)
        return CGPoint(x: point.x + (other.x - point.x) * part, y: point.y + (other.y - point.y) * part)
    }
}
