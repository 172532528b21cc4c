import Foundation

/// A view whose own attributes and those of its attributed text follow each other: it takes over what the first character
/// has, and what is set on the view is set on all of the text.
@MainActor protocol AttributedTextView: AnyObject {
    var content: TextContent { get set }
    /// While the view's own attributes follow its attributed text, and not the other way around.
    var isAdoptingAttributes: Bool { get set }
    /// Sets the view's own attributes to those of a character; nil for what it has not.
    func adopt(font: UIFont?, color: UIColor?, style: NSParagraphStyle?)
    func textDidChange()
}

extension AttributedTextView {
    /// Takes over what the first character of the attributed text has.
    func adoptFirstAttributes() {
        guard let first = content.firstAttributes else { return }
        whileAdopting {
            adopt(
                font: first[.font] as? UIFont, color: first[.foregroundColor] as? UIColor,
                style: first[.paragraphStyle] as? NSParagraphStyle)
        }
    }

    /// As UIKit does, a font or colour set on the view is set on all of an attributed text.
    func attributeDidChange(_ key: NSAttributedString.Key, _ value: Any?) {
        guard !isAdoptingAttributes else { return }
        if let value { content.changeAttributes { _ in [key: value] } }
        textDidChange()
    }

    /// The same for a part of the paragraph style.
    func styleDidChange(_ change: (NSMutableParagraphStyle) -> Void) {
        guard !isAdoptingAttributes else { return }
        content.changeStyles(change)
        textDidChange()
    }

    /// Fonts that follow the preferred text size, those of the text and the view's own, at that of `traits`.
    ///
    /// - Parameter changeOwn: does it for the view's own.
    func adjustFonts(for traits: UITraitCollection, changeOwn: () -> Void) {
        content.adjustFonts(for: traits)
        whileAdopting(changeOwn)
        textDidChange()
    }

    private func whileAdopting(_ change: () -> Void) {
        isAdoptingAttributes = true
        defer { isAdoptingAttributes = false }
        change()
    }
}
