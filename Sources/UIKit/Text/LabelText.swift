package import Foundation
package import Typesetting

/// Text on its way from UIKit to typesetting: every font, colour and alignment resolved for one environment.
///
/// Labels, text views and the drawing methods of strings make it; Typesetting measures and sets it.
package struct LabelText: Hashable {
    package var text: StyledText
    package var paragraph: ParagraphStyle

    /// What characters have that an attributed text says nothing of.
    package struct Defaults {
        package var font: UIFont
        package var color: UIColor
        /// The paragraph style of a paragraph whose first character has none.
        package var style: NSParagraphStyle
        /// Set on top of a link's own attributes.
        package var linkAttributes: [NSAttributedString.Key: Any]
        /// Whether natural alignment follows the interface, as in labels, or each paragraph's direction.
        package var alignsByInterface: Bool

        package init(
            font: UIFont, color: UIColor, style: NSParagraphStyle = .default,
            linkAttributes: [NSAttributedString.Key: Any] = Self.standardLinkAttributes, alignsByInterface: Bool = true
        ) {
            self.font = font
            self.color = color
            self.style = style
            self.linkAttributes = linkAttributes
            self.alignsByInterface = alignsByInterface
        }

        /// How links look outside of text views, whatever colour an app gives them.
        /// Unsafe, as the compiler does not know that no value in it ever changes.
        package nonisolated(unsafe) static let standardLinkAttributes: [NSAttributedString.Key: Any] = [
            .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
    }

    /// - Parameter traits: `layoutDirection` decides about natural alignment, and about the direction of text that has
    ///   none itself.
    package init(_ string: String, defaults: Defaults, traits: UITraitCollection) {
        let color = defaults.color.rasterColor(with: traits)
        let attributes = TextAttributes(
            font: defaults.font.request, color: color, language: traits.values.language)
        text = StyledText(string, attributes: attributes)
        paragraph = ParagraphStyle(defaults.style, traits: traits, alignsByInterface: defaults.alignsByInterface)
    }

    init(_ string: String, look: TextLook) {
        text = StyledText(string, attributes: look.attributes)
        paragraph = look.style
    }

    /// A text whose characters all have the same attributes.
    package init(
        _ string: String, attributes values: [NSAttributedString.Key: Any], defaults: Defaults,
        traits: UITraitCollection
    ) {
        text = StyledText(string, attributes: TextAttributes(values, defaults: defaults, traits: traits))
        paragraph = ParagraphStyle(
            values[.paragraphStyle] as? NSParagraphStyle ?? defaults.style, traits: traits,
            alignsByInterface: defaults.alignsByInterface)
    }

    package init(_ attributed: NSAttributedString, defaults: Defaults, traits: UITraitCollection) {
        var runs: [StyledText.Run] = []
        var styles: [(length: Int, style: NSParagraphStyle)] = []
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { values, range, _ in
            let attributes = TextAttributes(values, defaults: defaults, traits: traits)
            runs.append(StyledText.Run(length: range.length, attributes: attributes))
            let style = values[.paragraphStyle] as? NSParagraphStyle ?? defaults.style
            if let last = styles.last, last.style === style || last.style == style {
                styles[styles.count - 1].length += range.length
            } else {
                styles.append((range.length, style))
            }
        }
        let resolved = { (style: NSParagraphStyle) in
            ParagraphStyle(style, traits: traits, alignsByInterface: defaults.alignsByInterface)
        }
        paragraph = resolved(styles.first?.style ?? defaults.style)
        text = StyledText(string: attributed.string, runs: runs)
        if styles.count > 1 {
            text.paragraphRuns = styles.map { StyledText.ParagraphRun(length: $0.length, style: resolved($0.style)) }
        }
    }

    /// Changes the style of every paragraph.
    mutating func changeStyles(_ change: (inout ParagraphStyle) -> Void) {
        change(&paragraph)
        for index in text.paragraphRuns.indices { change(&text.paragraphRuns[index].style) }
    }
}
