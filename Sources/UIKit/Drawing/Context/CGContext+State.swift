public import Foundation
public import Raster

/// Coordinates, colours and line settings; `saveGState` keeps them.
extension CGContext {
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.transform = state.transform.scaledBy(x: sx, y: sy)
    }

    /// Radians, clockwise with the y axis pointing down.
    public func rotate(by angle: CGFloat) {
        state.transform = state.transform.rotated(by: angle)
    }

    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    public func setFillColor(_ color: CGColor) {
        state.fillColor = color.storage.rasterColor
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color.storage.rasterColor
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Fades each operation by itself.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha
    }

    public func setLineWidth(_ width: CGFloat) {
        state.stroke.width = width
    }

    public func setLineCap(_ cap: CGLineCap) {
        state.stroke.cap = StrokeStyle.Cap(cap)
    }

    public func setLineJoin(_ join: CGLineJoin) {
        state.stroke.join = StrokeStyle.Join(join)
    }

    public func setMiterLimit(_ limit: CGFloat) {
        state.stroke.miterLimit = limit
    }

    /// An empty list draws a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.dash = lengths
        state.stroke.dashPhase = phase
    }
}
