import Foundation
import UIKit

extension Variant {
    /// The render environment for this look; the safe areas are the device's.
    var environment: RenderEnvironment {
        var environment = RenderEnvironment(
            size: CGSize(width: viewport.width, height: viewport.initialHeight), scale: CGFloat(scale),
            userInterfaceStyle: appearance.style, contentSizeCategory: contentSize.category,
            layoutDirection: direction == .leftToRight ? .leftToRight : .rightToLeft,
            language: locale?.replacing("_", with: "-"))
        if case .device(let device, _) = viewport {
            environment.safeAreaInsets = UIEdgeInsets(
                top: device.safeAreaTop, left: 0, bottom: device.safeAreaBottom, right: 0)
            environment.userInterfaceIdiom = device.idiom == .phone ? .phone : .pad
        }
        return environment
    }
}

extension Appearance {
    var style: UIUserInterfaceStyle {
        switch self {
        case .light: .light
        case .dark: .dark
        }
    }
}

extension ContentSize {
    fileprivate var category: UIContentSizeCategory {
        switch self {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibility1: .accessibilityMedium
        case .accessibility2: .accessibilityLarge
        case .accessibility3: .accessibilityExtraLarge
        case .accessibility4: .accessibilityExtraExtraLarge
        case .accessibility5: .accessibilityExtraExtraExtraLarge
        }
    }
}

extension EnvironmentFile.Insets {
    /// The insets by side for a reading direction.
    func edgeInsets(_ direction: Direction) -> UIEdgeInsets {
        let isLeftToRight = direction == .leftToRight
        return UIEdgeInsets(
            top: top, left: isLeftToRight ? leading : trailing, bottom: bottom,
            right: isLeftToRight ? trailing : leading)
    }
}
