import Foundation
import Typesetting

extension UIFont {
    /// A role of text, whose font follows the text size a person prefers.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The font of `style` at the text size of the current environment.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of `style` at the text size of `traitCollection`; a size it leaves open is the current one.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let entry = DynamicType.entry(for: style)
        return UIFont(
            request: FontRequest(
                size: entry.size(for: traitCollection), weight: entry.weight.rawValue, adjustsForTallScripts: true),
            scaling: .textStyle(style))
    }

    /// The font with the size that the text size of `traits` gives it: what `adjustsFontForContentSizeCategory` shows.
    /// Fonts of a plain size come back as they are.
    package func adjusted(for traits: UITraitCollection) -> UIFont {
        switch scaling {
        case .none:
            return self
        case .textStyle(let style):
            var request = request
            request.size = DynamicType.entry(for: style).size(for: traits)
            return request == self.request ? self : UIFont(request: request, scaling: scaling)
        case .metrics(let style, let base, let maximum):
            return UIFontMetrics(forTextStyle: style).scaledFont(
                for: withSize(base), maximumPointSize: maximum, compatibleWith: traits)
        }
    }
}
