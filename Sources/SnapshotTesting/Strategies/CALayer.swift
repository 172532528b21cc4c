public import UIKit

extension Snapshotting where Value: CALayer, Format == UIImage {
    /// A picture of the layer at its own size, compared exactly.
    public static var image: Snapshotting { .image() }

    /// - Parameters:
    ///   - precision: the part of the pixels that must match, 0...1.
    ///   - perceptualPrecision: how near colours must be to match, 0...1.
    ///   - traits: come over the screen's.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
        ).pullback { layer in
            // Layers belong to the thread that made them, which is the main thread for those of views.
            nonisolated(unsafe) let layer = layer
            return MainActor.assumeIsolated {
                let host = UIView(frame: CGRect(origin: .zero, size: layer.bounds.size))
                let (superlayer, frame) = (layer.superlayer, layer.frame)
                layer.frame.origin = .zero
                host.layer.addSublayer(layer)
                defer {
                    layer.removeFromSuperlayer()
                    layer.frame = frame
                    superlayer?.addSublayer(layer)
                }
                return PictureStage.image(of: host, size: nil, traits: traits)
            }
        }
    }
}
