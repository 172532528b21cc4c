import Testing
import UIKit

/// A look in which each of the reference screens has a golden.
struct ScreenLook: Sendable, CustomTestStringConvertible {
    let variant: String
    let environment: RenderEnvironment

    var testDescription: String { variant }

    static let all = [
        ScreenLook("light"),
        ScreenLook("dark", style: .dark),
        ScreenLook("320", width: 320),
        ScreenLook("430", width: 430, scale: 1),
        ScreenLook("accessibility-large", size: .accessibilityLarge),
        ScreenLook("right-to-left", direction: .rightToLeft),
    ]

    /// Those in which lists are measured again and again: each run takes a while.
    static let measured = all.filter { ["light", "accessibility-large"].contains($0.variant) }

    private init(
        _ variant: String, width: CGFloat = 390, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
        size: UIContentSizeCategory = .large, direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        self.variant = variant
        environment = RenderEnvironment(
            size: CGSize(width: width, height: 844), scale: scale, userInterfaceStyle: style,
            contentSizeCategory: size, layoutDirection: direction)
    }
}
