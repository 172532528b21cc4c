extension UITraitCollection {
    private static let threadCurrent = ThreadLocal<UITraitCollection>()

    /// What stands in for a trait nobody has specified: a phone in portrait, light, large text, left to right, 2x.
    package static let standard = UITraitCollection {
        $0.userInterfaceStyle = .light
        $0.userInterfaceLevel = .base
        $0.accessibilityContrast = .normal
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.displayScale = 2
        $0.displayGamut = .SRGB
        $0.layoutDirection = .leftToRight
        $0.preferredContentSizeCategory = .large
        $0.userInterfaceIdiom = .phone
        $0.legibilityWeight = .regular
    }

    /// The traits that dynamic colours and fonts resolve against on this thread; UIKit sets them around layout and
    /// drawing of a view.
    public class var current: UITraitCollection {
        get { threadCurrent.value ?? standard }
        set { threadCurrent.value = newValue }
    }

    /// Runs `actions` with the receiver as `current` and restores the former one.
    public func performAsCurrent(_ actions: () -> Void) {
        let former = Self.threadCurrent.value
        Self.threadCurrent.value = self
        defer { Self.threadCurrent.value = former }
        actions()
    }
}
