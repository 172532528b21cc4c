extension Painter {
    func paint(_ layer: Layer, within area: PixelRect) throws(RasterError) {
        let parts = layer.mixedParts(within: area)
        let backdrops = parts.map(canvas.copy(of:))
        try paint(layer.operations, within: area)
        for (part, backdrop) in zip(parts, backdrops) {
            try mix(backdrop, into: part, layer)
        }
    }

    /// Shows what was painted over `backdrop` in `part` only as far as the layer's mask and opacity let it through.
    private func mix(_ backdrop: [UInt32], into part: PixelRect, _ layer: Layer) throws(RasterError) {
        let mask = try MaskRows(layer.mask, area: part)
        var coverage = [UInt8](repeating: 255, count: part.width)
        unsafe backdrop.withUnsafeBufferPointer { backdrop in
            for y in part.top..<part.bottom {
                mask.fill(&coverage, row: y)
                let target = unsafe canvas.row(y) + part.left
                let start = (y - part.top) * part.width
                unsafe coverage.withUnsafeBufferPointer { coverage in
                    for x in 0..<part.width {
                        let share = unsafe Blend.product(UInt32(coverage[x]), layer.opacity)
                        unsafe target[x] = Blend.mixed(backdrop[start &+ x], target[x], share)
                    }
                }
            }
        }
    }
}

extension Layer {
    /// Where mask and opacity do anything: rectangles that do not overlap. Elsewhere what was painted stays.
    func mixedParts(within area: PixelRect) -> [PixelRect] {
        guard opacity == 255, case .rounded(let rounded) = mask else { return area.isEmpty ? [] : [area] }
        return rounded.partlyCovered.map { $0.intersection(area) }.filter { !$0.isEmpty }
    }
}
