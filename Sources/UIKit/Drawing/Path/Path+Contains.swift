package import Foundation
package import Raster

extension Path {
    /// Whether the filled path covers `point`; open subpaths count as closed, and curves are followed to 1/32 of their
    /// parameter.
    package func contains(_ point: CGPoint, rule: FillRule) -> Bool {
        let winding = winding(around: point)
        return rule == .evenOdd ? !winding.isMultiple(of: 2) : winding != 0
    }

    private func winding(around point: CGPoint) -> Int {
        var winding = 0
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        let edge = { (to: CGPoint) in
            winding += Self.crossing(from: current, to: to, of: point)
            current = to
        }
        for element in elements {
            switch element {
            case .move(let to):
                edge(start)
                (current, start) = (to, to)
            case .line(let to):
                edge(to)
            case .quadCurve(let to, let control):
                let first = CGPoint(x: (current.x + 2 * control.x) / 3, y: (current.y + 2 * control.y) / 3)
                let second = CGPoint(x: (to.x + 2 * control.x) / 3, y: (to.y + 2 * control.y) / 3)
                CubicCurve(start: current, first: first, second: second, end: to).steps.forEach(edge)
            case .curve(let to, let first, let second):
                CubicCurve(start: current, first: first, second: second, end: to).steps.forEach(edge)
            case .close:
                edge(start)
            }
        }
        edge(start)
        return winding
    }

    /// 1 or -1 where the edge crosses the ray from `point` to the right, downwards or upwards.
    private static func crossing(from: CGPoint, to: CGPoint, of point: CGPoint) -> Int {
        guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { return 0 }
        return from.y <= point.y ? 1 : -1
    }
}

extension CubicCurve {
    fileprivate var steps: [CGPoint] {
        (1...32).map { point(at: CGFloat($0) / 32) }
    }
}
