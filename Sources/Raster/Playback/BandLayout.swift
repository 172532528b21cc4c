/// How a picture is cut into bands: by its size alone, so that its bytes do not depend on the machine.
struct BandLayout: Sendable {
    /// A band's pixels stay in a processor's second level cache while they are painted, packed and compressed.
    private static let pixels = 1 << 18
    private static let tallest = 256

    let height: Int
    let bandHeight: Int

    init(width: Int, height: Int) {
        self.init(height: height, bandHeight: max(1, min(Self.tallest, Self.pixels / max(1, width))))
    }

    init(height: Int, bandHeight: Int) {
        self.height = height
        self.bandHeight = bandHeight
    }

    var count: Int { (height + bandHeight - 1) / bandHeight }

    func rows(of band: Int) -> Range<Int> {
        band * bandHeight..<min(height, (band + 1) * bandHeight)
    }
}
