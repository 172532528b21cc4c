extension Painter {
    /// Everywhere but where the shape covers a pixel in full: under its partly covered edge the shadow goes on, so
    /// that what is drawn there next meets no gap.
    func paint(_ shadow: DeviceShadow, within area: PixelRect) throws(RasterError) {
        let cutout = try MaskRows(shadow.cutout, area: area)
        var inside = [UInt8](repeating: 0, count: area.width)
        var coverage = [UInt8](repeating: 0, count: area.width)
        let columns = area.left - shadow.left..<area.right - shadow.left
        for y in area.top..<area.bottom {
            cutout.fill(&inside, row: y)
            shadow.mask.fill(
                &coverage, columns: columns, y - shadow.top, width: shadow.width, height: shadow.height)
            unsafe inside.withUnsafeBufferPointer { inside in
                unsafe coverage.withUnsafeBufferPointer { coverage in
                    for x in 0..<area.width where unsafe inside[x] < 255 {
                        unsafe canvas.blend(area.left &+ x, y, shadow.color, UInt32(coverage[x]))
                    }
                }
            }
        }
    }
}
