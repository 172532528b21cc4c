import Foundation

/// Carries an attribute between the two kinds of attributed text, by its key.
struct AttributeConversion: Sendable {
    private let key: NSAttributedString.Key
    private let read: @Sendable (AttributedString.Runs.Run) -> Any?
    private let write: @Sendable (Any, inout AttributeContainer) -> Void

    private init<Key: AttributedStringKey & SendableMetatype>(_: Key.Type) where Key.Value: Sendable {
        key = NSAttributedString.Key(rawValue: Key.name)
        // NSAttributedString holds the raw value of a style.
        read = { run in
            guard let value = run[Key.self] else { return nil }
            if let style = value as? NSUnderlineStyle { return style.rawValue }
            return value
        }
        write = { value, container in
            if let value = Self.converted(value, for: Key.self) { container[Key.self] = value }
        }
    }

    /// All attributes of the scopes of UIKit and Foundation that text is drawn with.
    private static let all: [AttributeConversion] = {
        typealias UIKit = AttributeScopes.UIKitAttributes
        typealias Foundation = AttributeScopes.FoundationAttributes
        return [
            .init(UIKit.FontAttribute.self), .init(UIKit.ParagraphStyleAttribute.self),
            .init(UIKit.ForegroundColorAttribute.self), .init(UIKit.BackgroundColorAttribute.self),
            .init(UIKit.LigatureAttribute.self), .init(UIKit.KernAttribute.self), .init(UIKit.TrackingAttribute.self),
            .init(UIKit.StrikethroughStyleAttribute.self), .init(UIKit.UnderlineStyleAttribute.self),
            .init(UIKit.StrokeColorAttribute.self), .init(UIKit.StrokeWidthAttribute.self),
            .init(UIKit.ShadowAttribute.self), .init(UIKit.AttachmentAttribute.self),
            .init(UIKit.BaselineOffsetAttribute.self), .init(UIKit.UnderlineColorAttribute.self),
            .init(UIKit.StrikethroughColorAttribute.self), .init(UIKit.ObliquenessAttribute.self),
            .init(UIKit.ExpansionAttribute.self), .init(Foundation.LinkAttribute.self),
            .init(Foundation.LanguageIdentifierAttribute.self),
        ]
    }()

    static func values(of run: AttributedString.Runs.Run) -> [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [:]
        for attribute in all {
            if let value = attribute.read(run) { values[attribute.key] = value }
        }
        return values
    }

    static func container(of values: [NSAttributedString.Key: Any]) -> AttributeContainer {
        var container = AttributeContainer()
        for attribute in all {
            if let value = values[attribute.key] { attribute.write(value, &container) }
        }
        return container
    }

    /// Numbers may be of any type; a value of a wrong one is left out.
    private static func converted<Key: AttributedStringKey>(_ value: Any, for _: Key.Type) -> Key.Value? {
        let number = attributeNumber(value)
        let converted: Any? =
            switch Key.Value.self {
            case is CGFloat.Type: number
            case is Int.Type: number.flatMap { Int(exactly: $0) }
            case is NSUnderlineStyle.Type:
                value as? NSUnderlineStyle
                    ?? number.flatMap { Int(exactly: $0) }.map(NSUnderlineStyle.init(rawValue:))
            case is URL.Type: value as? URL ?? (value as? String).flatMap { URL(string: $0) }
            default: value
            }
        return converted as? Key.Value
    }
}
