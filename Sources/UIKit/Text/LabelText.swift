package import Foundation
package import Typesetting

/// Text on its way from UIKit to typesetting: every font, colour and alignment resolved for one environment.
///
/// `UILabel` and the drawing methods of strings make it; Typesetting measures and sets it.
package struct LabelText: Hashable {
    package var text: StyledText
    package var paragraph: ParagraphStyle

    /// - Parameters:
    ///   - style: the paragraph style, whose natural alignment follows `traits.layoutDirection`.
    package init(
        _ string: String, font: UIFont, color: UIColor, style: NSParagraphStyle, traits: UITraitCollection
    ) {
        let attributes = TextAttributes(font: font.request, color: color.rasterColor(with: traits))
        text = StyledText(string, attributes: attributes)
        paragraph = ParagraphStyle(style, text: string, traits: traits)
    }

    /// A text whose characters all have the same attributes.
    package init(
        _ string: String, attributes values: [NSAttributedString.Key: Any], defaultFont: UIFont,
        defaultColor: UIColor, defaultStyle: NSParagraphStyle, traits: UITraitCollection
    ) {
        let attributes = TextAttributes(values, defaultFont: defaultFont, defaultColor: defaultColor, traits: traits)
        text = StyledText(string, attributes: attributes)
        paragraph = ParagraphStyle(
            values[.paragraphStyle] as? NSParagraphStyle ?? defaultStyle, text: string, traits: traits)
    }

    /// - Parameters:
    ///   - defaultFont: the font of characters that have none of their own.
    ///   - defaultColor: the colour of characters that have none of their own.
    ///   - defaultStyle: the paragraph style of a text whose first character has none.
    package init(
        _ attributed: NSAttributedString, defaultFont: UIFont, defaultColor: UIColor,
        defaultStyle: NSParagraphStyle, traits: UITraitCollection
    ) {
        let string = attributed.string
        var runs: [StyledText.Run] = []
        var style: NSParagraphStyle?
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { values, range, _ in
            if range.location == 0 { style = values[.paragraphStyle] as? NSParagraphStyle }
            let attributes = TextAttributes(
                values, defaultFont: defaultFont, defaultColor: defaultColor, traits: traits)
            runs.append(StyledText.Run(length: range.length, attributes: attributes))
        }
        text = StyledText(string: string, runs: runs)
        paragraph = ParagraphStyle(style ?? defaultStyle, text: string, traits: traits)
    }
}

extension TextAttributes {
    /// The attributes that `values` holds; a value of a wrong type counts as absent.
    package init(
        _ values: [NSAttributedString.Key: Any], defaultFont: UIFont, defaultColor: UIColor,
        traits: UITraitCollection
    ) {
        let font = values[.font] as? UIFont ?? defaultFont
        let color = values[.foregroundColor] as? UIColor ?? defaultColor
        self.init(font: font.request, color: color.rasterColor(with: traits))
        backgroundColor = (values[.backgroundColor] as? UIColor)?.rasterColor(with: traits)
        kern = (values[.tracking] ?? values[.kern]).flatMap(attributeNumber) ?? 0
        baselineOffset = values[.baselineOffset].flatMap(attributeNumber) ?? 0
        if Self.isLined(values[.underlineStyle]) {
            underline = (values[.underlineColor] as? UIColor)?.rasterColor(with: traits) ?? self.color
        }
        if Self.isLined(values[.strikethroughStyle]) {
            strikethrough = (values[.strikethroughColor] as? UIColor)?.rasterColor(with: traits) ?? self.color
        }
    }

    private static func isLined(_ style: Any?) -> Bool {
        if let style = style as? NSUnderlineStyle { return style.contains(.single) }
        guard let number = style.flatMap(attributeNumber), let bits = Int(exactly: number) else { return false }
        return NSUnderlineStyle(rawValue: bits).contains(.single)
    }
}

extension ParagraphStyle {
    /// `style` with natural alignment taken from the layout direction of `traits`, and the natural writing direction
    /// from the first strong character of `text`.
    package init(_ style: NSParagraphStyle, text: String, traits: UITraitCollection) {
        let isRightToLeftInterface = traits.layoutDirection == .rightToLeft
        let isRightToLeftText =
            switch style.baseWritingDirection {
            case .leftToRight: false
            case .rightToLeft: true
            case .natural: text.isRightToLeft ?? isRightToLeftInterface
            }
        self.init(
            alignment: Alignment(style.alignment, isRightToLeft: isRightToLeftInterface),
            lineBreak: LineBreak(style.lineBreakMode), isRightToLeft: isRightToLeftText,
            lineHeightMultiple: style.lineHeightMultiple, minimumLineHeight: style.minimumLineHeight,
            maximumLineHeight: style.maximumLineHeight, lineSpacing: style.lineSpacing,
            paragraphSpacing: style.paragraphSpacing)
    }
}

extension ParagraphStyle.Alignment {
    package init(_ alignment: NSTextAlignment, isRightToLeft: Bool) {
        self =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: isRightToLeft ? .right : .left
            }
    }
}

extension ParagraphStyle.LineBreak {
    package init(_ mode: NSLineBreakMode) {
        self =
            switch mode {
            case .byWordWrapping: .wordWrapping
            case .byCharWrapping: .characterWrapping
            case .byClipping: .clipping
            case .byTruncatingHead: .truncatingHead
            case .byTruncatingTail: .truncatingTail
            case .byTruncatingMiddle: .truncatingMiddle
            }
    }
}
