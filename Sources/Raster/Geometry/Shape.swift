package import Foundation

/// What can be filled, clipped to or casts a shadow; rectangles stay rectangles so that playback can take its short ways.
package enum Shape: Hashable, Sendable {
    case rectangle(CGRect)
    case roundedRectangle(RoundedRectangle)
    case path(Path, Path.FillRule)
}

/// A rectangle whose corners are circular arcs; radii in points, clamped to half the shorter side when drawn.
package struct RoundedRectangle: Hashable, Sendable {
    package var rect: CGRect
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomLeft: CGFloat
    package var bottomRight: CGFloat

    package init(
        rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat
    ) {
        self.rect = rect
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }

    package init(rect: CGRect, radius: CGFloat) {
        self.init(rect: rect, topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }
}
