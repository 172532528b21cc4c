extension UITraitCollection {
    /// Whether the receiver has every value that `trait` specifies.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.contains(trait.values)
    }

    /// Whether a dynamic colour may resolve differently: style, level, contrast, or a trait of the app's own that
    /// says so, is another.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        values.differsInColorAppearance(from: traitCollection?.values ?? TraitValues())
    }
}
