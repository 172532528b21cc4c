/// A rounded rectangle on whole pixels, with the masks of its corners: answers for any pixel how much of it is covered.
struct DeviceRoundedRect: Sendable {
    let rect: PixelRect
    /// Nil for a right-angled corner.
    let topLeft: CornerMask?
    let topRight: CornerMask?
    let bottomLeft: CornerMask?
    let bottomRight: CornerMask?

    /// The columns of row `y` that are covered in full; empty outside.
    func fullSpan(_ y: Int) -> Range<Int> {
        guard y >= rect.top, y < rect.bottom else { return rect.left..<rect.left }
        let (above, below) = (y - rect.top, rect.bottom - 1 - y)
        let left = rect.left + max(topLeft?.fullStart(above) ?? 0, bottomLeft?.fullStart(below) ?? 0)
        let right = rect.right - max(topRight?.fullStart(above) ?? 0, bottomRight?.fullStart(below) ?? 0)
        return left..<max(left, right)
    }

    /// The covered part of a pixel, 0...255; 0 outside. Corners that meet in a pixel take their parts from it together.
    func coverage(_ x: Int, _ y: Int) -> Int {
        guard x >= rect.left, x < rect.right, y >= rect.top, y < rect.bottom else { return 0 }
        let (before, after) = (x &- rect.left, rect.right &- 1 &- x)
        let (above, below) = (y &- rect.top, rect.bottom &- 1 &- y)
        var loss = 0
        if let topLeft { loss &+= topLeft.loss(before, above) }
        if let topRight { loss &+= topRight.loss(after, above) }
        if let bottomLeft { loss &+= bottomLeft.loss(before, below) }
        if let bottomRight { loss &+= bottomRight.loss(after, below) }
        return max(0, 255 &- loss)
    }

    /// Rectangles that do not overlap and hold every pixel that is covered in part: the corners' squares, or the whole.
    var partlyCovered: [PixelRect] {
        let squares = corners
        for (index, square) in squares.enumerated() {
            for other in squares[(index + 1)...] where square.intersects(other) {
                return [rect]
            }
        }
        return squares
    }

    private var corners: [PixelRect] {
        var squares: [PixelRect] = []
        if let size = topLeft?.size {
            squares.append(PixelRect(left: rect.left, top: rect.top, right: rect.left + size, bottom: rect.top + size))
        }
        if let size = topRight?.size {
            squares.append(
                PixelRect(left: rect.right - size, top: rect.top, right: rect.right, bottom: rect.top + size))
        }
        if let size = bottomLeft?.size {
            squares.append(
                PixelRect(left: rect.left, top: rect.bottom - size, right: rect.left + size, bottom: rect.bottom))
        }
        if let size = bottomRight?.size {
            squares.append(
                PixelRect(left: rect.right - size, top: rect.bottom - size, right: rect.right, bottom: rect.bottom))
        }
        return squares
    }
}
