/// How a PNG file keeps its pixels.
package struct PNGLayout: Hashable, Sendable {
    /// Of the file, also of a palette's index; a bitmap has 8.
    package let bitsPerChannel: Int
    package let isInterlaced: Bool
    package let hasPalette: Bool
    /// Without colours.
    package let isGray: Bool

    /// What `PNGEncoder` writes.
    static let ours = PNGLayout(bitsPerChannel: 8, isInterlaced: false, hasPalette: false, isGray: false)
}
