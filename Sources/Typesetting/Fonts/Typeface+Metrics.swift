internal import CPangoCairo
internal import Foundation

extension Typeface {
    /// Vertical metrics as Apple takes them: the horizontal header's, cap and x height from OS/2.
    func metrics(size: CGFloat) -> FontMetrics {
        let tables = FontTables(of: self)
        let scale = size / CGFloat(unitsPerEm)
        let ascender = CGFloat(tables.int16("hhea", at: 4) ?? 0) * scale
        let descender = CGFloat(tables.int16("hhea", at: 6) ?? 0) * scale
        // Version 2 of the table brought both heights; before, the letters themselves tell.
        let hasHeights = (tables.int16("OS/2", at: 0) ?? 0) >= 2
        let capHeight = (hasHeights ? tables.int16("OS/2", at: 88) : nil) ?? top(of: "H")
        let xHeight = (hasHeights ? tables.int16("OS/2", at: 86) : nil) ?? top(of: "x")
        return FontMetrics(
            ascender: ascender, descender: descender, leading: CGFloat(tables.int16("hhea", at: 8) ?? 0) * scale,
            capHeight: CGFloat(capHeight) * scale, xHeight: CGFloat(xHeight) * scale,
            lineHeight: ascender - descender)
    }

    /// The top of a letter's picture above the baseline, in font units; 0 where the face lacks it.
    private func top(of letter: Unicode.Scalar) -> Int {
        var glyph: hb_codepoint_t = 0
        var extents = hb_glyph_extents_t()
        guard unsafe hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
            unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0
        else { return 0 }
        return Int(extents.y_bearing)
    }
}
