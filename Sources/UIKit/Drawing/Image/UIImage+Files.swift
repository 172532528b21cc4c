public import Foundation
import Raster

/// Images from PNG files, the only format that is read; what is no PNG makes no image.
extension UIImage {
    /// One pixel a point.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// - Parameter scale: pixels per point; 1 stands in for what is not positive.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? PNGDecoder.decode([UInt8](data)) else { return nil }
        self.init(bitmap: image.bitmap, scale: scale)
    }

    /// A name that ends in `@2x` or `@3x` before its extension gives the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let scale: CGFloat =
            if name.hasSuffix("@3x") {
                3
            } else if name.hasSuffix("@2x") {
                2
            } else {
                1
            }
        self.init(data: data, scale: scale)
    }
}
