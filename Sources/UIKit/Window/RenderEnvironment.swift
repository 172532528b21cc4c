package import Foundation

/// Everything of the device and its settings that a picture depends on; there is no other source of it.
package struct RenderEnvironment: Sendable {
    /// The window's size in points.
    package var size: CGSize
    /// Pixels per point: 1, 2 or 3.
    package var scale: CGFloat
    package var safeAreaInsets: UIEdgeInsets
    package var userInterfaceStyle: UIUserInterfaceStyle
    package var contentSizeCategory: UIContentSizeCategory
    package var layoutDirection: UITraitEnvironmentLayoutDirection
    package var userInterfaceIdiom: UIUserInterfaceIdiom
    /// Come over what the other values say.
    package var traitOverrides = UITraitCollection()
    /// The BCP 47 language of text that says none itself, such as `zh-Hant-TW`: it chooses between the Chinese, Japanese
    /// and Korean forms of characters. Nil leaves that to what else is in a paragraph.
    package var language: String?

    package init(
        size: CGSize, scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero,
        userInterfaceStyle: UIUserInterfaceStyle = .light, contentSizeCategory: UIContentSizeCategory = .large,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        userInterfaceIdiom: UIUserInterfaceIdiom = .phone, language: String? = nil
    ) {
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.userInterfaceStyle = userInterfaceStyle
        self.contentSizeCategory = contentSizeCategory
        self.layoutDirection = layoutDirection
        self.userInterfaceIdiom = userInterfaceIdiom
        self.language = language
    }

    /// The environment's traits as one collection. Size classes follow Apple's table: a phone is compact in width
    /// unless it is a large one in landscape, and compact in height in landscape; a tablet is regular in both.
    package var traitCollection: UITraitCollection {
        let isPhone = userInterfaceIdiom == .phone
        let isLandscape = size.width > size.height
        let horizontal: UIUserInterfaceSizeClass =
            isPhone && !(isLandscape && size.height >= 414) ? .compact : .regular
        let vertical: UIUserInterfaceSizeClass = isPhone && isLandscape && size.height <= 440 ? .compact : .regular
        var spoken = TraitValues()
        spoken.language = language
        return UITraitCollection(traitsFrom: [
            UITraitCollection(values: spoken),
            UITraitCollection(userInterfaceIdiom: userInterfaceIdiom),
            UITraitCollection(displayScale: scale),
            UITraitCollection(userInterfaceStyle: userInterfaceStyle),
            UITraitCollection(preferredContentSizeCategory: contentSizeCategory),
            UITraitCollection(layoutDirection: layoutDirection),
            UITraitCollection(horizontalSizeClass: horizontal),
            UITraitCollection(verticalSizeClass: vertical),
            traitOverrides,
        ])
    }

    /// Makes the environment the current one: new views, the main screen and current traits take from it.
    @MainActor package func install() {
        let traits = traitCollection
        UITraitCollection.current = traits
        UIScreen.main = UIScreen(
            bounds: CGRect(origin: .zero, size: size), scale: scale, traitCollection: traits)
    }

    /// Runs `body` with the environment as the current one and brings the former one back.
    @MainActor package func whileInstalled<Result>(_ body: () throws -> Result) rethrows -> Result {
        let (traits, screen) = (UITraitCollection.current, UIScreen.main)
        defer {
            UITraitCollection.current = traits
            UIScreen.main = screen
        }
        install()
        return try body()
    }

    /// A visible window of the environment's size that shows the controller, laid out.
    @MainActor package func makeWindow(rootViewController: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.environmentSafeAreaInsets = safeAreaInsets
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }
}
