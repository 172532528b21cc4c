public import Foundation
import Goldens
import ImageComparison
public import UIKit

/// A part of a picture that is not compared.
public struct PictureMask: Sendable {
    let mask: SnapshotMask

    /// - Parameter rect: points, from the picture's top left corner; every pixel that it touches is left out.
    public static func rectangle(_ rect: CGRect) -> PictureMask { PictureMask(mask: .rectangle(rect)) }

    /// Every view with this accessibility identifier, or held by a property of this name, where it is and where it was.
    public static func view(_ identifier: String) -> PictureMask { PictureMask(mask: .view(identifier)) }
}

extension Snapshotting where Format == UIImage {
    /// The same strategy, which lets a picture differ from its golden and says why.
    ///
    /// The report shows the reason, and how many pixels it hid; it marks tolerances that have none.
    /// - Parameters:
    ///   - precision: the part of the pixels that must match, 0...1.
    ///   - perceptualPrecision: how near colours must be to match, 0...1.
    ///   - ignoringAntialiasing: whether pixels on smoothed edges may differ.
    ///   - reason: such as `"the map's tiles come from a server"`.
    public func tolerating(
        precision: Float = 1, perceptualPrecision: Float = 1, ignoringAntialiasing: Bool = false, because reason: String
    ) -> Snapshotting {
        var tolerance = Tolerance(
            precision: Double(precision), perceptualPrecision: Double(perceptualPrecision), reason: reason)
        tolerance.ignoresAntialiasing = ignoringAntialiasing
        var strategy = self
        strategy.diffing.picture?.tolerance = tolerance
        return strategy
    }

    /// The same strategy, which does not compare the pixels of some parts. Frames are compared there, too.
    public func masking(_ masks: PictureMask...) -> Snapshotting {
        var strategy = self
        strategy.diffing.picture?.masks += masks.map(\.mask)
        return strategy
    }
}
