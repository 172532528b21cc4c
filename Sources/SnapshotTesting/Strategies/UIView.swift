public import UIKit

extension Snapshotting where Value: UIView, Format == UIImage {
    /// A picture of the view at its own size, compared exactly.
    public static var image: Snapshotting { .image() }

    /// A picture of the view, transparent where it draws nothing; with it the frames of all views in it are compared.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: both ways give the same picture here: the view is always shown in a key window.
    ///   - precision: the part of the pixels that must match, 0...1.
    ///   - perceptualPrecision: how near colours must be to match, 0...1.
    ///   - size: points; nil takes the view's own, and what its constraints give where that is zero.
    ///   - traits: come over the screen's.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
        ).asyncPullback { view in
            Async { callback in
                callback(MainActor.assumeIsolated { PictureStage.image(of: view, size: size, traits: traits) })
            }
        }
    }
}

extension Snapshotting where Value: UIView, Format == String {
    /// The view tree as text, with frames.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// - Parameters:
    ///   - size: points; nil takes the view's own.
    ///   - traits: come over the screen's.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { view in
            MainActor.assumeIsolated {
                if let size { view.frame.size = size }
                view.layoutIfNeeded()
                return ViewDescription.text(of: view)
            }
        }
    }
}
