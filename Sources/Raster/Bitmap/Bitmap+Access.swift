extension Bitmap {
    /// The premultiplied pixel `0xAARRGGBB` at a column and a row.
    ///
    /// - Precondition: `x` and `y` are inside.
    package subscript(x: Int, y: Int) -> UInt32 {
        get { pixels[index(x, y)] }
        set { pixels[index(x, y)] = newValue }
    }

    private func index(_ x: Int, _ y: Int) -> Int {
        // Not a precondition, whose text optimised builds leave out.
        if x < 0 || x >= width || y < 0 || y >= height { fatalError("a pixel's x and y must lie inside the bitmap") }
        return y * width + x
    }

    /// Whether no pixel lets anything through. O(pixels).
    package var isOpaque: Bool {
        pixels.allSatisfy { $0 >> 24 == 255 }
    }
}
