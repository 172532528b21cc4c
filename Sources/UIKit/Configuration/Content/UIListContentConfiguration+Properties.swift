public import Foundation

extension UIListContentConfiguration {
    /// How a text of a list content configuration looks.
    public struct TextProperties: Hashable {
        public enum TextAlignment: Int, Sendable {
            /// At the leading edge.
            case natural = 0
            case center = 1
            case justified = 2
        }

        public enum TextTransform: Int, Sendable {
            case none = 0
            case uppercase = 1
            case lowercase = 2
            case capitalized = 3
        }

        public var font: UIFont
        public var color: UIColor
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0 for as many as the text needs.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        /// Whether a font made for a text style follows the content size category.
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none

        init(font: UIFont, color: UIColor, transform: TextTransform = .none) {
            self.font = font
            self.color = color
            self.transform = transform
        }

        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        mutating func adopt(_ new: TextProperties, replacing old: TextProperties) {
            replaceDefault(&font, old.font, with: new.font)
            replaceDefault(&color, old.color, with: new.color)
            replaceDefault(&numberOfLines, old.numberOfLines, with: new.numberOfLines)
            replaceDefault(&transform, old.transform, with: new.transform)
        }
    }

    /// How the image of a list content configuration looks.
    public struct ImageProperties: Hashable {
        /// For `reservedLayoutSize`: the length that the system reserves for symbols.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// Of symbol images.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Of template images; nil for the view's.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// Points.
        public var cornerRadius: CGFloat = 0
        /// A larger image is made smaller, in its proportions; 0 for no limit.
        public var maximumSize = CGSize.zero
        /// The room for the image, in whose middle it lies; 0 for the image's own length.
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
        /// Points; 0 for none.
        public var strokeWidth: CGFloat = 0
        /// Nil for the tint colour.
        public var strokeColor: UIColor?
        public var strokeColorTransformer: UIConfigurationColorTransformer?

        init() {}

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
            hasher.combine(maximumSize.width)
            hasher.combine(maximumSize.height)
        }

        mutating func adopt(_ new: ImageProperties, replacing old: ImageProperties) {
            replaceDefault(&tintColor, old.tintColor, with: new.tintColor)
            replaceDefault(&reservedLayoutSize, old.reservedLayoutSize, with: new.reservedLayoutSize)
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }

    /// Each run with its own attributes.
    func applied(to text: NSAttributedString) -> NSAttributedString {
        guard self != .none else { return text }
        let result = NSMutableAttributedString(string: "")
        let string = text.string as NSString
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
            result.append(NSAttributedString(string: applied(to: string.substring(with: range)), attributes: values))
        }
        return result
    }
}
