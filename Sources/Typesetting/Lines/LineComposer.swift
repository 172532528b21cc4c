internal import Foundation

/// The glyphs of a line from left to right: the line's logical pieces cut out of their paragraph and put in visual order.
struct ComposedLine {
    struct Piece {
        var run: ShapedRun
        /// Where the run's clusters begin among the text's scalars; nil for an ellipsis or a hyphen.
        let textStart: Int?
        /// The attribute span of an ellipsis or a hyphen.
        let markSpan: Int
    }

    /// Of a whole paragraph from left to right, whose pieces its runs are; nil for another line.
    private let paragraph: ShapedParagraph?
    private var ownPieces: [Piece]
    /// The sum of the advances, in points.
    var width: Double

    init(pieces: [Piece]) {
        paragraph = nil
        ownPieces = pieces
        width = pieces.indices.reduce(0) { $0 + pieces[$1].run.width }
    }

    /// All of a paragraph on one line, as it was shaped: the pieces are made when asked for.
    init(_ paragraph: ShapedParagraph) {
        self.paragraph = paragraph
        ownPieces = []
        width = paragraph.runs.indices.reduce(0) { $0 + paragraph.runs[$1].width }
    }

    var pieces: [Piece] {
        get {
            guard let paragraph, ownPieces.isEmpty else { return ownPieces }
            return paragraph.runs.map { Piece(run: $0, textStart: paragraph.range.lowerBound, markSpan: 0) }
        }
        set { ownPieces = newValue }
    }
}

/// Puts lines together: the sixth phase.
struct LineComposer {
    let text: DecodedText
    let shaper: Shaper
    let marks: LineMarks

    func compose(_ line: BrokenLine) -> ComposedLine {
        if isWholeParagraph(line) { return ComposedLine(line.paragraph) }
        var pieces: [ComposedLine.Piece] = []
        pieces.reserveCapacity(line.paragraph.runIndices(at: line.range).count + (line.ellipsis == .none ? 0 : 2))
        let end = max(line.range.upperBound - 1, line.range.lowerBound)
        let level = line.paragraph.baseLevel
        if line.ellipsis == .head {
            append(LineMarks.ellipsis, level, of: line, at: line.range.lowerBound, to: &pieces)
        }
        append(line.range, of: line, to: &pieces)
        if line.isHyphenated {
            // It runs with the word that it ends, which may be an English one in Arabic text.
            append(LineMarks.hyphen, pieces.last?.run.level ?? level, of: line, at: end, to: &pieces)
        }
        switch line.ellipsis {
        case .tail, .middle: append(LineMarks.ellipsis, level, of: line, at: end, to: &pieces)
        case .head, .none: break
        }
        if let tail = line.tail { append(tail, of: line, to: &pieces) }
        if pieces.contains(where: { $0.run.level != 0 }) { Self.reorder(&pieces) }
        var composed = ComposedLine(pieces: pieces)
        if line.tightening > 0 { composed.tighten(by: line.tightening) }
        return composed
    }

    /// Whether a line shows its paragraph as it was shaped, and its runs are from left to right in their order.
    private func isWholeParagraph(_ line: BrokenLine) -> Bool {
        let paragraph = line.paragraph
        return line.range == 0..<paragraph.scalars.count && line.ellipsis == .none && !line.isHyphenated
            && line.tail == nil && line.tightening == 0 && paragraph.tabs.isEmpty && paragraph.isLeftToRight
    }

    private func append(_ range: Range<Int>, of line: BrokenLine, to pieces: inout [ComposedLine.Piece]) {
        let paragraph = line.paragraph
        let first = pieces.count
        for index in paragraph.runIndices(at: range) {
            let part = paragraph.runs[index].range.clamped(to: range)
            let slice = shaper.slice(index, to: part, of: paragraph)
            pieces.append(ComposedLine.Piece(run: slice, textStart: paragraph.range.lowerBound, markSpan: 0))
        }
        guard !paragraph.tabs.isEmpty else { return }
        let widths = LineWidths(shaper: shaper, ruler: line.ruler)
        var advances = (widths.tabAdvances(in: range, of: paragraph)?.advances ?? [])[...]
        for index in pieces.indices.dropFirst(first)
        where paragraph.scalars[pieces[index].run.range.lowerBound] == 0x09 {
            guard let advance = advances.popFirst() else { return }
            pieces[index].run.setAdvance(advance)
        }
    }

    private func append(
        _ mark: UInt32, _ level: UInt8, of line: BrokenLine, at index: Int, to pieces: inout [ComposedLine.Piece]
    ) {
        let span = text.spanIndex(at: line.paragraph.range.lowerBound + index)
        let attributes = text.spans[span].attributes
        guard let run = marks.run(mark, attributes, level: level) else { return }
        pieces.append(ComposedLine.Piece(run: run, textStart: nil, markSpan: span))
    }

    /// Rule L2 of the bidirectional algorithm: from the highest level down, reverse what is at that level or above.
    private static func reorder(_ pieces: inout [ComposedLine.Piece]) {
        let levels = pieces.map(\.run.level)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < pieces.count {
                guard pieces[start].run.level >= level else {
                    start += 1
                    continue
                }
                let end = pieces[start...].firstIndex { $0.run.level < level } ?? pieces.count
                pieces[start..<end].reverse()
                start = end
            }
        }
    }
}
