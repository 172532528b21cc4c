package import Foundation

extension Rasterizer {
    /// Plays a list straight into a PNG file, band by band: the picture is never whole in memory.
    ///
    /// The bytes are those of `PNGEncoder.encode` for the bitmap that `render` makes with the same background.
    ///
    /// - Parameters:
    ///   - background: an opaque one gives three channels; nil or a translucent one gives four.
    ///   - text: written before the pixels, in this order.
    ///   - jobs: threads at work.
    ///   - progress: called on the caller's thread with the bands that are written and their number.
    ///   - sink: takes the file's bytes in order, on the caller's thread; what it throws ends the work.
    package func encode(
        _ list: DisplayList, scale: CGFloat, background: Color?, text: [PNGText] = [], jobs: Int = 1,
        progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }, to sink: ([UInt8]) throws -> Void
    ) throws {
        let plan = try plan(list, scale: scale)
        let format = PNGFormat(
            width: plan.width, height: plan.height, isOpaque: background?.isOpaque ?? false, scale: Double(scale),
            text: text)
        let bands = BandLayout(width: plan.width, height: plan.height)
        try sink(format.prologue())
        var checksum = Adler32()
        var refusal: (any Error)?
        var written = 0
        try BandWork<PNGSegment>(count: bands.count).run(jobs: jobs) { [self] () throws(RasterError) in
            let painter = try bandPainter(plan, background)
            let compressor = PNGCompressor(format)
            var pixels = [UInt32](repeating: 0, count: plan.width * bands.bandHeight)
            return { band throws(RasterError) in
                let rows = bands.rows(of: band)
                return unsafe try pixels.withUnsafeMutableBufferPointer { buffer throws(RasterError) in
                    guard let start = buffer.baseAddress else { throw .compression(status: 0) }
                    try unsafe painter.paint(rows, into: start)
                    return try unsafe compressor.segment(start, rows: rows)
                }
            }
        } deliver: { segment in
            checksum.append(segment.checksum, count: segment.length)
            do {
                try sink(segment.chunk)
                written += 1
                progress(written, bands.count)
                return true
            } catch {
                refusal = error
                return false
            }
        }
        if let refusal { throw refusal }
        try sink(format.epilogue(checksum))
    }
}
