/// A display list in device pixels, flat and with bounds: what bands are painted from, by several threads at once.
///
/// Made by `Planner`, consumed by `Painter`. Groups that only move things are gone; those that fade or clip along
/// anything but pixel edges remain as layers.
struct Plan: Sendable {
    let width: Int
    let height: Int
    let operations: [PaintOperation]
}

/// One thing to paint, and where.
struct PaintOperation: Sendable {
    /// Every pixel it may touch: already inside the clip of the groups around it.
    let bounds: PixelRect
    let content: PaintContent
}

/// What a paint operation draws; coordinates in device pixels, colours as premultiplied pixels.
enum PaintContent: Sendable {
    /// All pixels of the bounds.
    case solid(UInt32)
    /// A rectangle whose edges lie within pixels.
    case rectangle(FixedRect, UInt32)
    case rounded(DeviceRoundedRect, UInt32)
    /// The first without the second.
    case ring(DeviceRoundedRect, DeviceRoundedRect, UInt32)
    case path(Path, Path.FillRule, UInt32)
    case stroke(Path, DeviceStroke, UInt32)
    case glyphs(DeviceGlyphRun)
    /// Pixel for pixel, where it lies.
    case bitmap(Bitmap, PixelRect)
    case scaled(Bitmap, FixedRect)
    /// Read through a transform, inside an outline.
    case sampled(ImageSampler, Path)
    case shadow(DeviceShadow)
    case layer(Layer)
}

extension PaintOperation {
    /// The shape that an operation hides everything behind; `.none` where there may be no such shape.
    var opaqueShape: Layer.Mask {
        switch content {
        case .solid(let pixel) where pixel >> 24 == 255:
            .rectangle(FixedRect(pixels: bounds))
        case .rectangle(let rect, let pixel) where pixel >> 24 == 255: .rectangle(rect)
        case .rounded(let rounded, let pixel) where pixel >> 24 == 255: .rounded(rounded)
        case .path(let path, let rule, let pixel) where pixel >> 24 == 255: .path(path, rule)
        default: .none
        }
    }
}

/// Operations that are painted, then shown through a mask and an opacity, all together.
struct Layer: Sendable {
    enum Mask: Sendable {
        case none
        case rectangle(FixedRect)
        case rounded(DeviceRoundedRect)
        case path(Path, Path.FillRule)
    }

    let operations: [PaintOperation]
    let mask: Mask
    /// 0...255.
    let opacity: UInt32
}

/// How a path already in device pixels is stroked: the pen is shaped by the linear part of the transform.
struct DeviceStroke: Sendable {
    let style: StrokeStyle
    let transform: CGAffineTransform
}

/// Glyphs that keep upright: positions are mapped by `scale` and an offset when they are drawn.
struct DeviceGlyphRun: Sendable {
    let face: FontFace
    /// The face at this size, as the glyph cache knows it.
    let instance: GlyphInstance
    let glyphs: [GlyphRun.Glyph]
    let scaleX: Double
    let scaleY: Double
    let offsetX: Double
    let offsetY: Double
    let color: UInt32
}
