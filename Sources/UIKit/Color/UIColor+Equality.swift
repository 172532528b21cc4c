import Foundation

extension UIColor {
    /// Fixed colours are equal by components in the same space (gray 1 is not RGB 1, 1, 1, as on iOS), system colours
    /// by name, other dynamic colours by identity of their provider.
    func isSameColor(as other: UIColor) -> Bool {
        switch (storage, other.storage) {
        case (.fixed(let left), .fixed(let right)): left == right
        case (.system(let left, let leftAlpha), .system(let right, let rightAlpha)):
            left == right && leftAlpha == rightAlpha
        case (.provider(let left, let leftAlpha), .provider(let right, let rightAlpha)):
            left === right && leftAlpha == rightAlpha
        default: false
        }
    }

    func hashColor(into hasher: inout Hasher) {
        switch storage {
        case .fixed(let components): hasher.combine(components)
        case .system(let color, let alpha):
            hasher.combine(color)
            hasher.combine(alpha)
        case .provider(let provider, let alpha):
            hasher.combine(ObjectIdentifier(provider))
            hasher.combine(alpha)
        }
    }

    /// The space and its components, or the name of a dynamic colour.
    var colorDescription: String {
        switch storage {
        case .fixed(.rgb(let red, let green, let blue, let alpha)):
            "UIExtendedSRGBColorSpace \(number(red)) \(number(green)) \(number(blue)) \(number(alpha))"
        case .fixed(.gray(let white, let alpha)):
            "UIExtendedGrayColorSpace \(number(white)) \(number(alpha))"
        case .system(let color, nil):
            "<UIDynamicCatalogSystemColor; name = \(color.rawValue)>"
        case .system(let color, let alpha?):
            "<UIDynamicModifiedColor; name = \(color.rawValue), alpha = \(number(alpha))>"
        case .provider:
            "<UIDynamicProviderColor>"
        }
    }

    private func number(_ value: CGFloat) -> String {
        String(format: "%g", Double(value))
    }
}
