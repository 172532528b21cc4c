public import Foundation

/// Measuring, in fractions of a point as iOS does, and drawing into the current context.
extension NSAttributedString {
    /// All lines, not wrapped.
    public func size() -> CGSize {
        DrawableText(self).size
    }

    /// - Parameter size: the width to wrap at (0 for none) and the height that `truncatesLastVisibleLine` keeps to.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        DrawableText(self).bounds(in: size, options: options, context: context)
    }

    /// From the top left corner at `point`, not wrapped.
    public func draw(at point: CGPoint) {
        DrawableText(self).draw(at: point)
    }

    /// The lines that fit into `rect`.
    public func draw(in rect: CGRect) {
        DrawableText(self).draw(in: rect, options: .usesLineFragmentOrigin)
    }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        DrawableText(self).draw(with: rect, options: options, context: context)
    }
}
