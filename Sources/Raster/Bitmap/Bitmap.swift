/// Pixels in memory: premultiplied sRGB, one 32-bit word `0xAARRGGBB` each, rows from the top without padding.
///
/// Made by playback and by decoding a PNG; consumed by encoding, comparison and `DisplayItem.image`.
package struct Bitmap: Hashable, Sendable {
    package let width: Int
    package let height: Int
    package var pixels: [UInt32]

    /// - Precondition: `pixels.count == width * height`.
    package init(width: Int, height: Int, pixels: [UInt32]) {
        // Not a precondition, whose text optimised builds leave out.
        if pixels.count != width * height { fatalError("a bitmap needs exactly width * height pixels") }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    package init(width: Int, height: Int) {
        self.init(width: width, height: height, pixels: [UInt32](repeating: 0, count: width * height))
    }
}
