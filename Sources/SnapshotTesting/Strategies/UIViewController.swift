public import UIKit

extension Snapshotting where Value: UIViewController, Format == UIImage {
    /// A picture of the controller's view at the screen's size, compared exactly.
    public static var image: Snapshotting { .image() }

    /// A picture of the controller on a device.
    ///
    /// - Parameters:
    ///   - config: the device's size, safe area and traits, such as `.iPhone13`.
    ///   - precision: the part of the pixels that must match, 0...1.
    ///   - perceptualPrecision: how near colours must be to match, 0...1.
    ///   - size: points; nil takes the device's.
    ///   - traits: come over the device's.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        picture(on: config, precision, perceptualPrecision, size: size, traits: traits) { $0.image(of: $1) }
    }

    /// A picture of the controller on a device with the whole content of its list or scroll view: as high as that is, and at
    /// least as high as the device. The parameters are those of `image(on:)`.
    public static func full(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        picture(on: config, precision, perceptualPrecision, size: size, traits: traits) { $0.fullImage(of: $1) }
    }

    /// What `draw` shows of the controller on a stage.
    private static func picture(
        on config: ViewImageConfig, _ precision: Float, _ perceptualPrecision: Float, size: CGSize?,
        traits: UITraitCollection, draw: @escaping @MainActor (PictureStage, UIViewController) -> UIImage
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
        ).asyncPullback { controller in
            Async { callback in
                callback(
                    MainActor.assumeIsolated { draw(PictureStage(config, size: size, traits: traits), controller) })
            }
        }
    }

    /// A picture of the controller's view, without a device.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: both ways give the same picture here: the view is always shown in a key window.
    ///   - size: points; nil takes the screen's. The other parameters are those of `image(on:)`.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        image(
            on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size,
            traits: traits)
    }
}

extension Snapshotting where Value: UIViewController, Format == String {
    /// The tree of controllers as text.
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            MainActor.assumeIsolated {
                PictureStage(ViewImageConfig(), traits: UITraitCollection()).show(controller) {
                    ControllerDescription.text(of: controller)
                }
            }
        }
    }

    /// The tree of the controller's view as text, with frames.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// - Parameters:
    ///   - config: the device's size, safe area and traits.
    ///   - size: points; nil takes the device's.
    ///   - traits: come over the device's.
    public static func recursiveDescription(
        on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            MainActor.assumeIsolated {
                PictureStage(config, size: size, traits: traits).show(controller) {
                    ViewDescription.text(of: controller.view)
                }
            }
        }
    }
}
