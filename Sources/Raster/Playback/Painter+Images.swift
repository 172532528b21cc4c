extension Painter {
    /// Pixel by pixel; `place` has the bitmap's size.
    func paint(_ bitmap: Bitmap, at place: PixelRect, within area: PixelRect) {
        unsafe bitmap.pixels.withUnsafeBufferPointer { source in
            for y in area.top..<area.bottom {
                let target = unsafe canvas.row(y)
                let start = (y - place.top) * bitmap.width - place.left
                for x in area.left..<area.right {
                    unsafe target[x] = Blend.over(source[start + x], target[x])
                }
            }
        }
    }

    func paint(scaled bitmap: Bitmap, to rect: FixedRect, within area: PixelRect) {
        var scaler = ImageScaler(bitmap, to: rect, area: area)
        for y in area.top..<area.bottom {
            scaler.make(y)
            let target = unsafe canvas.row(y) + area.left
            for x in 0..<area.width {
                unsafe target[x] = Blend.over(scaler.row[x], target[x])
            }
        }
    }

    /// Through a turned or skewed outline, whose edge pixels take their part.
    func paint(_ sampler: ImageSampler, inside outline: Path, within area: PixelRect) throws(RasterError) {
        let coverage = try CairoMask.coverage(of: outline, .winding, in: area)
        for y in area.top..<area.bottom {
            let start = (y - area.top) * area.width - area.left
            for x in area.left..<area.right where coverage[start + x] != 0 {
                canvas.blendOver(x, y, Blend.scaled(sampler.pixel(x, y), by: UInt32(coverage[start + x])))
            }
        }
    }
}
