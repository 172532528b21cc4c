public import Foundation

extension AttributeScopes {
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes that UIKit draws text with, for `AttributedString`.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: AttributeScopes.FoundationAttributes
    }
}

extension AttributeScopes.UIKitAttributes {
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = NSAttributedString.Key.font.rawValue
    }

    public enum ParagraphStyleAttribute: AttributedStringKey {
        public typealias Value = NSParagraphStyle
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.tracking.rawValue
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
}

extension NSUnderlineStyle: Hashable {}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributeContainer {
    /// The attributes that UIKit knows; others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        self.uiKit.font = dictionary[.font] as? UIFont
        self.uiKit.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
        self.uiKit.foregroundColor = dictionary[.foregroundColor] as? UIColor
        self.uiKit.backgroundColor = dictionary[.backgroundColor] as? UIColor
        self.uiKit.kern = dictionary[.kern].flatMap(attributeNumber)
        self.uiKit.tracking = dictionary[.tracking].flatMap(attributeNumber)
        self.uiKit.baselineOffset = dictionary[.baselineOffset].flatMap(attributeNumber)
        self.uiKit.underlineStyle = dictionary[.underlineStyle].flatMap(lineStyle)
        self.uiKit.strikethroughStyle = dictionary[.strikethroughStyle].flatMap(lineStyle)
    }

    /// The attributes as `NSAttributedString` has them.
    var dictionary: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        result[.font] = self.uiKit.font
        result[.paragraphStyle] = self.uiKit.paragraphStyle
        result[.foregroundColor] = self.uiKit.foregroundColor
        result[.backgroundColor] = self.uiKit.backgroundColor
        result[.kern] = self.uiKit.kern
        result[.tracking] = self.uiKit.tracking
        result[.baselineOffset] = self.uiKit.baselineOffset
        result[.underlineStyle] = self.uiKit.underlineStyle?.rawValue
        result[.strikethroughStyle] = self.uiKit.strikethroughStyle?.rawValue
        return result
    }
}

extension NSAttributedString {
    /// The text with those of its attributes that UIKit knows.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let part = String(attrStr[run.range].characters)
            text.append(NSAttributedString(string: part, attributes: run.attributes.dictionary))
        }
        self.init(attributedString: text)
    }
}

/// The raw value that attribute dictionaries hold, or the style itself.
private func lineStyle(_ value: Any) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? attributeNumber(value).map { NSUnderlineStyle(rawValue: Int($0)) }
}
