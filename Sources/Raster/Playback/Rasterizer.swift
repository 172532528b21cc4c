package import Foundation
internal import Synchronization

/// Plays display lists into bitmaps and PNG files, and keeps the masks of glyphs and corners for the next picture.
///
/// The way of a list: `Planner` turns it into a flat `Plan` in device pixels; the picture is cut into bands of a
/// height that depends on its width alone; for each band `Painter` draws the operations that touch it. Bands are
/// independent, so any number of threads gives the same bytes, and a streamed picture is never whole in memory.
/// Make one and use it for many pictures; it may be used from several threads at once.
package final class Rasterizer: Sendable {
    private let corners = CornerMaskCache()
    private let glyphs = GlyphCache()
    private let shadows = ShadowMaskCache()
    /// FreeType libraries that no thread is using.
    private let idle = Mutex<[GlyphRasterizer]>([])

    package init() {}

    /// The whole picture in memory.
    ///
    /// - Parameters:
    ///   - list: its size times `scale`, rounded up, is the bitmap's size.
    ///   - scale: device pixels a point, above 0.
    ///   - background: painted first; nil leaves the picture transparent where nothing is drawn.
    ///   - jobs: threads at work; the pixels do not depend on it.
    /// - Throws: `RasterError` where the picture is empty or beyond `PictureLimit`, or a font cannot be read.
    package func render(
        _ list: DisplayList, scale: CGFloat, background: Color? = nil, jobs: Int = 1
    ) throws(RasterError) -> Bitmap {
        let plan = try plan(list, scale: scale)
        let bands = BandLayout(width: plan.width, height: plan.height)
        var failure: RasterError?
        let pixels = unsafe [UInt32](unsafeUninitializedCapacity: plan.width * plan.height) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            do throws(RasterError) {
                try unsafe paint(plan, background, bands, into: start, jobs: jobs)
                count = plan.width * plan.height
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return Bitmap(width: plan.width, height: plan.height, pixels: pixels)
    }

    /// Paints all bands into memory for the whole picture.
    @unsafe
    private func paint(
        _ plan: Plan, _ background: Color?, _ bands: BandLayout, into start: UnsafeMutablePointer<UInt32>, jobs: Int
    ) throws(RasterError) {
        // Bands share no pixel.
        nonisolated(unsafe) let pixels = unsafe start
        try BandWork<Void>(count: bands.count).run(jobs: jobs) { [self] () throws(RasterError) in
            let worker = try bandPainter(plan, background)
            return { band throws(RasterError) in
                let rows = bands.rows(of: band)
                try unsafe worker.paint(rows, into: pixels + rows.lowerBound * plan.width)
            }
        } deliver: { _ in
            true
        }
    }

    /// Where a list lands in pixels.
    func plan(_ list: DisplayList, scale: CGFloat) throws(RasterError) -> Plan {
        let width = Self.pixels(list.size.width * scale)
        let height = Self.pixels(list.size.height * scale)
        try PictureLimit.check(width: width, height: height)
        let rasterizer = try borrowGlyphRasterizer()
        defer { giveBack(rasterizer) }
        let planner = Planner(corners: corners, glyphs: glyphs, shadows: shadows, rasterizer: rasterizer)
        return try planner.plan(list, scale: scale, width: Int(width), height: Int(height))
    }

    /// Rounded up, unless the excess is below what the device grid resolves.
    private static func pixels(_ length: CGFloat) -> Double {
        Double((length - 1 / CGFloat(FixedRect.unit)).rounded(.up))
    }

    func borrowGlyphRasterizer() throws(RasterError) -> GlyphRasterizer {
        if let known = idle.withLock({ $0.popLast() }) { return known }
        return try GlyphRasterizer()
    }

    func giveBack(_ rasterizer: GlyphRasterizer) {
        idle.withLock { $0.append(rasterizer) }
    }

    /// What one thread paints bands with.
    func bandPainter(_ plan: Plan, _ background: Color?) throws(RasterError) -> BandPainter {
        try BandPainter(plan: plan, background: background, glyphs: glyphs, lender: self)
    }
}
