internal import CPangoCairo

/// Glyph outlines as loaded, for the other quarters of a pixel at which the same glyph is drawn: loading takes longer
/// than drawing. Belongs to one FreeType library; holds at most `limit` outlines, then starts anew.
@safe
final class OutlineStore {
    struct Key: Hashable {
        let face: FontFace
        let size: Int
        let glyph: UInt32
    }

    private static let limit = 8192

    private let library: FT_Library
    private var outlines: [Key: FT_Outline] = unsafe [:]

    @unsafe
    init(_ library: FT_Library) {
        unsafe self.library = unsafe library
    }

    @unsafe
    subscript(key: Key) -> FT_Outline? { unsafe outlines[key] }

    /// Keeps a copy of an outline; without memory for one nothing is kept.
    @unsafe
    func insert(_ outline: inout FT_Outline, _ key: Key) {
        if unsafe outlines.count >= Self.limit { removeAll() }
        var copy = unsafe FT_Outline()
        let (points, contours) = unsafe (UInt32(outline.n_points), Int32(outline.n_contours))
        guard unsafe FT_Outline_New(library, points, contours, &copy) == 0 else { return }
        guard unsafe FT_Outline_Copy(&outline, &copy) == 0 else {
            _ = unsafe FT_Outline_Done(library, &copy)
            return
        }
        unsafe outlines[key] = unsafe copy
    }

    /// Frees all outlines; must be called while the library is open.
    func removeAll() {
        while var last = unsafe outlines.popFirst() {
            _ = unsafe FT_Outline_Done(library, &last.value)
        }
    }
}
