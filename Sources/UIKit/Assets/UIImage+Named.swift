public import Foundation

/// Images by name: of the asset catalogs (`Assets.xcassets`, copied as a resource), then of PNG files.
extension UIImage {
    /// Of the main bundle, and those of the program's modules beside it; nil for a name that none has, or what is no PNG.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// - Parameters:
    ///   - bundle: nil for the main one, and those of the program's modules beside it.
    ///   - traitCollection: whose scale, look and idiom the picture is for; the current ones for what it leaves open. The image stays
    ///     this one when they change.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let traits = UITraitCollection(traitsFrom: [.current] + (traitCollection.map { [$0] } ?? []))
        guard case .image(let image) = NamedAssets.of(bundle).image(name, traits: traits) else { return nil }
        self.init(
            content: image.content, size: image.size, scale: image.scale, renderingMode: image.renderingMode,
            tint: image.tint, capInsets: image.capInsets, resizingMode: image.resizingMode)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }
}
