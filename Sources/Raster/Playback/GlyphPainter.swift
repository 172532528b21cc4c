internal import Foundation

/// Blends glyph masks onto a canvas: belongs to one thread, and keeps the masks it has met at hand.
final class GlyphPainter {
    private let cache: GlyphCache
    private let rasterizer: GlyphRasterizer
    /// Masks at hand at most: more would keep alive what the cache has let go.
    private static let limit = 8192
    private var met: [UInt64: GlyphMask] = [:]

    init(cache: GlyphCache, rasterizer: GlyphRasterizer) {
        self.cache = cache
        self.rasterizer = rasterizer
    }

    func paint(_ run: DeviceGlyphRun, on canvas: Canvas, within area: PixelRect) throws(RasterError) {
        let (ascent, descent) = (run.instance.ascent, run.instance.descent)
        for glyph in run.glyphs {
            let x = glyph.position.x * run.scaleX + run.offsetX
            let y = glyph.position.y * run.scaleY + run.offsetY
            guard !x.isNaN, !y.isNaN else { continue }
            // Rounded half up, so that the same fraction is rounded alike wherever it is.
            let baseline = Int((y + 0.5).rounded(.down))
            guard baseline - ascent < area.bottom, baseline + descent > area.top else { continue }
            let quarters = Int((x * 4 + 0.5).rounded(.down))
            guard let mask = try mask(run, glyph.index, quarters & 3) else { continue }
            blend(mask, x: (quarters >> 2) + mask.left, y: baseline - mask.top, run.color, canvas, area)
        }
    }

    private func mask(_ run: DeviceGlyphRun, _ glyph: UInt32, _ quarter: Int) throws(RasterError) -> GlyphMask? {
        // Pictures are scaled once and stand on whole pixels.
        let quarter = run.instance.extents.hasOutlines ? quarter : 0
        guard let key = GlyphCache.key(run.instance, glyph: glyph, quarter: quarter) else { return nil }
        if let known = met[key] { return known }
        if met.count >= Self.limit { met = [:] }
        if let known = cache.mask(key) {
            met[key] = known
            return known
        }
        let mask = try rasterizer.mask(run.face, size: run.instance.size, glyph: glyph, quarter: quarter)
        cache.insert(mask, key)
        met[key] = mask
        return mask
    }

    private func blend(
        _ mask: GlyphMask, x: Int, y: Int, _ color: UInt32, _ canvas: Canvas, _ area: PixelRect
    ) {
        let ink = PixelRect(left: x, top: y, right: x + mask.width, bottom: y + mask.height).intersection(area)
        guard !ink.isEmpty else { return }
        if mask.colors.isEmpty {
            unsafe mask.coverage.withUnsafeBufferPointer { coverage in
                guard let start = coverage.baseAddress else { return }
                for row in ink.top..<ink.bottom {
                    let first = unsafe start + ((row - y) * mask.width + ink.left - x)
                    unsafe canvas.blend(first, count: ink.width, x: ink.left, y: row, color)
                }
            }
        } else {
            let fade = color >> 24
            for row in ink.top..<ink.bottom {
                let start = (row - y) * mask.width - x
                for column in ink.left..<ink.right {
                    canvas.blendOver(column, row, Blend.scaled(mask.colors[start + column], by: fade))
                }
            }
        }
    }
}
