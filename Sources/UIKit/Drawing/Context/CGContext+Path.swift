public import Foundation
import Raster

/// How the current path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
}

/// The current path, which every drawing of it empties. Its points are placed by the transform of the moment they are
/// drawn.
extension CGContext {
    public func beginPath() {
        currentPath = Path()
    }

    public func closePath() {
        currentPath.close()
    }

    public func move(to point: CGPoint) {
        currentPath.move(to: point)
    }

    public func addLine(to point: CGPoint) {
        currentPath.addLine(to: point)
    }

    public func addLines(between points: [CGPoint]) {
        let path = CGMutablePath()
        path.addLines(between: points)
        addPath(path)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.add(.quadCurve(to: end, control: control))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.add(.curve(to: end, control1: control1, control2: control2))
    }

    public func addRect(_ rect: CGRect) {
        currentPath.addRectangle(rect)
    }

    public func addEllipse(in rect: CGRect) {
        currentPath.addEllipse(in: rect)
    }

    /// Angles in radians; `clockwise` is seen with the y axis pointing up, so that it shrinks the angle.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let sweep = Path.sweep(from: startAngle, to: endAngle, isGrowing: !clockwise)
        currentPath.addArc(center: center, radius: radius, start: startAngle, sweep: sweep)
    }

    public func addPath(_ path: CGPath) {
        currentPath.append(path.path)
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(takePath().shape(rule: rule))
    }

    public func strokePath() {
        stroke(takePath().path, style: state.stroke)
    }

    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        if mode != .stroke {
            fill(path.shape(rule: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding))
        }
        if mode != .fill, mode != .eoFill {
            stroke(path.path, style: state.stroke)
        }
    }

    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: takePath().shape(rule: rule))
    }

    public func clip(to rect: CGRect) {
        clip(to: .rectangle(rect))
    }

    private func takePath() -> CGPath {
        defer { currentPath = Path() }
        return CGPath(path: currentPath)
    }
}
