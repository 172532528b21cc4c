import Foundation

extension UIScrollView {
    /// The offsets at which the content's beginning and end meet the insets; equal where all of it fits.
    var offsetLimits: (lower: CGPoint, upper: CGPoint) {
        let insets = adjustedContentInset
        // A difference, so that no insets make zero without a sign.
        let lower = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
        let upper = CGPoint(
            x: max(lower.x, contentSize.width + insets.right - bounds.width),
            y: max(lower.y, contentSize.height + insets.bottom - bounds.height))
        return (lower, upper)
    }

    /// Tells the delegate that an animation has ended, if there was anything to animate.
    func tellEndOfScrolling(from start: CGPoint) {
        if contentOffset != start { _scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// The least movement that shows a rectangle, within the content.
    func offset(showing rect: CGRect) -> CGPoint {
        let (lower, upper) = offsetLimits
        let (bounds, insets) = (bounds, adjustedContentInset)
        let x = Self.offset(
            from: bounds.minX, showing: (rect.minX, rect.maxX), length: bounds.width,
            insets: (insets.left, insets.right))
        let y = Self.offset(
            from: bounds.minY, showing: (rect.minY, rect.maxY), length: bounds.height,
            insets: (insets.top, insets.bottom))
        return CGPoint(x: min(max(x, lower.x), upper.x), y: min(max(y, lower.y), upper.y))
    }

    private static func offset(
        from current: CGFloat, showing span: (start: CGFloat, end: CGFloat), length: CGFloat,
        insets: (start: CGFloat, end: CGFloat)
    ) -> CGFloat {
        if span.start < current + insets.start { return span.start - insets.start }
        if span.end > current + length - insets.end {
            return min(span.end - length + insets.end, span.start - insets.start)
        }
        return current
    }
}
