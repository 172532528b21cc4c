internal import Foundation

/// The glyphs of a line from left to right: the line's logical pieces cut out of their paragraph and put in visual order.
struct ComposedLine {
    struct Piece {
        var run: ShapedRun
        /// Where the run's clusters begin among the text's scalars; nil for an ellipsis.
        let textStart: Int?
        /// The attribute span of an ellipsis.
        let ellipsisSpan: Int
    }

    var pieces: [Piece]
    /// The sum of the advances, in points.
    var width: Double
}

/// Puts lines together: the sixth phase.
struct LineComposer {
    let text: DecodedText
    let shaper: Shaper
    let ellipses: Ellipses

    func compose(_ line: BrokenLine) -> ComposedLine {
        var pieces: [ComposedLine.Piece] = []
        if line.ellipsis == .head { appendEllipsis(of: line, at: line.range.lowerBound, to: &pieces) }
        append(line.range, of: line.paragraph, to: &pieces)
        switch line.ellipsis {
        case .tail, .middle:
            appendEllipsis(of: line, at: max(line.range.upperBound - 1, line.range.lowerBound), to: &pieces)
        case .head, .none: break
        }
        if let tail = line.tail { append(tail, of: line.paragraph, to: &pieces) }
        if pieces.contains(where: { $0.run.level != 0 }) { Self.reorder(&pieces) }
        return ComposedLine(pieces: pieces, width: pieces.reduce(0) { $0 + $1.run.width })
    }

    private func append(_ range: Range<Int>, of paragraph: ShapedParagraph, to pieces: inout [ComposedLine.Piece]) {
        for run in paragraph.runs(at: range) {
            let slice = shaper.slice(run, to: run.range.clamped(to: range), of: paragraph)
            pieces.append(
                ComposedLine.Piece(run: slice, textStart: paragraph.range.lowerBound, ellipsisSpan: 0))
        }
    }

    private func appendEllipsis(of line: BrokenLine, at index: Int, to pieces: inout [ComposedLine.Piece]) {
        let span = text.spanIndex(at: line.paragraph.range.lowerBound + index)
        let attributes = text.spans[span].attributes
        guard let run = ellipses.run(attributes, level: line.paragraph.baseLevel) else { return }
        pieces.append(ComposedLine.Piece(run: run, textStart: nil, ellipsisSpan: span))
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

extension ComposedLine {
    /// Widens the spaces so that the line fills `target` points.
    mutating func justify(to target: Double, scalars: (ComposedLine.Piece, Int) -> UInt32) {
        let count = pieces.reduce(0) { sum, piece in
            sum + piece.run.glyphs.count { CharacterClass.isExpandable(scalars(piece, $0.cluster)) }
        }
        guard count > 0, target > width else { return }
        let extra = (target - width) / Double(count)
        for piece in pieces.indices {
            for glyph in pieces[piece].run.glyphs.indices {
                let cluster = pieces[piece].run.glyphs[glyph].cluster
                guard CharacterClass.isExpandable(scalars(pieces[piece], cluster)) else { continue }
                pieces[piece].run.glyphs[glyph].advance += extra
            }
        }
        width = target
    }
}

extension CharacterClass {
    /// Spaces that justification widens.
    static func isExpandable(_ scalar: UInt32) -> Bool {
        scalar == 0x20 || scalar == 0xA0 || scalar == 0x3000
    }
}
