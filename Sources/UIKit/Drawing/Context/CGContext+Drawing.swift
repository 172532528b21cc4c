public import Foundation
import Raster

/// Shapes and images that leave the current path alone.
extension CGContext {
    public func fill(_ rect: CGRect) {
        fill(.rectangle(rect))
    }

    public func fill(_ rects: [CGRect]) {
        for rect in rects {
            fill(rect)
        }
    }

    public func stroke(_ rect: CGRect) {
        stroke(rect, width: state.stroke.width)
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        var path = Path()
        path.addRectangle(rect)
        var style = state.stroke
        style.width = width
        stroke(path, style: style)
    }

    public func fillEllipse(in rect: CGRect) {
        fill(CGPath(ellipseIn: rect, transform: nil).shape())
    }

    public func strokeEllipse(in rect: CGRect) {
        stroke(CGPath(ellipseIn: rect, transform: nil).path, style: state.stroke)
    }

    /// Every two points are a segment of their own.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        stroke(path, style: state.stroke)
    }

    /// Draws upside down, as Core Graphics does where the y axis points down; `UIImage.draw(in:)` draws upright.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        add([.image(image.bitmap, rect)], transform: flip)
    }
}
