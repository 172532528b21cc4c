package import Foundation
package import Raster

extension Path {
    /// Around all points and handles; null for an empty path.
    package var controlBounds: CGRect {
        bounds(of: elements.flatMap(\.points))
    }

    /// Around the outline itself; null for an empty path.
    package var outlineBounds: CGRect {
        var points: [CGPoint] = []
        var current = CGPoint.zero
        for element in elements {
            points.append(contentsOf: element.extremes(from: current))
            current = element.points.last ?? current
        }
        return bounds(of: points)
    }

    private func bounds(of points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points.dropFirst() {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The rectangle that the path is the outline of; nil for any other path.
    package var rectangle: CGRect? {
        guard elements.count == 5, elements[4] == .close, case .move(let first) = elements[0],
            case .line(let second) = elements[1], case .line(let third) = elements[2],
            case .line(let fourth) = elements[3]
        else { return nil }
        let isHorizontalFirst =
            first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x
        let isVerticalFirst =
            first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y
        return isHorizontalFirst || isVerticalFirst ? controlBounds : nil
    }
}

extension Path.Element {
    /// Handles first, the end point last.
    package var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [control, point]
        case .curve(let point, let first, let second): [first, second, point]
        case .close: []
        }
    }

    /// The end point and where a curve turns back in x or y.
    fileprivate func extremes(from start: CGPoint) -> [CGPoint] {
        switch self {
        case .move(let point), .line(let point):
            return [point]
        case .quadCurve(let point, let control):
            let first = CGPoint(x: (start.x + 2 * control.x) / 3, y: (start.y + 2 * control.y) / 3)
            let second = CGPoint(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
            return Path.Element.curve(to: point, control1: first, control2: second).extremes(from: start)
        case .curve(let point, let first, let second):
            let curve = CubicCurve(start: start, first: first, second: second, end: point)
            return curve.turns.map(curve.point) + [point]
        case .close:
            return []
        }
    }
}

/// A cubic Bézier curve by parameter, 0 at its start and 1 at its end.
struct CubicCurve {
    let start: CGPoint
    let first: CGPoint
    let second: CGPoint
    let end: CGPoint

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * start.x + b * first.x + c * second.x + d * end.x,
            y: a * start.y + b * first.y + c * second.y + d * end.y)
    }

    /// Parameters inside the curve where its tangent is horizontal or vertical.
    var turns: [CGFloat] {
        Self.roots(start.x, first.x, second.x, end.x) + Self.roots(start.y, first.y, second.y, end.y)
    }

    /// Zeros of the derivative in one coordinate.
    private static func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        let candidates: [CGFloat]
        if abs(a) < 1e-12 {
            candidates = b == 0 ? [] : [-c / b]
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            candidates = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        return candidates.filter { $0 > 0 && $0 < 1 }
    }
}
