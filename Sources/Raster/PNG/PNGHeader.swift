/// A PNG file's size and depth, as its first chunk gives them.
struct PNGHeader: Sendable {
    let width: Int
    let height: Int
    /// Bits of a row before compression, without its filter byte.
    let rowBits: Int
    /// 1, 2, 4, 8 or 16; of a palette's index, too.
    let bitDepth: Int
}
