public import Foundation

/// Measuring, in fractions of a point as iOS does, and drawing into the current context.
extension NSString {
    /// All lines, not wrapped.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        DrawableText(description, attributes: attrs).size
    }

    /// - Parameter size: the width to wrap at (0 for none) and the height that `truncatesLastVisibleLine` keeps to.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        DrawableText(description, attributes: attributes).bounds(in: size, options: options, context: context)
    }

    /// From the top left corner at `point`, not wrapped.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawableText(description, attributes: attrs).draw(at: point)
    }

    /// The lines that fit into `rect`.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawableText(description, attributes: attrs).draw(in: rect, options: .usesLineFragmentOrigin)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        DrawableText(description, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}

/// What `NSString` has; Apple's compilers find it on `String` by bridging.
extension String {
    /// All lines, not wrapped.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        DrawableText(self, attributes: attrs).size
    }

    /// - Parameter size: the width to wrap at (0 for none) and the height that `truncatesLastVisibleLine` keeps to.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        DrawableText(self, attributes: attributes).bounds(in: size, options: options, context: context)
    }

    /// From the top left corner at `point`, not wrapped.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawableText(self, attributes: attrs).draw(at: point)
    }

    /// The lines that fit into `rect`.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawableText(self, attributes: attrs).draw(in: rect, options: .usesLineFragmentOrigin)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        DrawableText(self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}
