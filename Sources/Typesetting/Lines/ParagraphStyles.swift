/// The style of each paragraph of a text.
struct ParagraphStyles {
    /// Of all paragraphs where `own` is empty.
    private let common: ParagraphStyle
    private let own: [ParagraphStyle]

    init(_ common: ParagraphStyle, text: DecodedText, shaped: ShapedText) {
        self.common = common
        own =
            text.paragraphSpans.isEmpty
            ? [] : shaped.paragraphs.map { text.paragraphStyle(at: $0.shaped.range.lowerBound, common: common) }
    }

    /// - Parameter index: of the paragraph among those of the shaped text.
    func style(at index: Int) -> ParagraphStyle {
        own.isEmpty ? common : own[index]
    }
}
