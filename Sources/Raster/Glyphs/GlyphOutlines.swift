internal import Foundation

/// The outlines of glyphs, for text whose pictures are more than its glyphs filled: outlined, or with a blurred shadow.
package enum GlyphOutlines {
    private static let rasterizer = try? GlyphRasterizer()

    /// In ems from the glyph's origin, y pointing down, with the slant of the face; empty for a space, and nil for a
    /// picture such as an emoji or a face that cannot be opened.
    package static func outline(of glyph: UInt32, in face: FontFace) -> Path? {
        guard let rasterizer, let extents = try? rasterizer.extents(face), extents.hasOutlines else { return nil }
        return try? rasterizer.outline(face, glyph: glyph)
    }

    /// What a picture such as an emoji covers, in ems as `outline(of:in:)`, to a 64th of an em: rectangles that do not
    /// overlap, for a shadow that is blurred anyway. Empty where nothing is covered or the face cannot be opened.
    package static func silhouette(of glyph: UInt32, in face: FontFace) -> Path {
        guard let rasterizer,
            let mask = try? rasterizer.mask(face, size: pixelsPerEm * 64, glyph: glyph, quarter: 0),
            !mask.colors.isEmpty
        else { return Path() }
        var path = Path()
        for row in 0..<mask.height {
            var start: Int?
            for column in 0...mask.width {
                let isCovered = column < mask.width && mask.colors[row * mask.width + column] >> 24 >= 128
                if isCovered, start == nil { start = column }
                if !isCovered, let first = start {
                    path.add(pixels: mask.left + first..<mask.left + column, row: row - mask.top)
                    start = nil
                }
            }
        }
        return path
    }

    fileprivate static let pixelsPerEm = 64
}

extension Path {
    /// Adds a row of pixels of a silhouette, in ems.
    fileprivate mutating func add(pixels: Range<Int>, row: Int) {
        let em = CGFloat(GlyphOutlines.pixelsPerEm)
        let (left, right) = (CGFloat(pixels.lowerBound) / em, CGFloat(pixels.upperBound) / em)
        let (top, bottom) = (CGFloat(row) / em, CGFloat(row + 1) / em)
        elements += [
            .move(to: CGPoint(x: left, y: top)), .line(to: CGPoint(x: right, y: top)),
            .line(to: CGPoint(x: right, y: bottom)), .line(to: CGPoint(x: left, y: bottom)), .close,
        ]
    }
}
