internal import CPangoCairo

extension FreeTypeLibrary {
    mutating func mask(
        _ face: FontFace, size: Int, glyph: UInt32, quarter: Int
    ) throws(RasterError) -> GlyphMask {
        let key = OutlineStore.Key(face: face, size: size, glyph: glyph)
        if var known = unsafe outlines[key] {
            return try unsafe draw(&known, quarter: quarter, face)
        }
        let opened = try unsafe open(face)
        guard unsafe hasGlyph(glyph, opened) else { return GlyphMask.empty }
        guard unsafe isScalable(opened) else {
            return try unsafe pictureMask(face, opened, size: size, glyph: glyph)
        }
        try check(unsafe FT_Set_Char_Size(opened, size, size, 72, 72), face)
        try check(unsafe FT_Load_Glyph(opened, glyph, Self.outlineFlags), face)
        guard let slot = unsafe opened.pointee.glyph else { throw .font(path: face.path, index: face.index, status: 0) }
        unsafe lean(&slot.pointee.outline, face.slant)
        unsafe outlines.insert(&slot.pointee.outline, key)
        return try unsafe draw(&slot.pointee.outline, quarter: quarter, face)
    }

    /// The coverage of an outline moved right by quarters of a pixel; the outline is left as it was.
    @unsafe
    private func draw(
        _ outline: inout FT_Outline, quarter: Int, _ face: FontFace
    ) throws(RasterError) -> GlyphMask {
        var box = FT_BBox()
        unsafe FT_Outline_Get_CBox(&outline, &box)
        let left = (box.xMin + quarter * 16) >> 6
        let right = (box.xMax + quarter * 16 + 63) >> 6
        let (bottom, top) = (box.yMin >> 6, (box.yMax + 63) >> 6)
        let (width, height) = (right - left, top - bottom)
        guard width > 0, height > 0 else { return GlyphMask.empty }
        guard width <= Self.largestMask, height <= Self.largestMask else {
            throw .font(path: face.path, index: face.index, status: 0)
        }
        let shift = (x: quarter * 16 - left * 64, y: -bottom * 64)
        unsafe FT_Outline_Translate(&outline, shift.x, shift.y)
        defer { unsafe FT_Outline_Translate(&outline, -shift.x, -shift.y) }
        var coverage = [UInt8](repeating: 0, count: width * height)
        let status = unsafe coverage.withUnsafeMutableBufferPointer { buffer in
            var bitmap = unsafe FT_Bitmap()
            unsafe bitmap.rows = UInt32(height)
            unsafe bitmap.width = UInt32(width)
            unsafe bitmap.pitch = Int32(width)
            unsafe bitmap.buffer = buffer.baseAddress
            unsafe bitmap.num_grays = 256
            unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            return unsafe FT_Outline_Get_Bitmap(library, &outline, &bitmap)
        }
        try check(status, face)
        return GlyphMask(left: left, top: top, width: width, height: height, coverage: coverage)
    }

    /// Pixels along a side; no glyph of a sound font at the sizes drawn as masks comes near it.
    private static var largestMask: Int { 4096 }

    static var outlineFlags: Int32 {
        Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_AUTOHINT | FT_LOAD_NO_BITMAP)
    }

    /// Applies a synthetic slant, in place.
    func lean(_ outline: inout FT_Outline, _ slant: Double) {
        guard slant != 0, slant.isFinite, abs(slant) <= 4 else { return }
        var matrix = FT_Matrix(xx: 0x10000, xy: Int((slant * 0x10000).rounded()), yx: 0, yy: 0x10000)
        unsafe FT_Outline_Transform(&outline, &matrix)
    }
}
