/// A glyph's picture at one size and one fraction of a pixel: a coverage for each pixel, or its own colours.
final class GlyphMask: Sendable {
    /// From the glyph's origin, rounded down to the quarter it was drawn for, to the left edge; pixels.
    let left: Int
    /// From the baseline up to the top edge; pixels.
    let top: Int
    let width: Int
    let height: Int
    /// One byte a pixel, or empty where `colors` holds the picture.
    let coverage: [UInt8]
    /// Premultiplied pixels of a colour glyph, or empty.
    let colors: [UInt32]

    init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8], colors: [UInt32] = []) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        self.coverage = coverage
        self.colors = colors
    }

    /// The mask of a glyph that shows nothing.
    static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])

    /// Memory held, in bytes.
    var cost: Int { coverage.count + colors.count * 4 + 96 }
}
