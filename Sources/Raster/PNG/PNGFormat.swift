internal import Foundation

/// What a PNG file says of its picture before the first row.
package struct PNGFormat: Hashable, Sendable {
    /// Pixels.
    package var width: Int
    package var height: Int
    /// Every pixel is opaque: three bytes a pixel are written instead of four.
    package var isOpaque: Bool
    /// Device pixels a point, from which the density is written; nil leaves it out.
    package var scale: Double?
    package var text: [PNGText]

    package init(width: Int, height: Int, isOpaque: Bool, scale: Double? = nil, text: [PNGText] = []) {
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        self.scale = scale
        self.text = text
    }

    /// 72 dots an inch, the density of one point, in dots a metre: 72 / 0.0254 = 2834.6.
    private static let pointsPerMetre = 2835.0

    /// Bytes of a packed row with its filter byte.
    var rowBytes: Int { 1 + width * (isOpaque ? 3 : 4) }

    /// Signature, header, density and text.
    func prologue() throws(RasterError) -> [UInt8] {
        try PictureLimit.check(width: Double(width), height: Double(height))
        var bytes = PNGChunk.signature
        let size = PNGChunk.bigEndian(UInt32(width)) + PNGChunk.bigEndian(UInt32(height))
        // Eight bits a channel, RGB or RGBA, deflate, the standard filters, not interlaced.
        bytes += PNGChunk.bytes("IHDR", size + [8, isOpaque ? 2 : 6, 0, 0, 0])
        if let scale, scale > 0, scale <= 1000 {
            let density = PNGChunk.bigEndian(UInt32((scale * Self.pointsPerMetre).rounded()))
            bytes += PNGChunk.bytes("pHYs", density + density + [1])
        }
        for item in text {
            bytes += try item.chunk()
        }
        return bytes
    }

    /// The zlib stream's checksum in a chunk of its own, and the end.
    func epilogue(_ checksum: Adler32) -> [UInt8] {
        PNGChunk.bytes("IDAT", PNGChunk.bigEndian(checksum.value)) + PNGChunk.bytes("IEND", [])
    }
}
