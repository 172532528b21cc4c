public import Foundation
import Typesetting

extension UIFontDescriptor {
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `UIFont.TextStyle` or its raw value.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// A `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// A `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A number of points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary of `TraitKey`s.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The raw value of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight` or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    }

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}

/// What the receiver describes.
extension UIFontDescriptor {
    /// Name, size and traits; the text style instead of the name where the font follows the preferred text size.
    public var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var attributes: [AttributeName: Any] = [
            .size: pointSize,
            .traits: [TraitKey.weight: request.weight, TraitKey.symbolic: symbolicTraits.rawValue] as [TraitKey: Any],
        ]
        if case .textStyle(let style) = scaling {
            attributes[.textStyle] = style.rawValue
        } else {
            attributes[.name] = postscriptName
        }
        return attributes
    }

    /// Also the family, which is not among `fontAttributes`.
    public func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
        anAttribute == .family ? FontName(request).family : fontAttributes[anAttribute]
    }
}

/// Descriptions derived from the receiver.
extension UIFontDescriptor {
    /// Another size, which no longer follows the preferred text size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changing(scaling: UIFont.Scaling.none) { $0.size = newPointSize }
    }

    /// Exactly these traits; bold is the weight that a text style is emphasized with. Nil for a family found by name
    /// that has no such face.
    public func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        let result = changing {
            $0.isItalic = symbolicTraits.contains(.traitItalic)
            $0.weight = weight(isBold: symbolicTraits.contains(.traitBold))
            if symbolicTraits.contains(.traitMonoSpace), $0.family == .system { $0.family = .monospaced }
        }
        if let identity = FontLibrary.current.identity(of: result.request) {
            let isBold = identity.weight >= UIFont.Weight.semibold.rawValue
            guard isBold == symbolicTraits.contains(.traitBold),
                identity.isItalic == symbolicTraits.contains(.traitItalic)
            else { return nil }
        }
        return result
    }

    /// The same description in a design of the system font; nil for a font that is not the system's, for an unknown
    /// design, and for one that the font profile has no font of (the standard profile none of `rounded`).
    public func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        let families: [SystemDesign: FontRequest.Family] = [
            .default: .system, .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
        ]
        guard let family = families[design], families.values.contains(request.family),
            FontLibrary.current.profile.hasFaces(of: family)
        else { return nil }
        return changing { $0.family = family }
    }

    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        changing { $0.family = .named(newFamily) }
    }

    /// The receiver with `attributes` in place of its own; values of a wrong type are left out.
    public func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
        var result = self
        if let style = attributes[.textStyle].flatMap(Self.textStyle) {
            result = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
        }
        if let name = attributes[.name] as? String, let named = FontName(name)?.request(size: pointSize) {
            result = result.changing { $0 = named }
        }
        if let family = attributes[.family] as? String {
            result = result.withFamily(family)
        }
        if let size = attributes[.size].flatMap(attributeNumber) {
            result = result.withSize(size)
        }
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            result = result.adding(traits)
        }
        return result
    }

    private static func textStyle(_ value: Any) -> UIFont.TextStyle? {
        value as? UIFont.TextStyle ?? (value as? String).map(UIFont.TextStyle.init(rawValue:))
    }

    private func adding(_ traits: [TraitKey: Any]) -> UIFontDescriptor {
        var result = self
        if let symbolic = traits[.symbolic].flatMap(attributeNumber).flatMap({ UInt32(exactly: $0) }) {
            result = result.withSymbolicTraits(SymbolicTraits(rawValue: symbolic)) ?? result
        }
        if let weight = traits[.weight] as? UIFont.Weight {
            result = result.changing { $0.weight = weight.rawValue }
        } else if let weight = traits[.weight].flatMap(attributeNumber) {
            result = result.changing { $0.weight = weight }
        }
        return result
    }

    private func weight(isBold: Bool) -> CGFloat {
        if isBold == symbolicTraits.contains(.traitBold) { return request.weight }
        guard isBold else { return UIFont.Weight.regular.rawValue }
        guard case .textStyle(let style) = scaling else { return UIFont.Weight.bold.rawValue }
        return DynamicType.entry(for: style).emphasizedWeight.rawValue
    }

    private func changing(
        scaling: UIFont.Scaling? = nil, _ change: (inout FontRequest) -> Void
    ) -> UIFontDescriptor {
        var request = request
        change(&request)
        return UIFontDescriptor(request: request, scaling: scaling ?? self.scaling)
    }
}
