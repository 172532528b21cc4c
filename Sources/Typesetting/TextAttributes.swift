package import Foundation
package import Raster

/// The attributes of a run of characters; lengths in points, those that are not numbers count as 0.
///
/// Those that few texts have are kept apart, so that all others are quick to copy and to compare.
package struct TextAttributes: Hashable, Sendable {
    package var font: FontRequest
    package var color: Color
    /// Added after each character.
    package var kern: CGFloat
    /// A BCP 47 language, which chooses between Chinese and Japanese forms.
    package var language: String?
    /// Nil where all are as they are in most texts.
    private(set) var rare: RareAttributes?

    package init(
        font: FontRequest, color: Color = .black, backgroundColor: Color? = nil, kern: CGFloat = 0,
        baselineOffset: CGFloat = 0, underline: Color? = nil, strikethrough: Color? = nil, language: String? = nil
    ) {
        self.font = font
        self.color = color
        self.kern = kern
        self.language = language
        if backgroundColor != nil { self.backgroundColor = backgroundColor }
        if baselineOffset != 0 { self.baselineOffset = baselineOffset }
        if underline != nil { self.underline = underline }
        if strikethrough != nil { self.strikethrough = strikethrough }
    }
}

extension TextAttributes {
    package var backgroundColor: Color? {
        get { rareValues.backgroundColor }
        set { setRare(\.backgroundColor, newValue) }
    }

    /// How far characters are lifted.
    package var baselineOffset: CGFloat {
        get { rareValues.baselineOffset }
        set { setRare(\.baselineOffset, newValue) }
    }

    /// The colour of a line under the characters; nil for none.
    package var underline: Color? {
        get { rareValues.underline }
        set { setRare(\.underline, newValue) }
    }

    /// Where `underline` has a colour.
    package var underlineStyle: DecorationLineStyle {
        get { rareValues.underlineStyle }
        set { setRare(\.underlineStyle, newValue) }
    }

    /// The colour of a line through the characters; nil for none.
    package var strikethrough: Color? {
        get { rareValues.strikethrough }
        set { setRare(\.strikethrough, newValue) }
    }

    /// Where `strikethrough` has a colour.
    package var strikethroughStyle: DecorationLineStyle {
        get { rareValues.strikethroughStyle }
        set { setRare(\.strikethroughStyle, newValue) }
    }

    /// Added after each character like `kern`, which does not count beside it; ligatures that a language can do
    /// without fall apart.
    package var tracking: CGFloat {
        get { rareValues.tracking }
        set { setRare(\.tracking, newValue) }
    }

    /// Whether the font moves pairs of letters closer: not where a kern of 0 is asked for.
    package var hasPairKerning: Bool {
        get { rareValues.hasPairKerning }
        set { setRare(\.hasPairKerning, newValue) }
    }

    package var ligatures: LigatureStyle {
        get { rareValues.ligatures }
        set { setRare(\.ligatures, newValue) }
    }

    /// The width of a line around each character in percent of the font's size: above 0 it stands alone, below 0 the
    /// character is filled as well.
    package var strokeWidth: CGFloat {
        get { rareValues.strokeWidth }
        set { setRare(\.strokeWidth, newValue) }
    }

    /// Nil for the colour of the characters.
    package var strokeColor: Color? {
        get { rareValues.strokeColor }
        set { setRare(\.strokeColor, newValue) }
    }

    package var shadow: TextShadow? {
        get { rareValues.shadow }
        set { setRare(\.shadow, newValue) }
    }

    /// How far characters lean: x += obliqueness * y.
    package var obliqueness: CGFloat {
        get { rareValues.obliqueness }
        set { setRare(\.obliqueness, newValue) }
    }

    /// The natural logarithm of what the widths of characters are multiplied by.
    package var expansion: CGFloat {
        get { rareValues.expansion }
        set { setRare(\.expansion, newValue) }
    }

    /// What a U+FFFC shows; other characters do not.
    package var attachment: TextAttachment? {
        get { rareValues.attachment }
        set { setRare(\.attachment, newValue) }
    }

    private var rareValues: RareAttributes.Values { rare?.values ?? RareAttributes.common }

    private mutating func setRare<Value: Equatable>(
        _ path: WritableKeyPath<RareAttributes.Values, Value>, _ value: Value
    ) {
        var values = rareValues
        guard values[keyPath: path] != value else { return }
        values[keyPath: path] = value
        rare = values == RareAttributes.common ? nil : RareAttributes(values)
    }
}

/// The attributes that few texts have, shared between the copies of a `TextAttributes`.
final class RareAttributes: Hashable, Sendable {
    struct Values: Hashable, Sendable {
        var backgroundColor: Color?
        var baselineOffset: CGFloat = 0
        var underline: Color?
        var underlineStyle = DecorationLineStyle()
        var strikethrough: Color?
        var strikethroughStyle = DecorationLineStyle()
        var tracking: CGFloat = 0
        var hasPairKerning = true
        var ligatures = LigatureStyle.standard
        var strokeWidth: CGFloat = 0
        var strokeColor: Color?
        var shadow: TextShadow?
        var obliqueness: CGFloat = 0
        var expansion: CGFloat = 0
        var attachment: TextAttachment?
    }

    static let common = Values()

    let values: Values

    init(_ values: Values) {
        self.values = values
    }

    static func == (one: RareAttributes, other: RareAttributes) -> Bool {
        one === other || one.values == other.values
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}
