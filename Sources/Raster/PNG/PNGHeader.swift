/// A PNG file's size and kind, as its first chunk gives them.
struct PNGHeader: Sendable {
    let width: Int
    let height: Int
    /// Bits of a row before compression, without its filter byte.
    let rowBits: Int
    let layout: PNGLayout
}
