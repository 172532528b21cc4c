package import InterfaceBuilder

/// What a document is laid out for beside its own sizes.
package struct DocumentEnvironment: Sendable {
    /// By the ids of root views; those of the others follow from the document's device.
    package var safeAreaInsets: [String: NSDirectionalEdgeInsets] = [:]
    /// Pixels a point; nil takes the device's.
    package var scale: Int?
    package var userInterfaceStyle = UIUserInterfaceStyle.light
    /// The BCP 47 language of its texts; nil where nothing says it.
    package var language: String?

    package init() {}
}

extension Document {
    /// The screen and traits that the document was drawn for.
    @MainActor package func renderEnvironment(_ environment: DocumentEnvironment) -> RenderEnvironment {
        let device = device ?? DesignDevice.standard
        let size = isLandscape ? CGSize(width: device.height, height: device.width) : device.portraitSize
        var result = RenderEnvironment(
            size: size, scale: CGFloat(environment.scale ?? device.scale),
            userInterfaceStyle: environment.userInterfaceStyle, userInterfaceIdiom: device.isPad ? .pad : .phone,
            language: environment.language)
        let classes = SizeClasses(self)
        if classes.horizontal != .unspecified {
            result.traitOverrides = UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: classes.horizontal),
                UITraitCollection(verticalSizeClass: classes.vertical),
            ])
        }
        return result
    }
}
