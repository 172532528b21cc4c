extension Canvas {
    /// A rectangle whose edges lie within pixels: those take their part of the colour.
    func fill(_ rect: FixedRect, _ pixel: UInt32, within area: PixelRect) {
        for y in area.top..<area.bottom {
            let vertical = rect.verticalCoverage(y)
            for x in area.left..<area.right {
                let coverage = (vertical * rect.horizontalCoverage(x) * 255 + 32_768) >> 16
                blend(x, y, pixel, UInt32(coverage))
            }
        }
    }

    func fill(_ shape: DeviceRoundedRect, _ pixel: UInt32, within area: PixelRect) {
        for y in area.top..<area.bottom {
            let full = shape.fullSpan(y).clamped(to: area.left..<area.right)
            blend(shape, pixel, y, area.left, full.lowerBound)
            fillSpan(y, full.lowerBound, full.upperBound, pixel)
            blend(shape, pixel, y, full.upperBound, area.right)
        }
    }

    private func blend(_ shape: DeviceRoundedRect, _ pixel: UInt32, _ y: Int, _ x0: Int, _ x1: Int) {
        guard x0 < x1 else { return }
        for x in x0..<x1 {
            blend(x, y, pixel, UInt32(shape.coverage(x, y)))
        }
    }

    /// The first shape where the second is not, as a border needs it.
    func fill(
        _ outer: DeviceRoundedRect, without inner: DeviceRoundedRect, _ pixel: UInt32, within area: PixelRect
    ) {
        for y in area.top..<area.bottom {
            let hole = inner.fullSpan(y).clamped(to: area.left..<area.right)
            guard !hole.isEmpty || (y >= inner.rect.top && y < inner.rect.bottom) else {
                fillRow(outer, pixel, y, area)
                continue
            }
            ring(outer, inner, pixel, y, area.left, hole.lowerBound)
            ring(outer, inner, pixel, y, hole.upperBound, area.right)
        }
    }

    private func fillRow(_ shape: DeviceRoundedRect, _ pixel: UInt32, _ y: Int, _ area: PixelRect) {
        fill(shape, pixel, within: PixelRect(left: area.left, top: y, right: area.right, bottom: y + 1))
    }

    private func ring(
        _ outer: DeviceRoundedRect, _ inner: DeviceRoundedRect, _ pixel: UInt32, _ y: Int, _ x0: Int, _ x1: Int
    ) {
        guard x0 < x1 else { return }
        for x in x0..<x1 {
            blend(x, y, pixel, UInt32(max(0, outer.coverage(x, y) - inner.coverage(x, y))))
        }
    }
}
