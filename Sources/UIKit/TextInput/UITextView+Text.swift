import Foundation
import Typesetting

/// The text on its way to typesetting, and the view's own attributes beside those of an attributed text.
extension UITextView {
    func makeLabelText(in traits: UITraitCollection) -> LabelText {
        var defaults = LabelText.Defaults(
            font: .standardForDrawing, color: .black, linkAttributes: linkTextAttributes ?? [:],
            alignsByInterface: false)
        var text: LabelText
        if let attributed = content.attributed, attributed.length > 0, !isSecureTextEntry {
            // As TextKit does, characters without a font or colour do not take the view's.
            text = LabelText(attributed, defaults: defaults, traits: traits)
        } else {
            (defaults.font, defaults.color, defaults.style) = (font ?? defaults.font, textColor ?? .label, ownStyle)
            let string = content.string ?? ""
            text = LabelText(isSecureTextEntry ? string.bullets : string, defaults: defaults, traits: traits)
        }
        text.text.hasFinalEmptyLine = true
        if textContainer.lineBreakMode != .byWordWrapping {
            let mode = ParagraphStyle.LineBreak(textContainer.lineBreakMode)
            text.changeStyles { $0.lineBreak = mode }
        }
        return text
    }

    private var ownStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return style
    }

    /// What an attributed text needs to look as the plain one does.
    var ownAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: ownStyle]
        attributes[.font] = font
        attributes[.foregroundColor] = textColor
        return attributes
    }

    /// Takes over what the first character of the attributed text has.
    func adoptFirstAttributes() {
        guard let first = content.firstAttributes else { return }
        isAdoptingAttributes = true
        defer { isAdoptingAttributes = false }
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { textColor = color }
        if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }

    /// As UIKit does, a font or colour set on the view is set on all of an attributed text.
    func attributeDidChange(_ key: NSAttributedString.Key, _ value: Any?) {
        guard !isAdoptingAttributes else { return }
        if let value { content.changeAttributes { _ in [key: value] } }
        textDidChange()
    }

    func styleDidChange() {
        guard !isAdoptingAttributes else { return }
        content.changeStyles { [textAlignment] in $0.alignment = textAlignment }
        textDidChange()
    }

    func adjustFonts(for traits: UITraitCollection) {
        content.adjustFonts(for: traits)
        isAdoptingAttributes = true
        font = font?.adjusted(for: traits)
        isAdoptingAttributes = false
        textDidChange()
    }
}

extension String {
    /// As many bullets as there are characters: what secure text shows.
    var bullets: String { String(repeating: "\u{2022}", count: count) }
}
