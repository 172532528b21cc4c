internal import Foundation

/// Reads a bitmap through any invertible transform, between pixels linearly.
struct ImageSampler: Sendable {
    private let bitmap: Bitmap
    /// From device pixels to the bitmap's.
    private let inverse: CGAffineTransform

    /// - Parameters:
    ///   - rect: where the bitmap lies, in the space that `transform` takes to device pixels; not empty.
    ///   - transform: invertible.
    init(_ bitmap: Bitmap, in rect: CGRect, _ transform: CGAffineTransform) {
        let lengths = (
            across: hypot(transform.a, transform.b) * rect.width, down: hypot(transform.c, transform.d) * rect.height
        )
        let reduced = Self.reduced(bitmap, across: lengths.across, down: lengths.down)
        self.bitmap = reduced
        let place = CGAffineTransform(
            a: rect.width / CGFloat(reduced.width), b: 0, c: 0, d: rect.height / CGFloat(reduced.height),
            tx: rect.minX, ty: rect.minY)
        inverse = place.concatenating(transform).inverted()
    }

    /// Scaled down first where its pixels are smaller than the device's: linear interpolation would skip some.
    private static func reduced(_ bitmap: Bitmap, across: CGFloat, down: CGFloat) -> Bitmap {
        let width = max(1, min(bitmap.width, Int(min(across.rounded(.up), 1e6))))
        let height = max(1, min(bitmap.height, Int(min(down.rounded(.up), 1e6))))
        guard width < bitmap.width || height < bitmap.height else { return bitmap }
        let target = FixedRect(pixels: PixelRect(left: 0, top: 0, right: width, bottom: height))
        return ImageScaler.scaled(bitmap, to: target)
    }

    /// The premultiplied pixel at the centre of a device pixel; beyond the edges the nearest one.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
        let (column, shareX) = Self.split(place.x, bitmap.width)
        let (row, shareY) = Self.split(place.y, bitmap.height)
        let right = min(column + 1, bitmap.width - 1)
        let below = min(row + 1, bitmap.height - 1)
        let upper = Blend.mixed(
            bitmap.pixels[row * bitmap.width + column], bitmap.pixels[row * bitmap.width + right], shareX)
        let lower = Blend.mixed(
            bitmap.pixels[below * bitmap.width + column], bitmap.pixels[below * bitmap.width + right], shareX)
        return Blend.mixed(upper, lower, shareY)
    }

    /// The pixel whose centre is at or before a position, and the share, 0...255, of the one after it.
    private static func split(_ position: CGFloat, _ count: Int) -> (Int, UInt32) {
        let clamped = min(max(position - 0.5, 0), CGFloat(count - 1))
        guard clamped > 0 else { return (0, 0) }
        let whole = clamped.rounded(.down)
        return (Int(whole), UInt32(((clamped - whole) * 255).rounded()))
    }
}
