internal import CPangoCairo

/// Draws paths onto a canvas with Cairo; its surface is made when the first path needs it.
final class CairoPainter {
    private let canvas: Canvas
    private var context: CairoContext?

    init(canvas: Canvas) {
        self.canvas = canvas
    }

    func fill(_ path: Path, _ rule: Path.FillRule, _ pixel: UInt32, within area: PixelRect) throws(RasterError) {
        try draw(pixel, within: area) { context in
            context.append(path, below: canvas.bounds.top)
            context.fill(rule)
        }
    }

    func stroke(
        _ path: Path, _ stroke: DeviceStroke, _ pixel: UInt32, within area: PixelRect
    ) throws(RasterError) {
        try draw(pixel, within: area) { context in
            context.append(path, below: canvas.bounds.top)
            context.stroke(stroke)
        }
    }

    private func draw(
        _ pixel: UInt32, within area: PixelRect, _ body: (borrowing CairoContext) -> Void
    ) throws(RasterError) {
        if context == nil { context = try CairoContext(canvas: canvas) }
        try context?.draw(pixel, within: area, top: canvas.bounds.top, body)
    }
}
