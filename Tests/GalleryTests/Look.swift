import Foundation
import Gallery
import Testing
import UIKit

/// A look of the issue list that has a golden: data, and everything of the device.
struct Look: Sendable, CustomTestStringConvertible {
    let fixture: String
    let variant: String
    let environment: RenderEnvironment
    var phrasing = IssuePhrasing()

    var testDescription: String { "\(fixture).\(variant)" }

    /// The first four issues are enough to see a width or a direction; the whole list is seen once in each appearance.
    var issueLimit = Int.max

    static let all =
        appearances + widths + extremes + [rightToLeft, largeText]

    private static let appearances = [
        Look(fixture: "issues", variant: "light", environment: environment(width: 390)),
        Look(fixture: "issues", variant: "dark", environment: environment(width: 390, style: .dark)),
    ]

    private static let widths = [
        Look(fixture: "issues", variant: "320", environment: environment(width: 320), issueLimit: 4),
        Look(fixture: "issues", variant: "393", environment: environment(width: 393, scale: 3), issueLimit: 4),
        Look(fixture: "issues", variant: "430", environment: environment(width: 430, scale: 1), issueLimit: 4),
    ]

    private static let extremes = [
        Look(fixture: "issues-no-labels", variant: "light", environment: environment(width: 390)),
        Look(fixture: "issues-40-labels", variant: "light", environment: environment(width: 390)),
        Look(fixture: "issues-40-labels", variant: "dark", environment: environment(width: 390, style: .dark)),
        Look(fixture: "issues-long-title", variant: "light", environment: environment(width: 390)),
        Look(fixture: "issues-empty", variant: "light", environment: environment(width: 390)),
    ]

    private static let rightToLeft = Look(
        fixture: "issues", variant: "right-to-left-korean",
        environment: environment(width: 390, direction: .rightToLeft),
        phrasing: IssuePhrasing(language: .korean, now: Date(timeIntervalSince1970: 1_772_668_800)), issueLimit: 7)

    private static let largeText = Look(
        fixture: "issues", variant: "accessibility-large",
        environment: environment(width: 390, size: .accessibilityLarge),
        issueLimit: 3)

    private static func environment(
        width: CGFloat, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
        size: UIContentSizeCategory = .large, direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> RenderEnvironment {
        RenderEnvironment(
            size: CGSize(width: width, height: 844), scale: scale, userInterfaceStyle: style,
            contentSizeCategory: size, layoutDirection: direction)
    }
}
