public import Foundation

/// Colours by name: of the asset catalogs (`Assets.xcassets`, copied as a resource).
extension UIColor {
    /// Of the main bundle, and those of the program's modules beside it; nil for a name that none has.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// - Parameters:
    ///   - bundle: nil for the main one, and those of the program's modules beside it.
    ///   - traitCollection: fixes the look of the colour; nil for one that is chosen for each place where it is used.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = NamedAssets.of(bundle).color(name) else { return nil }
        let fixed = traitCollection.map { color.resolvedColor(with: UITraitCollection(traitsFrom: [.current, $0])) }
        self.init(storage: (fixed ?? color).storage)
    }
}
