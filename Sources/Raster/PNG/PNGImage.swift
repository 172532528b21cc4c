/// What a PNG file holds: its picture, its texts and its density.
package struct PNGImage: Hashable, Sendable {
    package let bitmap: Bitmap
    /// That of the file; the bitmap has always the same.
    package let layout: PNGLayout
    /// `tEXt`, `zTXt` and `iTXt` chunks in the file's order.
    package let text: [PNGText]
    /// Horizontal density in pixels a metre; nil where the file gives none in that unit.
    package let pixelsPerMetre: Int?

    /// Device pixels a point, to the nearest whole number; nil without a density, or below one half.
    package var scale: Int? {
        guard let pixelsPerMetre else { return nil }
        let scale = (pixelsPerMetre + 1417) / 2835
        return scale > 0 ? scale : nil
    }
}
