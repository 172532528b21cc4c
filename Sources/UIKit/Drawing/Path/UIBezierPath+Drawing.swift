import Raster

/// Drawing into the current context with its colours; nothing outside of drawing code.
extension UIBezierPath {
    public func fill() {
        UIGraphicsGetCurrentContext()?.fill(shape)
    }

    public func stroke() {
        UIGraphicsGetCurrentContext()?.stroke(path, style: strokeStyle)
    }

    public func addClip() {
        UIGraphicsGetCurrentContext()?.clip(to: shape)
    }

    private var shape: Shape {
        cgPath.shape(rule: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
