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

    func adjustFonts(for traits: UITraitCollection) {
        adjustFonts(for: traits) { font = font?.adjusted(for: traits) }
    }
}

extension UITextView: AttributedTextView {
    func adopt(font: UIFont?, color: UIColor?, style: NSParagraphStyle?) {
        if let font { self.font = font }
        if let color { textColor = color }
        if let style { textAlignment = style.alignment }
    }
}

extension String {
    /// As many bullets as there are characters: what secure text shows.
    var bullets: String { String(repeating: "\u{2022}", count: count) }
}
