public import UIKit

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// The path filled in black, compared exactly.
    public static var image: Snapshotting { .image() }

    /// - Parameters:
    ///   - precision: the part of the pixels that must match, 0...1.
    ///   - perceptualPrecision: how near colours must be to match, 0...1.
    ///   - scale: pixels a point.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
        ).pullback { path in
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            let bounds = path.bounds
            return UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in path.fill() }
        }
    }
}
