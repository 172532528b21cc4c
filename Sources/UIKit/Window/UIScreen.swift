public import Foundation

/// The screen that the render environment describes.
@preconcurrency @MainActor public final class UIScreen: NSObject, UITraitEnvironment {
    public internal(set) static var main = UIScreen(
        bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 2, traitCollection: .standard)

    /// In points, from the origin.
    public let bounds: CGRect
    /// Pixels per point.
    public let scale: CGFloat
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    public var nativeScale: CGFloat { scale }
    public let traitCollection: UITraitCollection
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    init(bounds: CGRect, scale: CGFloat, traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
        self.bounds = bounds
        self.scale = scale
    }
}
