internal import CPangoCairo
internal import Raster

/// An opened face of a font file: its character map, its tables and the font Pango shapes with, in font units.
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
    let pango: PangoFace
    /// What is known of the character map in the basic plane, a bit a character: whether it was asked, and the answer.
    private let asked: UnsafeMutablePointer<UInt64>
    private let answers: UnsafeMutablePointer<UInt64>

    init?(file: FontFile, index: Int, slant: Double) {
        let hbFace = unsafe hb_face_create(file.blob, UInt32(index))
        defer { unsafe hb_face_destroy(hbFace) }
        guard let hbFace = unsafe hbFace, unsafe hb_face_get_glyph_count(hbFace) > 0,
            let created = unsafe hb_font_create(hbFace)
        else { return nil }
        defer { unsafe hb_font_destroy(created) }
        // Shaping in font units keeps every advance an exact integer that scales to any size.
        let unitsPerEm = unsafe hb_face_get_upem(hbFace)
        unsafe hb_font_set_scale(created, Int32(unitsPerEm), Int32(unitsPerEm))
        unsafe hb_font_make_immutable(created)
        guard let pango = unsafe PangoFace(created) else { return nil }
        self.pango = pango
        unsafe font = hb_font_reference(created)
        unsafe asked = .allocate(capacity: Self.planeWords)
        unsafe answers = .allocate(capacity: Self.planeWords)
        unsafe asked.initialize(repeating: 0, count: Self.planeWords)
        unsafe answers.initialize(repeating: 0, count: Self.planeWords)
        face = FontFace(path: file.path, index: index, slant: slant)
        self.unitsPerEm = Double(max(unitsPerEm, 1))
        spaceGlyph = unsafe Self.glyph(for: 0x20, in: created) ?? 0
        coversASCII = (0x20...0x7E).allSatisfy { unsafe Self.glyph(for: $0, in: created) != nil }
    }

    /// 64 characters a word.
    private static let planeWords = 0x10000 / 64

    deinit {
        unsafe asked.deallocate()
        unsafe answers.deallocate()
        unsafe hb_font_destroy(font)
    }

    func hasGlyph(for scalar: UInt32) -> Bool {
        guard scalar < 0x10000 else { return unsafe Self.glyph(for: scalar, in: font) != nil }
        let (word, bit) = (Int(scalar >> 6), UInt64(1) << UInt64(scalar & 63))
        if unsafe asked[word] & bit == 0 {
            unsafe asked[word] |= bit
            if unsafe Self.glyph(for: scalar, in: font) != nil { unsafe answers[word] |= bit }
        }
        return unsafe answers[word] & bit != 0
    }

    /// The glyph of a character that stands alone, and its advance in font units; nil where the face lacks it.
    func nominalGlyph(for scalar: UInt32) -> (index: UInt32, advance: Int32)? {
        guard let glyph = unsafe Self.glyph(for: scalar, in: font) else { return nil }
        return (glyph, unsafe hb_font_get_glyph_h_advance(font, glyph))
    }

    private static func glyph(for scalar: UInt32, in font: OpaquePointer) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
    }
}
