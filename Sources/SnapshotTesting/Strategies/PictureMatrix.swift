public import UIKit

/// The looks of a screen that are taken together: every combination of devices, appearances, text sizes, directions and
/// locales.
public struct PictureMatrix: Sendable {
    /// By the name that captions and files have.
    public var devices: [(name: String, config: ViewImageConfig)]
    public var appearances: [UIUserInterfaceStyle]
    public var contentSizes: [UIContentSizeCategory]
    public var directions: [UITraitEnvironmentLayoutDirection]
    /// BCP 47 identifiers such as `ko`; they choose the forms of characters that languages share.
    public var locales: [String]

    /// - Parameter devices: `["iPhone 13": .iPhone13]`, in the order of the sheet. A list that is left out or empty varies nothing.
    public init(
        devices: KeyValuePairs<String, ViewImageConfig>, appearances: [UIUserInterfaceStyle] = [],
        contentSizes: [UIContentSizeCategory] = [], directions: [UITraitEnvironmentLayoutDirection] = [],
        locales: [String] = []
    ) {
        self.devices = devices.map { ($0.key, $0.value) }
        self.appearances = appearances
        self.contentSizes = contentSizes
        self.directions = directions
        self.locales = locales
    }

    /// One combination.
    struct Look {
        var name: String
        let config: ViewImageConfig
        var traits: [UITraitCollection] = []
        var locale: String?

        @MainActor var stage: PictureStage {
            var stage = PictureStage(config, traits: UITraitCollection(traitsFrom: traits))
            stage.environment.language = locale
            return stage
        }
    }

    /// Devices outermost; a name tells what varies.
    var looks: [Look] {
        var looks = devices.map { Look(name: $0.name, config: $0.config) }
        Self.vary(&looks, appearances, name: \.word) { $0.traits.append(UITraitCollection(userInterfaceStyle: $1)) }
        Self.vary(&looks, contentSizes, name: \.word) {
            $0.traits.append(UITraitCollection(preferredContentSizeCategory: $1))
        }
        Self.vary(&looks, directions, name: \.word) { $0.traits.append(UITraitCollection(layoutDirection: $1)) }
        Self.vary(&looks, locales, name: \.self) { $0.locale = $1 }
        return looks
    }

    private static func vary<Element>(
        _ looks: inout [Look], _ elements: [Element], name: KeyPath<Element, String>,
        _ change: (inout Look, Element) -> Void
    ) {
        guard !elements.isEmpty else { return }
        looks = looks.flatMap { look in
            elements.map { element in
                var varied = look
                if elements.count > 1 { varied.name += " " + element[keyPath: name] }
                change(&varied, element)
                return varied
            }
        }
    }
}

extension Snapshotting where Value: UIViewController, Format == UIImage {
    /// All looks of a controller on one sheet, each under its name; looks that are equal are shown once, under all their names.
    public static func matrix(_ matrix: PictureMatrix) -> Snapshotting {
        SimplySnapshotting.image.asyncPullback { controller in
            Async { callback in
                callback(MainActor.assumeIsolated { ContactSheet(matrix, of: controller).image })
            }
        }
    }

    /// A strategy for each look, by its name: for `assertSnapshots(of:as:)`.
    public static func looks(of matrix: PictureMatrix) -> [String: Snapshotting] {
        Dictionary(
            matrix.looks.map { look in
                let strategy = SimplySnapshotting.image.asyncPullback { (controller: Value) in
                    Async { callback in callback(MainActor.assumeIsolated { look.stage.image(of: controller) }) }
                }
                return (look.name, strategy)
            }
        ) { first, _ in first }
    }
}

extension UIUserInterfaceStyle {
    fileprivate var word: String { self == .dark ? "dark" : "light" }
}

extension UIContentSizeCategory {
    /// `UICTContentSizeCategoryAccessibilityXL` without what all begin with.
    fileprivate var word: String { rawValue.replacing("UICTContentSizeCategory", with: "") }
}

extension UITraitEnvironmentLayoutDirection {
    fileprivate var word: String { self == .rightToLeft ? "right-to-left" : "left-to-right" }
}
