internal import CPangoCairo
internal import Foundation

extension FreeTypeLibrary {
    /// A glyph of a font of pictures (emoji): the strike nearest above the size, scaled to it.
    @unsafe
    func pictureMask(
        _ face: FontFace, _ opened: FT_Face, size: Int, glyph: UInt32
    ) throws(RasterError) -> GlyphMask {
        let strike = try unsafe selectStrike(face, opened, size: size)
        try check(unsafe FT_Load_Glyph(opened, glyph, Int32(FT_LOAD_COLOR)), face)
        guard let slot = unsafe opened.pointee.glyph else { throw .font(path: face.path, index: face.index, status: 0) }
        let picture = unsafe pixels(of: slot.pointee.bitmap)
        let scale = Double(size) / Double(max(1, strike))
        let (left, top) = unsafe (Double(slot.pointee.bitmap_left), -Double(slot.pointee.bitmap_top))
        let place = CGRect(x: left, y: top, width: Double(picture.width), height: Double(picture.height))
        guard picture.width > 0, picture.height > 0,
            let target = FixedRect(place, CGAffineTransform(scaleX: scale, y: scale))
        else { return GlyphMask.empty }
        let scaled = ImageScaler.scaled(picture, to: target)
        return GlyphMask(
            left: target.pixels.left, top: -target.pixels.top, width: scaled.width, height: scaled.height,
            coverage: [], colors: scaled.pixels)
    }

    /// - Returns: the strike's em in 1/64 pixel.
    @unsafe
    func selectStrike(_ face: FontFace, _ opened: FT_Face, size: Int) throws(RasterError) -> Int {
        var best: (index: Int, em: Int)?
        for index in 0..<Int(unsafe opened.pointee.num_fixed_sizes) {
            let em = Int(unsafe opened.pointee.available_sizes[index].y_ppem)
            guard let known = best else {
                best = (index, em)
                continue
            }
            if known.em < size ? em > known.em : em >= size && em < known.em {
                best = (index, em)
            }
        }
        guard let best else { throw .font(path: face.path, index: face.index, status: 0) }
        try check(unsafe FT_Select_Size(opened, Int32(best.index)), face)
        return best.em
    }

    /// A strike's bitmap as premultiplied pixels; other than colour and gray ones are empty.
    @unsafe
    func pixels(of bitmap: FT_Bitmap) -> Bitmap {
        let (width, height, pitch) = unsafe (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
        guard let start = unsafe bitmap.buffer, width > 0, height > 0 else { return Bitmap(width: 0, height: 0) }
        let mode = unsafe UInt32(bitmap.pixel_mode)
        var pixels = [UInt32](repeating: 0, count: width * height)
        for y in 0..<height {
            let row = unsafe UnsafeRawPointer(start + y * pitch)
            for x in 0..<width {
                if mode == FT_PIXEL_MODE_BGRA.rawValue {
                    pixels[y * width + x] =
                        UInt32(littleEndian: unsafe row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
                } else if mode == FT_PIXEL_MODE_GRAY.rawValue {
                    let gray = UInt32(unsafe row.load(fromByteOffset: x, as: UInt8.self))
                    pixels[y * width + x] = gray &* 0x0100_0000
                }
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
