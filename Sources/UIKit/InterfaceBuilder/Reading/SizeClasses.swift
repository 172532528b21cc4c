import InterfaceBuilder

/// The size classes a document is built for: which variations hold.
struct SizeClasses: Equatable, Sendable {
    /// Unspecified where the document names no device: then only what holds for all counts.
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified

    init() {}

    /// Those that views are made for.
    init(_ traits: UITraitCollection) {
        (horizontal, vertical) = (traits.horizontalSizeClass, traits.verticalSizeClass)
    }

    /// Those of the document's screen. Wide phones are regular in width in landscape.
    init(_ document: Document) {
        guard let device = document.device else { return }
        let isLandscape = document.isLandscape
        horizontal = device.isPad || (isLandscape && device.width >= 414) ? .regular : .compact
        vertical = device.isPad || !isLandscape ? .regular : .compact
    }

    /// Whether a variation's key is met: `heightClass=regular-widthClass=compact`; `default` always is.
    func match(_ key: String) -> Bool {
        if key == "default" { return true }
        return key.split(separator: "-").allSatisfy { part in
            switch part {
            case "widthClass=compact": horizontal == .compact
            case "widthClass=regular": horizontal == .regular
            case "heightClass=compact": vertical == .compact
            case "heightClass=regular": vertical == .regular
            default: false
            }
        }
    }
}
