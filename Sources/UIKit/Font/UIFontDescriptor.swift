public import Foundation
package import Typesetting

/// A description of a font, from which fonts and other descriptions are made. Immutable.
///
/// `@unchecked Sendable`: Apple's is open and sendable, and the stored values never change after `init`.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    package let request: FontRequest
    package let scaling: UIFont.Scaling

    package init(request: FontRequest, scaling: UIFont.Scaling) {
        self.request = request
        self.scaling = scaling
        super.init()
    }

    /// The face of that name, or the system font where the font profile has none.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(
            request: FontName(fontName)?.request(size: size) ?? FontRequest(size: size), scaling: .none)
    }

    public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        let plain = UIFontDescriptor(request: FontRequest(size: 0), scaling: .none)
        let described = plain.addingAttributes(attributes)
        self.init(request: described.request, scaling: described.scaling)
    }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return request == other.request && scaling == other.scaling
    }

    open override var hash: Int { request.hashValue }

    /// Immutable, so the receiver itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var postscriptName: String { FontName(request).postScriptName }

    /// Points; 0 where it is left open.
    open var pointSize: CGFloat { request.size }

    open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: SymbolicTraits = []
        if request.isItalic { traits.insert(.traitItalic) }
        if request.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if request.family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }
}
