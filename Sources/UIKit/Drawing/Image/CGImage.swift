public import Foundation
package import Raster

/// An image of pixels. Immutable.
public final class CGImage: Hashable, Sendable {
    package let bitmap: Bitmap

    package init(bitmap: Bitmap) {
        self.bitmap = bitmap
    }

    /// Pixels.
    public var width: Int { bitmap.width }

    /// Pixels.
    public var height: Int { bitmap.height }

    /// The pixels of `rect`, which is rounded outwards; nil where it lies outside of the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        bitmap.cropped(to: rect).map(CGImage.init)
    }

    public func copy() -> CGImage? { self }

    public static func == (left: CGImage, right: CGImage) -> Bool {
        left === right || left.bitmap == right.bitmap
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}

extension Bitmap {
    /// The pixels of `rect`, which is rounded outwards; nil where it lies outside of the bitmap.
    func cropped(to rect: CGRect) -> Bitmap? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.overlap(with: whole)
        guard part.width >= 1, part.height >= 1 else { return nil }
        let (left, top) = (Int(part.minX), Int(part.minY))
        let (columns, rows) = (Int(part.width), Int(part.height))
        var pixels: [UInt32] = []
        pixels.reserveCapacity(columns * rows)
        for row in top..<top + rows {
            pixels += self.pixels[row * width + left..<row * width + left + columns]
        }
        return Bitmap(width: columns, height: rows, pixels: pixels)
    }
}
