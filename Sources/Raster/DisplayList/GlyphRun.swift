package import Foundation

/// Shaped glyphs of one face, size and colour: made by Typesetting, drawn where they were measured.
package struct GlyphRun: Hashable, Sendable {
    package struct Glyph: Hashable, Sendable {
        /// The glyph's index in the face.
        package var index: UInt32
        /// The glyph's origin on the baseline, in points of the display item's space.
        package var position: CGPoint

        package init(index: UInt32, position: CGPoint) {
            self.index = index
            self.position = position
        }
    }

    package var face: FontFace
    /// Em size in points.
    package var size: CGFloat
    package var color: Color
    package var glyphs: [Glyph]

    package init(face: FontFace, size: CGFloat, color: Color, glyphs: [Glyph]) {
        self.face = face
        self.size = size
        self.color = color
        self.glyphs = glyphs
    }
}

/// A face of a font file, by name: what a glyph run needs to be drawn, and a display list to be compared.
package struct FontFace: Hashable, Sendable {
    /// The font file's path.
    package var path: String
    /// The face's index in a collection.
    package var index: Int
    /// Slant for a face that has no italic of its own: x += slant * y, 0 for none.
    package var slant: Double

    package init(path: String, index: Int = 0, slant: Double = 0) {
        self.path = path
        self.index = index
        self.slant = slant
    }
}
