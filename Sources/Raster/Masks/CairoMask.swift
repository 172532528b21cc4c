/// Coverage of paths, drawn by Cairo.
enum CairoMask {
    /// One byte for each pixel of `area`, rows from the top without padding.
    static func coverage(of path: Path, _ rule: Path.FillRule, in area: PixelRect) throws(RasterError) -> [UInt8] {
        let stride = (area.width + 3) & ~3
        var bytes = [UInt8](repeating: 0, count: stride * area.height)
        unsafe try bytes.withUnsafeMutableBufferPointer { buffer throws(RasterError) in
            guard let start = buffer.baseAddress else { return }
            let context = try unsafe CairoContext(
                coverage: start, width: area.width, height: area.height, stride: stride)
            let whole = PixelRect(left: 0, top: 0, right: area.width, bottom: area.height)
            try context.draw(0xFFFF_FFFF, within: whole, top: 0) { context in
                context.append(path, below: area.top, left: area.left)
                context.fill(rule)
            }
        }
        guard stride != area.width else { return bytes }
        var packed: [UInt8] = []
        packed.reserveCapacity(area.width * area.height)
        for y in 0..<area.height {
            packed += bytes[y * stride..<y * stride + area.width]
        }
        return packed
    }
}
