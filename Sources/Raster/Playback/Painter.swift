/// Paints the operations of a plan that touch one band onto its pixels.
///
/// Upright things on whole pixels (nearly everything a layout makes) are written directly; Cairo draws the rest. Both
/// write the same memory. A layer is painted in place: its backdrop is kept, and afterwards mixed back in by mask and
/// opacity, which is what composing it apart and showing it through them gives, without a second surface.
struct Painter {
    let canvas: Canvas
    let glyphs: GlyphPainter
    private let cairo: CairoPainter

    init(canvas: Canvas, glyphs: GlyphPainter) {
        self.canvas = canvas
        self.glyphs = glyphs
        cairo = CairoPainter(canvas: canvas)
    }

    func paint(_ operations: [PaintOperation], within clip: PixelRect) throws(RasterError) {
        for operation in operations where operation.bounds.intersects(clip) {
            try paint(operation, within: clip)
        }
    }

    func paint(_ operation: PaintOperation, within clip: PixelRect) throws(RasterError) {
        let area = operation.bounds.intersection(clip)
        guard !area.isEmpty else { return }
        switch operation.content {
        case .solid(let pixel):
            canvas.fill(area, pixel)
        case .rectangle(let rect, let pixel):
            canvas.fill(rect, pixel, within: area)
        case .rounded(let shape, let pixel):
            canvas.fill(shape, pixel, within: area)
        case .ring(let outer, let inner, let pixel):
            canvas.fill(outer, without: inner, pixel, within: area)
        case .path(let path, let rule, let pixel):
            try cairo.fill(path, rule, pixel, within: area)
        case .stroke(let path, let stroke, let pixel):
            try cairo.stroke(path, stroke, pixel, within: area)
        case .glyphs(let run):
            try glyphs.paint(run, on: canvas, within: area)
        case .bitmap(let bitmap, let place):
            paint(bitmap, at: place, within: area)
        case .scaled(let bitmap, let rect):
            paint(scaled: bitmap, to: rect, within: area)
        case .sampled(let sampler, let outline):
            try paint(sampler, inside: outline, within: area)
        case .shadow(let shadow):
            try paint(shadow, within: area)
        case .layer(let layer):
            try paint(layer, within: area)
        }
    }
}
