/// One thread's means to paint bands of a plan.
final class BandPainter {
    private let plan: Plan
    private let background: UInt32
    private let glyphs: GlyphPainter
    private let rasterizer: GlyphRasterizer
    private let lender: Rasterizer

    init(plan: Plan, background: Color?, glyphs: GlyphCache, lender: Rasterizer) throws(RasterError) {
        self.plan = plan
        self.background = background?.pixel ?? 0
        self.lender = lender
        rasterizer = try lender.borrowGlyphRasterizer()
        self.glyphs = GlyphPainter(cache: glyphs, rasterizer: rasterizer)
    }

    deinit {
        lender.giveBack(rasterizer)
    }

    /// Paints rows of the picture; `pixels` holds exactly those.
    @unsafe
    func paint(_ rows: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>) throws(RasterError) {
        let canvas = unsafe Canvas(base: pixels, width: plan.width, top: rows.lowerBound, bottom: rows.upperBound)
        canvas.clear(to: background)
        try Painter(canvas: canvas, glyphs: glyphs).paint(plan.operations, within: canvas.bounds)
    }
}
