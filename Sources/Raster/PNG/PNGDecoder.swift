internal import CSPNG

/// PNG files of any kind to premultiplied pixels: palettes, gray, 16 bits, interlacing and `tRNS` included.
///
/// The input may be hostile: sizes beyond `PictureLimit`, or beyond what so many bytes can hold, are refused before
/// memory is taken for them.
package enum PNGDecoder {
    /// Deflate cannot make more bytes out of one: 258 of them from two bits.
    private static let largestRatio = 1032
    /// Bytes of one chunk, and of all texts together.
    private static let chunkLimit = 16 << 20
    private static let cacheLimit = 32 << 20

    /// Takes four bytes a pixel, and little beside them.
    ///
    /// - Parameter pixelLimit: pixels in all, where the caller wants no more than that.
    /// - Throws: `RasterError.png` where the bytes are not a PNG or damaged, `.pictureTooLarge` beyond the limits.
    package static func decode(
        _ file: [UInt8], pixelLimit: Int = PictureLimit.pixels
    ) throws(RasterError) -> PNGImage {
        guard file.starts(with: PNGChunk.signature) else { throw .png(.signature) }
        return unsafe try file.withUnsafeBufferPointer { bytes throws(RasterError) in
            if let image = unsafe plain(bytes, pixelLimit) { return image }
            let context = try unsafe PNGContext(UnsafeRawBufferPointer(bytes))
            try context.limit(chunk: chunkLimit, cache: cacheLimit)
            let header = try context.header()
            try PictureLimit.check(width: Double(header.width), height: Double(header.height), pixels: pixelLimit)
            guard header.rowBits / 8 * header.height / largestRatio <= bytes.count else { throw .png(.truncated) }
            let bitmap = try bitmap(context, header)
            let (text, density) = try context.metadata()
            return PNGImage(
                bitmap: bitmap, layout: header.layout, text: text, pixelsPerMetre: density)
        }
    }

    /// The texts of a file that are not compressed and of Latin-1 (`tEXt`), without a look at its pixels. O(bytes).
    package static func text(of file: [UInt8]) throws(RasterError) -> [PNGText] {
        guard file.starts(with: PNGChunk.signature) else { throw .png(.signature) }
        return unsafe try file.withUnsafeBufferPointer { bytes throws(RasterError) in
            guard let text = unsafe PlainPNG.text(in: bytes) else { throw .png(.truncated) }
            return text
        }
    }

    /// Pixels, as the file's header says; nil for what is no PNG.
    package static func size(of file: [UInt8]) -> (width: Int, height: Int)? {
        let start = PNGChunk.signature.count
        guard file.starts(with: PNGChunk.signature), file.count >= start + 16,
            file[(start + 4)..<(start + 8)].elementsEqual("IHDR".utf8)
        else { return nil }
        let word = { (index: Int) in file[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) } }
        return (word(start + 8), word(start + 12))
    }

    /// A file of the kind that `PNGEncoder` writes, nil for any other.
    private static func plain(_ file: UnsafeBufferPointer<UInt8>, _ pixelLimit: Int) -> PNGImage? {
        guard let plain = unsafe PlainPNG(file), isPossible(plain, in: file.count, pixelLimit),
            let bitmap = unsafe plain.bitmap(in: file)
        else { return nil }
        return PNGImage(
            bitmap: bitmap, layout: .ours, text: plain.text, pixelsPerMetre: plain.pixelsPerMetre)
    }

    /// Whether the limits allow a picture's size, and so many bytes can hold it.
    private static func isPossible(_ plain: PlainPNG, in byteCount: Int, _ pixelLimit: Int) -> Bool {
        (try? PictureLimit.check(width: Double(plain.width), height: Double(plain.height), pixels: pixelLimit)) != nil
            && plain.format.rowBytes * plain.height / largestRatio <= byteCount
    }

    /// Decodes into the bitmap's own memory, then turns each pixel around.
    private static func bitmap(_ context: borrowing PNGContext, _ header: PNGHeader) throws(RasterError) -> Bitmap {
        let count = header.width * header.height
        var failure: RasterError?
        let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
            do throws(RasterError) {
                try unsafe context.decode(
                    into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<(count * 4)])
                )
                for index in 0..<count {
                    // Red is in the first byte, alpha in the last.
                    let straight = unsafe UInt32(bigEndian: buffer[index])
                    unsafe buffer[index] = (straight << 24 | straight >> 8).premultiplied
                }
                initialized = count
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return Bitmap(width: header.width, height: header.height, pixels: pixels)
    }
}
