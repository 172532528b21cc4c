internal import Foundation

/// A styled text as Unicode scalars, with the end of each attribute run among them.
///
/// The first phase: lengths in UTF-16 become scalar indices, whatever they were; too much text is left out.
final class DecodedText {
    struct Span {
        /// The index of the scalar after the run.
        var end: Int
        var attributes: TextAttributes
    }

    struct ParagraphSpan {
        /// The index of the scalar after the span.
        var end: Int
        let style: ParagraphStyle
    }

    private(set) var scalars: [UInt32] = []
    /// In order, covering `scalars`; at least one, so that also an empty text has a font.
    private(set) var spans: ShortList<Span> = []
    /// In order; the last one holds for all scalars after it. Empty where all paragraphs have one style.
    private(set) var paragraphSpans: [ParagraphSpan] = []
    let hasFinalEmptyLine: Bool

    /// - Parameter limit: with more scalars than twice this, only this many of the beginning and of the end are kept.
    init(_ text: StyledText, limit: Int) {
        hasFinalEmptyLine = text.hasFinalEmptyLine
        if !text.otherRuns.isEmpty {
            decodeRuns(text)
        } else if text.paragraphRuns.isEmpty, text.string.utf8.count > 8 * limit {
            decodeEnds(text, limit: limit)
        } else {
            decodeWhole(text)
        }
        if !text.paragraphRuns.isEmpty { decodeParagraphs(text) }
        if scalars.count > limit * 2 { elide(keeping: limit) }
    }

    /// A text of one run in other attributes.
    init(_ text: DecodedText, attributes: TextAttributes) {
        scalars = text.scalars
        spans = ShortList(only: Span(end: text.scalars.count, attributes: attributes))
        paragraphSpans = text.paragraphSpans
        hasFinalEmptyLine = text.hasFinalEmptyLine
    }

    /// The attributes of the scalar at `index`; those of the last scalar beyond the end.
    func attributes(at index: Int) -> TextAttributes {
        spans[spanIndex(at: index)].attributes
    }

    func spanIndex(at index: Int) -> Int {
        guard spans.count > 1 else { return 0 }
        var (low, high) = (0, spans.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].end > index { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func decodeWhole(_ text: StyledText) {
        scalars = Self.ascii(text.string) ?? Self.scalars(text.string)
        spans = ShortList(only: Span(end: scalars.count, attributes: text.firstRun.attributes))
    }

    /// Decodes only what is kept of a text that is surely longer than that, as no scalar has more than four bytes.
    private func decodeEnds(_ text: StyledText, limit: Int) {
        let all = text.string.unicodeScalars
        scalars = all.prefix(limit).map(\.value) + all.suffix(limit).map(\.value)
        spans = ShortList(only: Span(end: scalars.count, attributes: text.firstRun.attributes))
    }

    private static func scalars(_ string: String) -> [UInt32] {
        var scalars: [UInt32] = []
        scalars.reserveCapacity(string.utf8.count / 2)
        for scalar in string.unicodeScalars { scalars.append(scalar.value) }
        return scalars
    }

    /// The scalars of a string of ASCII, whose bytes they are; nil for another string.
    private static func ascii(_ string: String) -> [UInt32]? {
        let scalars = unsafe string.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe bytes.allSatisfy { $0 < 0x80 } ? unsafe bytes.map(UInt32.init) : nil
        }
        return scalars ?? nil
    }

    private func decodeRuns(_ text: StyledText) {
        let runs = text.runs
        var run = 0
        var runEnd = Self.end(of: runs[0], from: 0)
        var position = 0
        let scalars = Self.scalars(text.string)
        for (index, scalar) in scalars.enumerated() {
            while position >= runEnd, run + 1 < runs.count {
                close(runs[run], at: index)
                run += 1
                runEnd = Self.end(of: runs[run], from: runEnd)
            }
            position += scalar > 0xFFFF ? 2 : 1
        }
        close(runs[run], at: scalars.count)
        if spans.isEmpty { spans = ShortList(only: Span(end: 0, attributes: runs[0].attributes)) }
        self.scalars = scalars
    }

    /// Runs with a negative length count as empty, those past the end of the text end with it.
    private static func end(of run: StyledText.Run, from start: Int) -> Int {
        start.addingReportingOverflow(max(run.length, 0)).overflow ? Int.max : start + max(run.length, 0)
    }

    private func close(_ run: StyledText.Run, at index: Int) {
        if index > (spans.last?.end ?? 0) { spans.append(Span(end: index, attributes: run.attributes)) }
    }

    private func decodeParagraphs(_ text: StyledText) {
        var (run, position, index) = (0, 0, 0)
        var runEnd = max(text.paragraphRuns[0].length, 0)
        for scalar in text.string.unicodeScalars {
            while position >= runEnd, run + 1 < text.paragraphRuns.count {
                paragraphSpans.append(ParagraphSpan(end: index, style: text.paragraphRuns[run].style.usable))
                run += 1
                let (end, overflow) = runEnd.addingReportingOverflow(max(text.paragraphRuns[run].length, 0))
                runEnd = overflow ? .max : end
            }
            position += scalar.value > 0xFFFF ? 2 : 1
            index += 1
        }
        paragraphSpans.append(ParagraphSpan(end: index, style: text.paragraphRuns[run].style.usable))
    }

    /// The style of the paragraph that begins at `index`; `common` where all have that.
    func paragraphStyle(at index: Int, common: ParagraphStyle) -> ParagraphStyle {
        guard let last = paragraphSpans.last else { return common }
        let span = paragraphSpans.partitioningIndex { $0.end > index }
        return span < paragraphSpans.count ? paragraphSpans[span].style : last.style
    }

    private func elide(keeping limit: Int) {
        let removed = limit..<scalars.count - limit
        scalars.removeSubrange(removed)
        var kept: ShortList<Span> = []
        for span in spans {
            let end = span.end <= removed.lowerBound ? span.end : max(span.end - removed.count, removed.lowerBound)
            if end > (kept.last?.end ?? 0) { kept.append(Span(end: end, attributes: span.attributes)) }
        }
        spans = kept
        paragraphSpans = paragraphSpans.map { span in
            let end = span.end <= removed.lowerBound ? span.end : max(span.end - removed.count, removed.lowerBound)
            return ParagraphSpan(end: end, style: span.style)
        }
    }
}
