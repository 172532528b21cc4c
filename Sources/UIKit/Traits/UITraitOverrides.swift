public import Foundation

/// The traits that a view, window or controller sets for itself and what is in it.
public struct UITraitOverrides: UIMutableTraits {
    var values = TraitValues()

    init() {}

    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether the trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

    /// Leaves the trait to what is around.
    public mutating func remove(_ trait: UITrait) { values.leaveOpen(trait) }

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }
    public var displayGamut: UIDisplayGamut {
        get { values.displayGamut }
        set { values.displayGamut = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight }
        set { values.legibilityWeight = newValue }
    }
}

extension TraitValues {
    fileprivate func specifies(_ trait: UITrait) -> Bool {
        let identifier = ObjectIdentifier(trait)
        return TraitField.all.first { $0.trait == identifier }?.isSpecified(self) ?? (custom[identifier] != nil)
    }

    fileprivate mutating func leaveOpen(_ trait: UITrait) {
        func reset<T: UITraitDefinition>(_ trait: T.Type) { self[trait] = T.defaultValue }
        if TraitField.all.contains(where: { $0.trait == ObjectIdentifier(trait) }) {
            reset(trait)
        } else {
            removeCustom(trait)
        }
    }
}
