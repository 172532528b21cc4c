package import Foundation

/// The values behind a `UITraitCollection`, each at its trait's default where it is left open.
package struct TraitValues: UIMutableTraits {
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var displayScale: CGFloat = 0
    package var displayGamut = UIDisplayGamut.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    /// What `UIColor.tintColor` is; apart from the traits, as no view is told of it as of one.
    package var tintColor: UIColor?
    /// The BCP 47 language of text that says none itself; nil for none. No trait of Apple's has it.
    package var language: String?
    /// Traits that an app defines, by their type.
    private(set) var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    package init() {}

    package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            let value = TraitField.field(of: trait)?.get(self) ?? custom[ObjectIdentifier(trait)]?.value
            return value as? T.Value ?? T.defaultValue
        }
        set {
            if let field = TraitField.field(of: trait) {
                field.set(&self, newValue)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTraitValue(
                    value: newValue, affectsColorAppearance: T.affectsColorAppearance)
            }
        }
    }

    /// Takes over every value that `other` specifies.
    package mutating func merge(_ other: TraitValues) {
        for field in TraitField.all where field.isSpecified(other) {
            field.set(&self, field.get(other))
        }
        if let tintColor = other.tintColor { self.tintColor = tintColor }
        if let language = other.language { self.language = language }
        custom.merge(other.custom) { _, new in new }
    }

    mutating func removeCustom(_ trait: any UITraitDefinition.Type) {
        custom[ObjectIdentifier(trait)] = nil
    }

    /// Whether every value that `other` specifies is the receiver's too.
    package func contains(_ other: TraitValues) -> Bool {
        TraitField.all.allSatisfy { !$0.isSpecified(other) || $0.areEqual(self, other) }
            && other.custom.allSatisfy { custom[$0.key]?.isEqual(to: $0.value) ?? false }
    }

    /// Whether a dynamic colour may come out differently for `other`.
    package func differsInColorAppearance(from other: TraitValues) -> Bool {
        userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel
            || accessibilityContrast != other.accessibilityContrast
            || coloringTraitsDiffer(from: other)
    }

    private func coloringTraitsDiffer(from other: TraitValues) -> Bool {
        let (mine, theirs) = (
            custom.filter(\.value.affectsColorAppearance), other.custom.filter(\.value.affectsColorAppearance)
        )
        return mine.count != theirs.count || !mine.allSatisfy { theirs[$0.key]?.isEqual(to: $0.value) ?? false }
    }
}

extension TraitValues: Equatable {
    package static func == (left: TraitValues, right: TraitValues) -> Bool {
        TraitField.all.allSatisfy { $0.areEqual(left, right) }
            && left.language == right.language && left.custom.count == right.custom.count
            && left.custom.allSatisfy { right.custom[$0.key]?.isEqual(to: $0.value) ?? false }
    }
}

/// The value of a trait that an app defines.
struct CustomTraitValue {
    let value: Any
    let affectsColorAppearance: Bool

    /// Equal values of an equatable type, or the same object; other values are never equal.
    func isEqual(to other: CustomTraitValue) -> Bool {
        if let value = value as? any Equatable {
            return value.isEqual(toAny: other.value)
        }
        guard type(of: value) is AnyClass, type(of: other.value) is AnyClass else { return false }
        return (value as AnyObject) === (other.value as AnyObject)
    }
}

extension Equatable {
    fileprivate func isEqual(toAny other: Any) -> Bool {
        other as? Self == self
    }
}
