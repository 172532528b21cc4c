/// How all characters and paragraphs of a text are set: with its string all that decides about its glyphs.
///
/// Made once for many texts, as its hash is a part of the look-up of each. A class, as a copy of all that is in it takes longer
/// than a look-up.
package final class TextLook: Sendable {
    package let attributes: TextAttributes
    package let style: ParagraphStyle
    /// Of both, begun as the hashes of all texts are.
    let hash: ByteHash

    package init(attributes: TextAttributes, style: ParagraphStyle) {
        self.attributes = attributes
        self.style = style
        var hash = ByteHash.seed
        hash.combine(attributes)
        hash.combine(style)
        self.hash = hash
    }
}
