import Foundation
import Typesetting

/// The text on its way to typesetting, and the label's own attributes beside those of an attributed text.
extension UILabel {
    func labelText(in traits: UITraitCollection) -> LabelText {
        if let cachedText, cachedText.traits === traits { return cachedText.text }
        var text: LabelText
        if let attributed = content.attributed {
            text = LabelText(attributed, defaults: attributedDefaults, traits: traits)
            if allowsDefaultTighteningForTruncation { text.changeStyles { $0.tightensForTruncation = true } }
        } else {
            text = LabelText(content.plain ?? "", look: plainLook(in: traits).text)
        }
        cachedText = (traits, text)
        return text
    }

    /// How text is set that is not attributed.
    func plainLook(in traits: UITraitCollection) -> LabelLook {
        if let cachedLook, cachedLook.traits === traits { return cachedLook }
        let look: LabelLook
        if isHighlighted, highlightedTextColor != nil {
            var highlighted = style
            highlighted.color = highlightedTextColor
            look = LabelLook(highlighted, traits)
        } else {
            look = LabelLook.made(for: self, traits)
        }
        cachedLook = look
        return look
    }

    /// Attributed text has its own line break strategy, or none.
    private var attributedDefaults: LabelText.Defaults {
        let style = NSMutableParagraphStyle()
        style.alignment = base.alignment
        style.lineBreakMode = base.lineBreakMode
        return LabelText.Defaults(font: base.font ?? Self.standardFont, color: shown(base.color), style: style)
    }

    private func shown(_ color: UIColor?) -> UIColor {
        (isHighlighted ? highlightedTextColor : nil) ?? color ?? .label
    }

    private var ownStyle: NSMutableParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        style.lineBreakStrategy = lineBreakStrategy
        style.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
        return style
    }

    /// What an attributed text needs to look as the plain one does.
    var ownAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: ownStyle.copy()]
        attributes[.font] = font
        attributes[.foregroundColor] = textColor
        if let shadowColor {
            let shadow = NSShadow()
            shadow.shadowOffset = shadowOffset
            shadow.shadowColor = shadowColor
            attributes[.shadow] = shadow
        }
        return attributes
    }

    /// Fonts that follow the preferred text size at that of `traits`.
    package func adjustFonts(for traits: UITraitCollection) {
        base.font = base.font?.adjusted(for: traits)
        adjustFonts(for: traits) { font = font?.adjusted(for: traits) }
    }

    func textDidChange() {
        forgetText()
        invalidateIntrinsicContentSize()
    }

    /// Has the text made again when it is next asked for.
    func forgetText() {
        cachedText = nil
        cachedLook = nil
    }
}

extension UILabel: AttributedTextView {
    func adopt(font: UIFont?, color: UIColor?, style: NSParagraphStyle?) {
        if let font { self.font = font }
        if let color { textColor = color }
        guard let style else { return }
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
    }
}

extension UILabel {
    struct BaseAttributes {
        var font: UIFont?
        var color: UIColor?
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byTruncatingTail
    }
}
