internal import Foundation

/// The second to fourth phase: paragraphs, runs and glyphs of a decoded text.
struct TextShaping {
    let catalog: FontCatalog
    let shaper: Shaper

    func shape(_ text: DecodedText, isRightToLeft: Bool) throws(TypesettingError) -> ShapedText {
        var styles: [RunStyle] = []
        for span in text.spans { styles.append(try style(of: span.attributes, after: styles.last)) }
        let spans = zip(text.spans, styles).map { Itemizer.Span(end: $0.end, style: $1) }
        var paragraphs: [ShapedText.Paragraph] = []
        for piece in ParagraphSplitter.pieces(of: text.scalars) {
            let shaped = paragraph(piece.range, of: text, spans: spans, isRightToLeft: isRightToLeft)
            paragraphs.append(ShapedText.Paragraph(shaped: shaped, endsParagraph: piece.endsParagraph))
        }
        return ShapedText(paragraphs: paragraphs, fonts: styles.map(\.font))
    }

    /// A piece of text of one font on a line of its own, such as an ellipsis.
    func run(_ scalars: [UInt32], attributes: TextAttributes, level: UInt8) throws(TypesettingError) -> ShapedRun? {
        let span = Itemizer.Span(end: scalars.count, style: try style(of: attributes, after: nil))
        let levels = level == 0 ? nil : [UInt8](repeating: level, count: scalars.count)
        var runs = Itemizer(catalog: catalog, scalars: scalars, levels: levels, spans: [span]).runs()
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
        _ range: Range<Int>, of text: DecodedText, spans: [Itemizer.Span], isRightToLeft: Bool
    ) -> ShapedParagraph {
        let scalars = Self.visible(text.scalars, in: range)
        let own = Self.spans(spans, in: range)
        let levels = BidiLevels.levels(of: scalars[...], isRightToLeft: isRightToLeft)
        var runs = Itemizer(catalog: catalog, scalars: scalars, levels: levels, spans: own).runs()
        shaper.shape(&runs, in: scalars)
        return ShapedParagraph(
            range: range, scalars: scalars, runs: runs, baseLevel: isRightToLeft ? 1 : 0,
            language: own.first?.style.language)
    }

    /// The scalars of a paragraph, control characters replaced by a word joiner, which shows nothing.
    private static func visible(_ scalars: [UInt32], in range: Range<Int>) -> [UInt32] {
        let isClean = !scalars[range].contains(where: CharacterClass.isInvisible)
        if isClean { return range.count == scalars.count ? scalars : Array(scalars[range]) }
        return scalars[range].map { CharacterClass.isInvisible($0) ? 0x2060 : $0 }
    }

    /// The spans within a paragraph, their ends counted from its start; at least one.
    private static func spans(_ spans: [Itemizer.Span], in range: Range<Int>) -> [Itemizer.Span] {
        let first = min(spans.partitioningIndex { $0.end > range.lowerBound }, spans.count - 1)
        var own: [Itemizer.Span] = []
        for span in spans[first...] {
            own.append(Itemizer.Span(end: min(span.end, range.upperBound) - range.lowerBound, style: span.style))
            if span.end >= range.upperBound { break }
        }
        return own
    }
}

/// Tab stops every 28 points, the default of Apple's paragraph style.
enum TabStops {
    static let interval = 28.0

    static func glyph(run: ShapedRun, at position: Double) -> ShapedGlyph {
        let advance = interval - position.truncatingRemainder(dividingBy: interval)
        return ShapedGlyph(
            index: ShapedGlyph.empty, cluster: run.range.lowerBound, advance: advance)
    }
}
