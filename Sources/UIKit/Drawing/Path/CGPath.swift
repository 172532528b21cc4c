public import Foundation
public import Raster

/// How a path's inside is told from its outside.
public enum CGPathFillRule: Int, Sendable {
    case winding = 0
    case evenOdd = 1
}

public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}

/// An outline of lines and curves. Immutable, except as `CGMutablePath`.
public class CGPath: Hashable {
    package fileprivate(set) var path: Path

    package init(path: Path) {
        self.path = path
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var path = Path()
        path.addRectangle(rect)
        self.init(path: path.applying(transform?.pointee ?? .identity))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var path = Path()
        path.addEllipse(in: rect)
        self.init(path: path.applying(transform?.pointee ?? .identity))
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        self.init(path: path.applying(transform?.pointee ?? .identity))
    }

    public var isEmpty: Bool { path.elements.isEmpty }

    /// Zero for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Around all points and handles; null for an empty path.
    public var boundingBox: CGRect { path.controlBounds }

    /// Around the outline itself; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.outlineBounds }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.contains(point.applying(transform), rule: Path.FillRule(rule))
    }

    public func copy() -> CGPath? { CGPath(path: path) }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path: path.applying(transform?.pointee ?? .identity))
    }

    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.path == right.path
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
    }

    /// What is filled, clipped to or casts a shadow.
    package func shape(rule: CGPathFillRule = .winding) -> Shape {
        path.rectangle.map(Shape.rectangle) ?? .path(path, Path.FillRule(rule))
    }
}

extension Path.FillRule {
    package init(_ rule: CGPathFillRule) {
        self = rule == .evenOdd ? .evenOdd : .winding
    }
}

/// A path that is being put together.
public final class CGMutablePath: CGPath {
    public init() {
        super.init(path: Path())
    }

    override init(path: Path) {
        super.init(path: path)
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() {
            addLine(to: point, transform: transform)
        }
    }

    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.add(.quadCurve(to: end.applying(transform), control: control.applying(transform)))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.add(
            .curve(
                to: end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform)))
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(CGPath(rect: rect, transform: nil), transform: transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects {
            addRect(rect, transform: transform)
        }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(CGPath(ellipseIn: rect, transform: nil), transform: transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let rounded = CGPath(
            roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil)
        addPath(rounded, transform: transform)
    }

    /// Angles in radians; `clockwise` is seen with the y axis pointing up, so that it shrinks the angle.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        // The line to the arc begins at the current point, which the transform does not move.
        var arc = Path()
        let sweep = Path.sweep(from: startAngle, to: endAngle, isGrowing: !clockwise)
        arc.addArc(center: center, radius: radius, start: startAngle, sweep: sweep)
        arc = arc.applying(transform)
        if let start = arc.elements.first, case .move(let point) = start, !path.elements.isEmpty {
            path.addLine(to: point)
            arc.elements.removeFirst()
        }
        path.elements.append(contentsOf: arc.elements)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        self.path.append(path.path.applying(transform))
    }

    public func closeSubpath() {
        path.close()
    }
}
