public import Foundation
import Goldens
import ImageComparison
import Raster
public import UIKit

extension Diffing where Value == UIImage {
    /// Compares pixels, exactly.
    public static var image: Diffing { .image() }

    /// - Parameters:
    ///   - precision: the part of the pixels that must match, 0...1.
    ///   - perceptualPrecision: how near colours must be to match, 0...1; 0.98 is about what an eye tells apart.
    ///   - scale: pixels a point of the golden; nil or 0 takes the screen's.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
        let tolerance = Tolerance(precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
        var diffing = Diffing(
            toData: { $0.pngData() ?? Data() },
            fromData: { UIImage(data: $0, scale: readingScale(scale)) ?? UIImage() },
            diff: { golden, actual in difference(golden, actual, tolerance: tolerance) })
        diffing.picture = PictureComparison(tolerance: tolerance, snapshot: snapshot)
        return diffing
    }

    private static func readingScale(_ scale: CGFloat?) -> CGFloat {
        if let scale, scale > 0 { return scale }
        return UITraitCollection.current.displayScale
    }

    private static func difference(
        _ golden: UIImage, _ actual: UIImage, tolerance: Tolerance
    ) -> (String, [XCTAttachment])? {
        do {
            let (before, after) = (try snapshot(golden), try snapshot(actual))
            let (first, second) = (try PNGDecoder.decode(before.picture), try PNGDecoder.decode(after.picture))
            let difference = PictureDifference(golden: first.bitmap, actual: second.bitmap, tolerance: tolerance)
            guard let difference else { return nil }
            let evidence = try PictureEvidence(golden: before.picture, actual: after.picture)
            return (
                evidence.reason(.pictureDiffers(difference, details: nil, path: ""), tolerance: tolerance),
                evidence.attachments
            )
        } catch {
            return ("\(error)", [])
        }
    }

    /// What a strategy took, or the pixels of any other image.
    private static func snapshot(_ image: UIImage) throws -> Snapshot {
        if let image = image as? SnapshotImage { return try image.taken.get() }
        guard let pixels = image.cgImage, pixels.width > 0, pixels.height > 0 else {
            throw SnapshotFailure.emptyView(description: "the image")
        }
        let size = CGSize(width: CGFloat(pixels.width) / image.scale, height: CGFloat(pixels.height) / image.scale)
        let items = image.displayItems(in: CGRect(origin: .zero, size: size), template: nil, traits: .current)
        return try Snapshot(
            of: DisplayList(size: size, items: items), scale: image.scale, background: nil, record: nil)
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// Compares pixels, exactly.
    public static var image: Snapshotting { .image() }

    /// See `Diffing.image(precision:perceptualPrecision:scale:)`.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}
