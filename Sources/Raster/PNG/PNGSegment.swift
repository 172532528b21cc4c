/// A band of rows, compressed apart from its neighbours: one `IDAT` chunk and what the stream's checksum needs.
struct PNGSegment: Sendable {
    let chunk: [UInt8]
    let checksum: Adler32
    /// Bytes before compression.
    let length: Int
}
