internal import Synchronization

/// Draws glyph masks with FreeType: one for each thread, so that its lock is free whenever it is needed.
///
/// Cairo 1.16 puts glyphs on whole pixels and Pango's renderer goes through Cairo, which would space small text
/// unevenly. Text on iOS keeps fractions of a pixel across and whole pixels down, unhinted and in gray: so masks come
/// from FreeType directly, the outline moved by quarters of a pixel, and are blended into Cairo's pixels by `Painter`.
final class GlyphRasterizer: Sendable {
    private let library: Mutex<FreeTypeLibrary>

    init() throws(RasterError) {
        library = Mutex(try FreeTypeLibrary())
    }

    func extents(_ face: FontFace) throws(RasterError) -> FaceExtents {
        try library.withLock { library throws(RasterError) in try library.extents(face) }
    }

    /// - Parameter quarter: 0...3 quarters of a pixel to the right.
    func mask(
        _ face: FontFace, size: Int, glyph: UInt32, quarter: Int
    ) throws(RasterError) -> GlyphMask {
        try library.withLock { library throws(RasterError) in
            try library.mask(face, size: size, glyph: glyph, quarter: quarter)
        }
    }

    /// The glyph's outline in ems from its origin, y pointing down; empty for a space.
    func outline(_ face: FontFace, glyph: UInt32) throws(RasterError) -> Path {
        try library.withLock { library throws(RasterError) in try library.outline(face, glyph: glyph) }
    }
}
