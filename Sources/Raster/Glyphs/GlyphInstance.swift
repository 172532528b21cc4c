/// A face at a size in pixels, with a number that stands for both in the glyph cache.
struct GlyphInstance: Hashable, Sendable {
    let number: UInt32
    /// Pixels an em in units of 1/64 pixel, FreeType's own.
    let size: Int
    let extents: FaceExtents

    /// Whole pixels above the baseline that no glyph exceeds.
    var ascent: Int { Int((extents.top * Double(size) / 64).rounded(.up)) + 1 }
    /// Whole pixels below the baseline that no glyph exceeds.
    var descent: Int { Int((-extents.bottom * Double(size) / 64).rounded(.up)) + 1 }
}

/// What no glyph of a face exceeds, in ems from its origin, y pointing up; and whether glyphs are pictures.
struct FaceExtents: Hashable, Sendable {
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double
    var hasOutlines: Bool
}
