public import Foundation

/// The background of a bar. Blur effects are not drawn; the standard background is nearly opaque in their place.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    /// The line under the bar; nil for none.
    open var shadowColor: UIColor?

    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    open func configureWithDefaultBackground() {
        backgroundColor = UIColor { traits in
            // What the bar's material comes to over the system's own background.
            let white: CGFloat = traits.userInterfaceStyle == .dark ? 29 : 249
            return UIColor(white: white / 255, alpha: 0.94)
        }
        (backgroundImage, shadowColor) = (nil, .separator)
    }

    open func configureWithOpaqueBackground() {
        (backgroundColor, backgroundImage, shadowColor) = (.systemBackground, nil, .separator)
    }

    open func configureWithTransparentBackground() {
        (backgroundColor, backgroundImage, shadowColor) = (nil, nil, nil)
    }
}

/// The looks of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// From the middle.
    open var titlePositionAdjustment = UIOffset.zero
}
