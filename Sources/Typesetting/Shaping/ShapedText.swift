internal import Foundation

/// A text's paragraphs as glyphs: what a frame of any width and colours is made from.
final class ShapedText {
    let paragraphs: [Paragraph]

    struct Paragraph {
        let shaped: ShapedParagraph
        /// False where a line separator ends it: no paragraph spacing follows.
        let endsParagraph: Bool
    }

    init(paragraphs: [Paragraph]) {
        self.paragraphs = paragraphs
    }

    /// The number of scalars, for the cost of keeping it.
    var scalarCount: Int { paragraphs.last?.shaped.range.upperBound ?? 0 }
}

/// The second to fourth phase: paragraphs, runs and glyphs of a decoded text.
struct TextShaping {
    let catalog: FontCatalog
    let shaper: Shaper

    func shape(_ text: DecodedText, isRightToLeft: Bool) throws(TypesettingError) -> ShapedText {
        let spans = try shapingSpans(of: text)
        var paragraphs: [ShapedText.Paragraph] = []
        for piece in ParagraphSplitter.pieces(of: text.scalars) {
            let shaped = paragraph(piece.range, of: text, spans: spans, isRightToLeft: isRightToLeft)
            paragraphs.append(ShapedText.Paragraph(shaped: shaped, endsParagraph: piece.endsParagraph))
        }
        return ShapedText(paragraphs: paragraphs)
    }

    /// A piece of text of one font on a line of its own, such as an ellipsis.
    func run(_ scalars: [UInt32], attributes: TextAttributes, level: UInt8) throws(TypesettingError) -> ShapedRun {
        let font = try catalog.font(for: attributes.font)
        let span = Itemizer.ShapingSpan(
            end: scalars.count, font: font, kern: Self.usable(attributes.kern), language: attributes.language)
        let levels = level == 0 ? nil : [UInt8](repeating: level, count: scalars.count)
        let runs = Itemizer(catalog: catalog, scalars: scalars, levels: levels, spans: [span]).runs()
        var run = runs[0]
        shaper.shape(&run, in: scalars, end: scalars.count)
        return run
    }

    private func shapingSpans(of text: DecodedText) throws(TypesettingError) -> [Itemizer.ShapingSpan] {
        var spans: [Itemizer.ShapingSpan] = []
        for span in text.spans {
            let (font, attributes) = (try catalog.font(for: span.attributes.font), span.attributes)
            let kern = Self.usable(attributes.kern)
            if let last = spans.last, last.font === font, last.kern == kern, last.language == attributes.language {
                spans[spans.count - 1].end = span.end
            } else {
                spans.append(
                    Itemizer.ShapingSpan(end: span.end, font: font, kern: kern, language: attributes.language))
            }
        }
        return spans
    }

    private func paragraph(
        _ range: Range<Int>, of text: DecodedText, spans: [Itemizer.ShapingSpan], isRightToLeft: Bool
    ) -> ShapedParagraph {
        let scalars = text.scalars[range].map { CharacterClass.isInvisible($0) ? 0x2060 : $0 }
        let own = Self.spans(spans, in: range)
        let levels = BidiLevels.levels(of: scalars[...], isRightToLeft: isRightToLeft)
        var runs = Itemizer(catalog: catalog, scalars: scalars, levels: levels, spans: own).runs()
        var position = 0.0
        for index in runs.indices {
            if scalars[runs[index].range.lowerBound] == 0x09 {
                runs[index].glyphs = [TabStops.glyph(run: runs[index], at: position)]
            } else {
                shaper.shape(&runs[index], in: scalars, end: scalars.count)
            }
            position += runs[index].width
        }
        return ShapedParagraph(
            range: range, scalars: scalars, runs: runs, baseLevel: isRightToLeft ? 1 : 0,
            language: own.first?.language)
    }

    private static func spans(_ spans: [Itemizer.ShapingSpan], in range: Range<Int>) -> [Itemizer.ShapingSpan] {
        guard spans.count > 1 else {
            return spans.map { span in
                var span = span
                span.end = range.count
                return span
            }
        }
        var own: [Itemizer.ShapingSpan] = []
        for var span in spans[(spans.partitioningIndex { $0.end > range.lowerBound })...] {
            span.end = min(span.end, range.upperBound) - range.lowerBound
            own.append(span)
            if span.end == range.count { break }
        }
        return own
    }

    /// Kern beyond what any picture shows is cut; NaN is none.
    private static func usable(_ kern: Double) -> Double {
        kern.isNaN ? 0 : min(max(kern, -ResolvedFont.maximumSize), ResolvedFont.maximumSize)
    }
}

extension RandomAccessCollection {
    /// The first index whose element `belongs`, by binary search; all elements after it must belong too.
    func partitioningIndex(where belongs: (Element) -> Bool) -> Index {
        var (low, count) = (startIndex, count)
        while count > 0 {
            let middle = index(low, offsetBy: count / 2)
            if belongs(self[middle]) {
                count /= 2
            } else {
                low = index(after: middle)
                count -= count / 2 + 1
            }
        }
        return low
    }
}

/// Tab stops every 28 points, the default of Apple's paragraph style.
enum TabStops {
    static let interval = 28.0

    static func glyph(run: ShapedRun, at position: Double) -> ShapedGlyph {
        let advance = interval - position.truncatingRemainder(dividingBy: interval)
        return ShapedGlyph(
            index: run.typeface.spaceGlyph, cluster: run.range.lowerBound, advance: advance, xOffset: 0, yOffset: 0,
            isUnsafeToBreak: false)
    }
}
