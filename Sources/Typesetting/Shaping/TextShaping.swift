internal import Foundation

/// The second to fourth phase: paragraphs, runs and glyphs of a decoded text.
struct TextShaping {
    let catalog: FontCatalog
    let shaper: Shaper

    /// - Parameter style: of the paragraphs that have none of their own; it decides how they run.
    func shape(_ text: DecodedText, style: ParagraphStyle) throws(TypesettingError) -> ShapedText {
        var spans: ShortList<Itemizer.Span> = []
        for span in text.spans {
            let style = try self.style(of: span.attributes, after: spans.last?.style)
            spans.append(Itemizer.Span(end: span.end, style: style))
        }
        var paragraphs: ShortList<ShapedText.Paragraph> = []
        for piece in ParagraphSplitter.pieces(of: text.scalars, hasFinalPiece: text.hasFinalEmptyLine) {
            let own = text.paragraphStyle(at: piece.range.lowerBound, common: style)
            let isRightToLeft = own.isRightToLeft(text.scalars[piece.range])
            let shaped = paragraph(piece.range, of: text, spans: spans, isRightToLeft: isRightToLeft)
            let continues = paragraphs.last.map { !$0.endsParagraph } ?? false
            paragraphs.append(
                ShapedText.Paragraph(
                    shaped: shaped, endsParagraph: piece.endsParagraph, continuesParagraph: continues))
        }
        return ShapedText(paragraphs: paragraphs, fonts: ShortList(spans.lazy.map(\.style.font)))
    }

    /// A piece of text of one font on a line of its own, such as an ellipsis.
    func run(_ scalars: [UInt32], attributes: TextAttributes, level: UInt8) throws(TypesettingError) -> ShapedRun? {
        let span = Itemizer.Span(end: scalars.count, style: try style(of: attributes, after: nil))
        let levels = level == 0 ? nil : [UInt8](repeating: level, count: scalars.count)
        var runs = Itemizer(catalog: catalog, scalars: scalars, levels: levels, spans: ShortList(only: span)).runs()
        shaper.shape(&runs, in: scalars)
        return runs.first
    }

    /// The style of the attributes; `previous` itself where it is the same, so that its run goes on.
    private func style(
        of attributes: TextAttributes, after previous: RunStyle?
    ) throws(TypesettingError) -> RunStyle {
        let font = try catalog.font(for: attributes.font)
        if let previous, previous.isStyle(of: attributes, font: font) { return previous }
        return shaper.style(of: attributes, font: font)
    }

    private func paragraph(
        _ range: Range<Int>, of text: DecodedText, spans: ShortList<Itemizer.Span>, isRightToLeft: Bool
    ) -> ShapedParagraph {
        let own = Self.spans(spans, in: range)
        let scalars = Self.visible(text.scalars, in: range, spans: own)
        let levels = BidiLevels.levels(of: scalars[...], isRightToLeft: isRightToLeft)
        var runs = Itemizer(catalog: catalog, scalars: scalars, levels: levels, spans: own).runs()
        shaper.shape(&runs, in: scalars)
        return ShapedParagraph(
            range: range, scalars: scalars, runs: runs, baseLevel: isRightToLeft ? 1 : 0,
            language: own.first?.style.language)
    }

    /// The scalars of a paragraph; control characters, and placeholders without an attachment, are replaced by a word
    /// joiner, which shows nothing, and private characters of no named font by one that no font has.
    private static func visible(_ scalars: [UInt32], in range: Range<Int>, spans: ShortList<Itemizer.Span>) -> [UInt32]
    {
        let isClean = !scalars[range].contains { CharacterClass.isInvisible($0) || CharacterClass.isPrivateUse($0) }
        if isClean { return range.count == scalars.count ? scalars : Array(scalars[range]) }
        var visible = Array(scalars[range])
        var start = 0
        for span in spans {
            for index in start..<span.end { visible[index] = Self.visible(visible[index], in: span.style) }
            start = span.end
        }
        return visible
    }

    private static func visible(_ scalar: UInt32, in style: RunStyle) -> UInt32 {
        if CharacterClass.isInvisible(scalar) {
            return scalar == TextAttachment.scalar && style.attachment != nil ? scalar : wordJoiner
        }
        guard CharacterClass.isPrivateUse(scalar) else { return scalar }
        return style.font.hasPrivateCharacters && style.font.primary.hasGlyph(for: scalar) ? scalar : noncharacter
    }

    private static let wordJoiner: UInt32 = 0x2060
    private static let noncharacter: UInt32 = 0x10FFFF

    /// The spans within a paragraph, their ends counted from its start; at least one.
    private static func spans(
        _ spans: ShortList<Itemizer.Span>, in range: Range<Int>
    ) -> ShortList<Itemizer.Span> {
        let first = min(spans.partitioningIndex { $0.end > range.lowerBound }, spans.count - 1)
        var own: ShortList<Itemizer.Span> = []
        for span in spans[first...] {
            own.append(Itemizer.Span(end: min(span.end, range.upperBound) - range.lowerBound, style: span.style))
            if span.end >= range.upperBound { break }
        }
        return own
    }
}
