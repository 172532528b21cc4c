/// How a trait that UIKit defines is reached in `TraitValues`: one entry each, in `all`.
struct TraitField: Sendable {
    let trait: ObjectIdentifier
    /// The trait's name as Apple's description of a trait collection has it.
    let name: String
    let get: @Sendable (TraitValues) -> Any
    let set: @Sendable (inout TraitValues, Any) -> Void
    let isSpecified: @Sendable (TraitValues) -> Bool
    let areEqual: @Sendable (TraitValues, TraitValues) -> Bool

    private init<T: UITraitDefinition & SendableMetatype>(
        _ trait: T.Type, _ name: String, get: @escaping @Sendable (TraitValues) -> T.Value,
        set: @escaping @Sendable (inout TraitValues, T.Value) -> Void
    ) where T.Value: Equatable & SendableMetatype {
        self.trait = ObjectIdentifier(trait)
        self.name = name
        self.get = get
        self.set = { values, value in
            if let value = value as? T.Value { set(&values, value) }
        }
        isSpecified = { get($0) != T.defaultValue }
        areEqual = { get($0) == get($1) }
    }

    static func field<T: UITraitDefinition>(of trait: T.Type) -> TraitField? {
        let identifier = ObjectIdentifier(trait)
        return all.first { $0.trait == identifier }
    }

    static let all: [TraitField] = [
        TraitField(
            UITraitUserInterfaceIdiom.self, "UserInterfaceIdiom",
            get: { $0.userInterfaceIdiom }, set: { $0.userInterfaceIdiom = $1 }),
        TraitField(
            UITraitDisplayScale.self, "DisplayScale",
            get: { $0.displayScale }, set: { $0.displayScale = $1 }),
        TraitField(
            UITraitDisplayGamut.self, "DisplayGamut",
            get: { $0.displayGamut }, set: { $0.displayGamut = $1 }),
        TraitField(
            UITraitHorizontalSizeClass.self, "HorizontalSizeClass",
            get: { $0.horizontalSizeClass }, set: { $0.horizontalSizeClass = $1 }),
        TraitField(
            UITraitVerticalSizeClass.self, "VerticalSizeClass",
            get: { $0.verticalSizeClass }, set: { $0.verticalSizeClass = $1 }),
        TraitField(
            UITraitUserInterfaceStyle.self, "UserInterfaceStyle",
            get: { $0.userInterfaceStyle }, set: { $0.userInterfaceStyle = $1 }),
        TraitField(
            UITraitUserInterfaceLevel.self, "UserInterfaceLevel",
            get: { $0.userInterfaceLevel }, set: { $0.userInterfaceLevel = $1 }),
        TraitField(
            UITraitLayoutDirection.self, "LayoutDirection",
            get: { $0.layoutDirection }, set: { $0.layoutDirection = $1 }),
        TraitField(
            UITraitPreferredContentSizeCategory.self, "PreferredContentSizeCategory",
            get: { $0.preferredContentSizeCategory }, set: { $0.preferredContentSizeCategory = $1 }),
        TraitField(
            UITraitAccessibilityContrast.self, "AccessibilityContrast",
            get: { $0.accessibilityContrast }, set: { $0.accessibilityContrast = $1 }),
        TraitField(
            UITraitLegibilityWeight.self, "LegibilityWeight",
            get: { $0.legibilityWeight }, set: { $0.legibilityWeight = $1 }),
    ]
}
