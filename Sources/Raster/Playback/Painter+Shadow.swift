extension Painter {
    /// Everywhere but where what is drawn next covers a pixel in full; under its partly covered edge the shadow goes on.
    func paint(_ shadow: DeviceShadow, within area: PixelRect) throws(RasterError) {
        let covered = try MaskRows(shadow.covered, area: area)
        var hidden = [UInt8](repeating: 0, count: area.width)
        var coverage = [UInt8](repeating: 0, count: area.width)
        let columns = area.left - shadow.left..<area.right - shadow.left
        for y in area.top..<area.bottom {
            covered.fill(&hidden, row: y)
            shadow.mask.fill(
                &coverage, columns: columns, y - shadow.top, width: shadow.width, height: shadow.height)
            unsafe hidden.withUnsafeBufferPointer { hidden in
                unsafe coverage.withUnsafeBufferPointer { coverage in
                    for x in 0..<area.width where unsafe hidden[x] < 255 {
                        unsafe canvas.blend(area.left &+ x, y, shadow.color, UInt32(coverage[x]))
                    }
                }
            }
        }
    }
}
