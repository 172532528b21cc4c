public import Foundation
package import Raster

/// A colour: fixed, or resolved against the traits of the view that uses it.
///
/// `@unchecked Sendable`: Apple's is open and sendable, and the stored value never changes after `init`.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    /// Must stay the first stored property.
    private let foundationTypeWord = FoundationTypeWord.foreign
    package enum Storage {
        case fixed(ColorComponents)
        /// `alpha` replaces the system colour's own.
        case system(SystemColor, alpha: CGFloat?)
        case provider(ColorProvider, alpha: CGFloat?)
    }

    package let storage: Storage

    package init(storage: Storage) {
        self.storage = storage
        super.init()
    }

    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(.gray(white: white, alpha: alpha))
        super.init()
    }

    /// All components 0...1; hue 0 and 1 are both red.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        storage = .fixed(
            ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
        super.init()
    }

    /// Extended sRGB: components outside 0...1 are kept, and clamped when they become pixels.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(.rgb(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Display P3, kept as extended sRGB: what sRGB cannot show is clamped when it becomes pixels.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(ColorComponents(displayP3Red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    public init(cgColor: CGColor) {
        storage = .fixed(cgColor.storage)
        super.init()
    }

    /// A colour that `dynamicProvider` chooses for each environment it is used in.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(storage: .provider(ColorProvider(dynamicProvider), alpha: nil))
    }

    /// What `#colorLiteral` compiles to.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Immutable, so the receiver itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor).map(isSameColor) ?? false
    }

    open override var hash: Int {
        var hasher = Hasher()
        hashColor(into: &hasher)
        return hasher.finalize()
    }

    open override var description: String { colorDescription }

    /// The colour as it is in the current environment (`UITraitCollection.current`).
    open var cgColor: CGColor { CGColor(storage: components(with: .current)) }

    /// The same colour with another alpha; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let components): UIColor(storage: .fixed(components.withAlpha(alpha)))
        case .system(let color, _): UIColor(storage: .system(color, alpha: alpha))
        case .provider(let provider, _): UIColor(storage: .provider(provider, alpha: alpha))
        }
    }

    /// The fixed colour that the receiver is in the environment of `traitCollection`.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = storage { return self }
        return UIColor(storage: .fixed(components(with: traitCollection)))
    }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

/// The closure of a dynamic colour; two providers are equal only if they are the same object.
package final class ColorProvider {
    let color: (UITraitCollection) -> UIColor

    init(_ color: @escaping (UITraitCollection) -> UIColor) {
        self.color = color
    }
}

extension UIColor {
    /// The fixed components in the environment of `traits`.
    package func components(with traits: UITraitCollection) -> ColorComponents {
        switch storage {
        case .fixed(let components):
            return components
        case .system(let color, let alpha):
            let components = color.components(with: traits.values)
            return alpha.map(components.withAlpha) ?? components
        case .provider(let provider, let alpha):
            var components = ColorComponents.gray(white: 0, alpha: 0)
            traits.performAsCurrent { components = provider.color(traits).components(with: traits) }
            return alpha.map(components.withAlpha) ?? components
        }
    }

    /// What reaches pixels in the environment of `traits`.
    package func rasterColor(with traits: UITraitCollection) -> Color {
        components(with: traits).rasterColor
    }
}
