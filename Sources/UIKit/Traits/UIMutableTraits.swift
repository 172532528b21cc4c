public import Foundation

/// Traits that can be changed, as the closures of `UITraitCollection.init(mutations:)` and `modifyingTraits(_:)` get them.
public protocol UIMutableTraits {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Pixels per point; 0 leaves it open.
    var displayScale: CGFloat { get set }
    var displayGamut: UIDisplayGamut { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var legibilityWeight: UILegibilityWeight { get set }
}
