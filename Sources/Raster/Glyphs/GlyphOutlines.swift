/// The outlines of glyphs, for text whose pictures are more than its glyphs filled: outlined, or with a blurred shadow.
package enum GlyphOutlines {
    private static let rasterizer = try? GlyphRasterizer()

    /// In ems from the glyph's origin, y pointing down, with the slant of the face; empty for a space, and nil for a
    /// picture such as an emoji or a face that cannot be opened.
    package static func outline(of glyph: UInt32, in face: FontFace) -> Path? {
        guard let rasterizer, let extents = try? rasterizer.extents(face), extents.hasOutlines else { return nil }
        return try? rasterizer.outline(face, glyph: glyph)
    }
}
