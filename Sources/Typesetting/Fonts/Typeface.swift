internal import CPangoCairo
internal import Raster

/// An opened face of a font file: its character map, its tables and its HarfBuzz font, in font units.
///
/// Made by `TypefaceCollection`, used by shaping. The file is mapped into memory, so that only what is read is loaded.
@safe final class Typeface {
    let face: FontFace
    let unitsPerEm: Double
    /// The glyph that stands for characters without a picture.
    let spaceGlyph: UInt32
    /// Whether every printable ASCII character has a glyph: such text needs no look-up a character.
    let coversASCII: Bool
    let font: OpaquePointer

    init?(file: FontFile, index: Int, slant: Double) {
        let hbFace = unsafe hb_face_create(file.blob, UInt32(index))
        defer { unsafe hb_face_destroy(hbFace) }
        guard let hbFace = unsafe hbFace, unsafe hb_face_get_glyph_count(hbFace) > 0,
            let created = unsafe hb_font_create(hbFace)
        else { return nil }
        unsafe font = created
        face = FontFace(path: file.path, index: index, slant: slant)
        // Shaping in font units keeps every advance an exact integer that scales to any size.
        let unitsPerEm = unsafe hb_face_get_upem(hbFace)
        self.unitsPerEm = Double(max(unitsPerEm, 1))
        unsafe hb_font_set_scale(created, Int32(unitsPerEm), Int32(unitsPerEm))
        spaceGlyph = unsafe Self.glyph(for: 0x20, in: created) ?? 0
        coversASCII = (0x20...0x7E).allSatisfy { unsafe Self.glyph(for: $0, in: created) != nil }
        unsafe hb_font_make_immutable(created)
    }

    deinit {
        unsafe hb_font_destroy(font)
    }

    func hasGlyph(for scalar: UInt32) -> Bool {
        unsafe Self.glyph(for: scalar, in: font) != nil
    }

    private static func glyph(for scalar: UInt32, in font: OpaquePointer) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
    }
}
