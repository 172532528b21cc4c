internal import Foundation

/// A styled text as Unicode scalars, with the end of each attribute run among them.
///
/// The first phase: lengths in UTF-16 become scalar indices, whatever they were; too much text is left out.
struct DecodedText {
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

    var scalars: [UInt32] = []
    /// In order, covering `scalars`; at least one, so that also an empty text has a font.
    var spans: [Span] = []
    /// In order; the last one holds for all scalars after it. Empty where all paragraphs have one style.
    private(set) var paragraphSpans: [ParagraphSpan] = []
    let hasFinalEmptyLine: Bool
    /// Whether scalars in the middle were left out as `Limits.scalars` says.
    var isElided = false

    /// - Parameter limit: with more scalars than twice this, only this many of the beginning and of the end are kept.
    init(_ text: StyledText, limit: Int) {
        hasFinalEmptyLine = text.hasFinalEmptyLine
        if text.runs.count > 1 { decodeRuns(text) } else { decodeWhole(text) }
        if !text.paragraphRuns.isEmpty { decodeParagraphs(text) }
        if scalars.count > limit * 2 { elide(keeping: limit) }
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

    private mutating func decodeWhole(_ text: StyledText) {
        if let ascii = Self.ascii(text.string) {
            scalars = ascii
        } else {
            for scalar in text.string.unicodeScalars { scalars.append(scalar.value) }
        }
        let attributes = text.runs.first?.attributes ?? Self.defaultAttributes
        spans = [Span(end: scalars.count, attributes: attributes)]
    }

    /// The scalars of a string of ASCII, whose bytes they are; nil for another string.
    private static func ascii(_ string: String) -> [UInt32]? {
        let scalars = unsafe string.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe bytes.allSatisfy { $0 < 0x80 } ? unsafe bytes.map(UInt32.init) : nil
        }
        return scalars ?? nil
    }

    private mutating func decodeRuns(_ text: StyledText) {
        var run = 0
        var runEnd = Self.end(of: text.runs[0], from: 0)
        var position = 0
        for scalar in text.string.unicodeScalars {
            while position >= runEnd, run + 1 < text.runs.count {
                close(text.runs[run])
                run += 1
                runEnd = Self.end(of: text.runs[run], from: runEnd)
            }
            scalars.append(scalar.value)
            position += scalar.value > 0xFFFF ? 2 : 1
        }
        close(text.runs[run])
        if spans.isEmpty { spans = [Span(end: 0, attributes: text.runs[0].attributes)] }
    }

    /// Runs with a negative length count as empty, those past the end of the text end with it.
    private static func end(of run: StyledText.Run, from start: Int) -> Int {
        start.addingReportingOverflow(max(run.length, 0)).overflow ? Int.max : start + max(run.length, 0)
    }

    private mutating func close(_ run: StyledText.Run) {
        if scalars.count > (spans.last?.end ?? 0) {
            spans.append(Span(end: scalars.count, attributes: run.attributes))
        }
    }

    private mutating func decodeParagraphs(_ text: StyledText) {
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

    private mutating func elide(keeping limit: Int) {
        let removed = limit..<scalars.count - limit
        scalars.removeSubrange(removed)
        spans = spans.map { span in
            let end = span.end <= removed.lowerBound ? span.end : max(span.end - removed.count, removed.lowerBound)
            return Span(end: end, attributes: span.attributes)
        }
        paragraphSpans = paragraphSpans.map { span in
            let end = span.end <= removed.lowerBound ? span.end : max(span.end - removed.count, removed.lowerBound)
            return ParagraphSpan(end: end, style: span.style)
        }
        var previous = 0
        spans.removeAll { span in
            defer { previous = span.end }
            return span.end <= previous
        }
        isElided = true
    }

    /// What text without a run is set in: UIKit's default label font, 17 pt in black.
    private static let defaultAttributes = TextAttributes(font: FontRequest(size: 17))
}
