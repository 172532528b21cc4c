public import Foundation

/// The attributes that text is drawn with; only those that change the picture are here. Values of a wrong type count as
/// absent; numbers may be of any type.
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// An `NSParagraphStyle`; that of its first character holds for a paragraph.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// 0 for ligatures that the script cannot do without alone, 1 for the font's usual ones, 2 for all.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// Points added after each character; 0 also turns the font's own kerning off. `tracking` wins where both are set.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Points added after each character.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `UIColor`; the foreground's if it is not set.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// Percent of the font's size: above 0 letters are outlines, below 0 they are filled as well.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// An `NSTextAttachment`, shown by a U+FFFC.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A `URL` or a `String`.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// Points upwards.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A `UIColor`; the foreground's if it is not set.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A `UIColor`; the foreground's if it is not set.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// How far letters lean: the tangent of the angle.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The natural logarithm of what the widths of letters are multiplied by.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// A BCP 47 language, which chooses between Chinese, Japanese and Korean forms.
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
}
