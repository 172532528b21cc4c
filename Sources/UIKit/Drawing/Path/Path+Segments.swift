package import Foundation
package import Raster

/// Segments as Core Graphics adds them; angles in radians, growing from the x axis towards the y axis.
extension Path {
    /// Where the last segment ends; nil for an empty path.
    package var currentPoint: CGPoint? {
        switch elements.last {
        case nil: nil
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .close: startOfSubpath
        }
    }

    private var startOfSubpath: CGPoint? {
        for case .move(let point) in elements.reversed() { return point }
        return nil
    }

    package mutating func move(to point: CGPoint) {
        // A move after a move only replaces it.
        if case .move = elements.last { elements.removeLast() }
        elements.append(.move(to: point))
    }

    /// A segment on an empty path is left out, as iOS does.
    package mutating func add(_ element: Element) {
        guard !elements.isEmpty else { return }
        beginSubpathAfterClose()
        elements.append(element)
    }

    package mutating func close() {
        guard !elements.isEmpty, elements.last != .close else { return }
        elements.append(.close)
    }

    package mutating func addLine(to point: CGPoint) {
        add(.line(to: point))
    }

    package mutating func addRectangle(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Four quarter arcs from the rightmost point, in the direction of growing angles.
    package mutating func addEllipse(in rect: CGRect) {
        let toRect = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        append(Self.unitCircle.applying(toRect))
    }

    private static let unitCircle: Path = {
        var circle = Path()
        circle.addArc(center: .zero, radius: 1, start: 0, sweep: 2 * .pi)
        circle.close()
        return circle
    }()

    package mutating func append(_ other: Path) {
        if case .move = other.elements.first, case .move = elements.last { elements.removeLast() }
        elements.append(contentsOf: other.elements)
    }

    /// A line to where the arc begins (a move on an empty path), then the arc in pieces of at most a quarter turn.
    package mutating func addArc(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat) {
        guard radius.isFinite, start.isFinite, sweep.isFinite else { return }
        let sweep = min(max(sweep, -2 * .pi), 2 * .pi)
        let point = { (angle: CGFloat) in
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        if elements.isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
        let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
        let step = sweep / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4) * radius
        for piece in 0..<count where sweep != 0 {
            let (from, to) = (start + CGFloat(piece) * step, start + CGFloat(piece + 1) * step)
            let (first, last) = (point(from), point(to))
            add(
                .curve(
                    to: last,
                    control1: CGPoint(x: first.x - handle * sin(from), y: first.y + handle * cos(from)),
                    control2: CGPoint(x: last.x + handle * sin(to), y: last.y - handle * cos(to))))
        }
    }

    /// The turn from `start` to `end`: of growing angles or of shrinking ones, at most once around, and a whole turn
    /// where both are the same direction but different angles.
    package static func sweep(from start: CGFloat, to end: CGFloat, isGrowing: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let difference = end - start
        if isGrowing {
            return difference >= 0 ? min(difference, turn) : turn - fmod(-difference, turn)
        }
        return difference <= 0 ? max(difference, -turn) : fmod(difference, turn) - turn
    }

    private mutating func beginSubpathAfterClose() {
        guard elements.last == .close, let start = startOfSubpath else { return }
        elements.append(.move(to: start))
    }
}
