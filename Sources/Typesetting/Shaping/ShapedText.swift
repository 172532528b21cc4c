/// A text's paragraphs as glyphs: what a frame of any width and colours is made from.
struct ShapedText {
    struct Paragraph {
        let shaped: ShapedParagraph
        /// False where a line separator ends it: no paragraph spacing follows.
        let endsParagraph: Bool
        /// Whether it follows a line separator: its lines are not a paragraph's first.
        let continuesParagraph: Bool
    }

    let paragraphs: ShortList<Paragraph>
    /// The font of each attribute span of the text.
    let fonts: ShortList<ResolvedFont>
}
