public import Foundation

/// The screen that the render environment describes.
@preconcurrency @MainActor public final class UIScreen: NSObject {
    public internal(set) static var main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 2)

    /// In points, from the origin.
    public let bounds: CGRect
    /// Pixels per point.
    public let scale: CGFloat
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    public var nativeScale: CGFloat { scale }
    public var traitCollection: UITraitCollection { UITraitCollection.current }

    init(bounds: CGRect, scale: CGFloat) {
        self.bounds = bounds
        self.scale = scale
    }
}
