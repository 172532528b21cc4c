package import Foundation

/// Bitmaps to PNG: RGB where every pixel is opaque, RGBA otherwise, not filtered, in `IDAT` chunks of one band each.
///
/// The bytes depend on the pixels and the format alone, not on `jobs` or on how the picture was made.
package enum PNGEncoder {
    /// The whole file in memory.
    ///
    /// - Parameters:
    ///   - isOpaque: nil looks at the pixels.
    ///   - scale: device pixels a point, for the density; nil leaves it out.
    ///   - jobs: threads at work.
    package static func encode(
        _ bitmap: Bitmap, isOpaque: Bool? = nil, scale: CGFloat? = nil, text: [PNGText] = [], jobs: Int = 1
    ) throws(RasterError) -> [UInt8] {
        let format = PNGFormat(
            width: bitmap.width, height: bitmap.height, isOpaque: isOpaque ?? bitmap.isOpaque,
            scale: scale.map(Double.init), text: text)
        let bands = BandLayout(width: bitmap.width, height: bitmap.height)
        var file = try format.prologue()
        var checksum = Adler32()
        try BandWork<PNGSegment>(count: bands.count).run(jobs: jobs) { () throws(RasterError) in
            let compressor = PNGCompressor(format)
            return { band throws(RasterError) in
                let rows = bands.rows(of: band)
                return unsafe try bitmap.pixels.withUnsafeBufferPointer { buffer throws(RasterError) in
                    guard let start = buffer.baseAddress else { throw .compression(status: 0) }
                    return try unsafe compressor.segment(start + rows.lowerBound * bitmap.width, rows: rows)
                }
            }
        } deliver: { segment in
            file += segment.chunk
            checksum.append(segment.checksum, count: segment.length)
            return true
        }
        return file + format.epilogue(checksum)
    }
}
