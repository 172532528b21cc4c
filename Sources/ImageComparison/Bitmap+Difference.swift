import Glibc
package import Raster

extension Bitmap {
    /// Calls `body` for each pixel that is not exactly that of another bitmap of the same size, row by row: with both of them.
    /// O(pixels); a row without a difference costs no more than its comparison as memory.
    func forEachDifference(
        from other: Bitmap, _ body: (_ column: Int, _ row: Int, _ pixel: UInt32, _ other: UInt32) -> Void
    ) {
        guard width > 0 else { return }
        pixels.withUnsafeBufferPointer { mine in
            other.pixels.withUnsafeBufferPointer { theirs in
                for row in 0..<height {
                    let range = row * width..<(row + 1) * width
                    let first = UnsafeBufferPointer(rebasing: mine[range])
                    let second = UnsafeBufferPointer(rebasing: theirs[range])
                    guard let start = first.baseAddress, let otherStart = second.baseAddress,
                        memcmp(start, otherStart, width * MemoryLayout<UInt32>.stride) != 0
                    else { continue }
                    for column in 0..<width where first[column] != second[column] {
                        body(column, row, first[column], second[column])
                    }
                }
            }
        }
    }

    /// How many pixels are not exactly those of another bitmap of the same size. O(pixels).
    package func differingPixels(from other: Bitmap) -> Int {
        var count = 0
        forEachDifference(from: other) { _, _, _, _ in count += 1 }
        return count
    }

    /// A picture of what differs between two: the golden in pale grays, each pixel that differs in red.
    ///
    /// As large as the larger of both in each direction; where only one of them has pixels, all count as different.
    package func difference(from golden: Bitmap) -> Bitmap {
        var result = Bitmap(width: max(width, golden.width), height: max(height, golden.height))
        for row in 0..<result.height {
            for column in 0..<result.width {
                let before = golden.pixel(column, row)
                result.pixels[row * result.width + column] =
                    before == nil || before != pixel(column, row) ? Self.red : before.map(Self.faded) ?? Self.red
            }
        }
        return result
    }

    private static let red: UInt32 = 0xFFFF_0030

    /// Nil outside.
    private func pixel(_ column: Int, _ row: Int) -> UInt32? {
        column < width && row < height ? pixels[row * width + column] : nil
    }

    /// A quarter of a pixel's gray over white.
    private static func faded(_ pixel: UInt32) -> UInt32 {
        let rest = 255 - pixel >> 24
        let gray = ((pixel >> 16 & 255) * 54 + (pixel >> 8 & 255) * 183 + (pixel & 255) * 19) / 256 + rest
        let pale = 255 - (255 - min(gray, 255)) / 4
        return 0xFF00_0000 | pale << 16 | pale << 8 | pale
    }
}
