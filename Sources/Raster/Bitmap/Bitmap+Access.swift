extension Bitmap {
    /// The premultiplied pixel `0xAARRGGBB` at a column and a row.
    ///
    /// - Precondition: `x` and `y` are inside.
    package subscript(x: Int, y: Int) -> UInt32 {
        get {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "a pixel's x and y must lie inside the bitmap")
            return pixels[y * width + x]
        }
        set {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "a pixel's x and y must lie inside the bitmap")
            pixels[y * width + x] = newValue
        }
    }

    /// Whether no pixel lets anything through. O(pixels).
    package var isOpaque: Bool {
        pixels.allSatisfy { $0 >> 24 == 255 }
    }
}
