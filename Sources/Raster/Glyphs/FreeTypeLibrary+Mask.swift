internal import CPangoCairo

extension FreeTypeLibrary {
    mutating func mask(
        _ face: FontFace, size: Int, glyph: UInt32, quarter: Int
    ) throws(RasterError) -> GlyphMask {
        let opened = try unsafe open(face)
        guard unsafe isScalable(opened) else {
            return try unsafe pictureMask(face, opened, size: size, glyph: glyph)
        }
        try check(unsafe FT_Set_Char_Size(opened, size, size, 72, 72), face)
        try check(unsafe FT_Load_Glyph(opened, glyph, Self.outlineFlags), face)
        guard let slot = unsafe opened.pointee.glyph else { throw .font(path: face.path, index: face.index, status: 0) }
        unsafe lean(&slot.pointee.outline, face.slant)
        unsafe FT_Outline_Translate(&slot.pointee.outline, quarter * 16, 0)
        try check(unsafe FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL), face)
        return unsafe GlyphMask(
            left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top),
            width: Int(slot.pointee.bitmap.width), height: Int(slot.pointee.bitmap.rows),
            coverage: rows(of: slot.pointee.bitmap))
    }

    static var outlineFlags: Int32 {
        Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_AUTOHINT | FT_LOAD_NO_BITMAP)
    }

    /// Applies a synthetic slant, in place.
    func lean(_ outline: inout FT_Outline, _ slant: Double) {
        guard slant != 0, slant.isFinite, abs(slant) <= 4 else { return }
        var matrix = FT_Matrix(xx: 0x10000, xy: Int((slant * 0x10000).rounded()), yx: 0, yy: 0x10000)
        unsafe FT_Outline_Transform(&outline, &matrix)
    }

    /// The bytes of a gray bitmap without the padding of its rows.
    private func rows(of bitmap: FT_Bitmap) -> [UInt8] {
        let (width, height) = unsafe (Int(bitmap.width), Int(bitmap.rows))
        guard let start = unsafe bitmap.buffer, width > 0, height > 0 else { return [] }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height)
        for y in 0..<height {
            unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: start + y * Int(bitmap.pitch), count: width))
        }
        return bytes
    }
}
