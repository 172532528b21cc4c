public import Foundation

/// The environment of a view: appearance, sizes, scale, direction, text size. Immutable.
///
/// Made by the rendering environment at the root and handed down the view tree; colours, fonts and layout read it.
/// `@unchecked Sendable`: Apple's is open and sendable, and the stored values never change after `init`.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    package let values: TraitValues
    /// The place of the preferred text size among all, from the smallest; nil where it is left open.
    package let contentSizeIndex: Int?

    package init(values: TraitValues) {
        self.values = values
        contentSizeIndex = values.preferredContentSizeCategory.index
        super.init()
    }

    /// A collection that leaves every trait open.
    public override convenience init() {
        self.init(values: TraitValues())
    }

    /// A collection with the traits that `mutations` sets, all others left open.
    public convenience init(mutations: (_ mutableTraits: inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().applying(mutations))
    }

    /// Merges `traitCollections`: of two that specify the same trait the later wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections {
            values.merge(collection.values)
        }
        self.init(values: values)
    }

    /// The receiver with the changes that `mutations` makes.
    public func modifyingTraits(
        _ mutations: (_ mutableTraits: inout any UIMutableTraits) -> Void
    ) -> UITraitCollection {
        UITraitCollection(values: values.applying(mutations))
    }

    /// Immutable, so the receiver itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.userInterfaceStyle)
        hasher.combine(values.displayScale)
        hasher.combine(values.horizontalSizeClass)
        hasher.combine(values.preferredContentSizeCategory)
        return hasher.finalize()
    }

    /// The traits that are set, in a fixed order.
    open override var description: String {
        let set = TraitField.all.filter { $0.isSpecified(values) }.map { "\($0.name) = \($0.get(values))" }
        return "<UITraitCollection; \(set.joined(separator: ", "))>"
    }

    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// Pixels per point; 0 where it is left open.
    open var displayScale: CGFloat { values.displayScale }
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
}

extension TraitValues {
    fileprivate func applying(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
