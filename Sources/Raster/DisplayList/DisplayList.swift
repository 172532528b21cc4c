package import Foundation

/// Everything a picture shows, in drawing order: made by UIKit from the view tree, consumed by `Raster`'s playback.
///
/// Immutable, hashable and printable: two equal lists give equal pixels.
package struct DisplayList: Hashable, Sendable {
    /// The size of the picture in points.
    package let size: CGSize
    package let items: [DisplayItem]

    package init(size: CGSize, items: [DisplayItem]) {
        self.size = size
        self.items = items
    }
}

/// One drawing operation, in the points of the group that holds it (of the picture at the top).
package enum DisplayItem: Hashable, Sendable {
    case fill(Shape, Color)
    case stroke(Path, Color, StrokeStyle)
    /// A ring of `width` points inside the edge of the shape, as `CALayer` draws its border.
    case border(RoundedRectangle, width: CGFloat, Color)
    case shadow(Shape, Shadow)
    /// The bitmap scaled to fill the rectangle.
    case image(Bitmap, CGRect)
    case glyphs(GlyphRun)
    case group(DisplayGroup)
}

/// Items drawn through a transform, inside a clip, and with one opacity for all of them together.
package struct DisplayGroup: Hashable, Sendable {
    /// From the group's coordinates to its parent's.
    package let transform: CGAffineTransform
    /// In the group's own coordinates.
    package let clip: Shape?
    /// 0...1; below 1 the items are composed first and faded as one.
    package let opacity: Double
    package let items: [DisplayItem]

    package init(
        transform: CGAffineTransform = .identity, clip: Shape? = nil, opacity: Double = 1, items: [DisplayItem]
    ) {
        self.transform = transform
        self.clip = clip
        self.opacity = opacity
        self.items = items
    }
}

/// How a path is stroked; lengths in points.
package struct StrokeStyle: Hashable, Sendable {
    package enum Cap: Hashable, Sendable { case butt, round, square }
    package enum Join: Hashable, Sendable { case miter, round, bevel }

    package var width: CGFloat
    package var cap: Cap
    package var join: Join
    package var miterLimit: CGFloat
    package var dash: [CGFloat]
    package var dashPhase: CGFloat

    package init(
        width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// A blurred copy of a shape, moved; `radius` is `CALayer.shadowRadius` in points.
package struct Shadow: Hashable, Sendable {
    package var color: Color
    package var radius: CGFloat
    package var offset: CGSize

    package init(color: Color, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}
