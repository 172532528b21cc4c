internal import Foundation

/// Shortens the last line of a text that has more: an ellipsis stands for what is left out.
struct Truncation {
    let widths: LineWidths
    /// Points the line has.
    let limit: Double
    let mode: BrokenLine.Ending
    /// The width of an ellipsis in the attributes of the scalar at an index of the paragraph.
    let ellipsisWidth: (Int) -> Double

    /// The line, whose range reaches to the paragraph's end, with an ellipsis.
    func shorten(_ line: BrokenLine, ruler: TabRuler) -> BrokenLine {
        var line = line
        let (rest, paragraph) = (line.range, line.paragraph)
        line.ruler = ruler
        line.ellipsis = mode
        line.isCut = true
        switch mode {
        case .none: break
        case .tail: line.range = tail(rest, of: paragraph)
        case .head: line.range = head(rest, of: paragraph)
        case .middle: (line.range, line.tail) = middle(rest, of: paragraph)
        }
        return line
    }

    private func tail(_ rest: Range<Int>, of paragraph: ShapedParagraph) -> Range<Int> {
        let end = prefixEnd(rest, of: paragraph) { limit - ellipsisWidth(max($0 - 1, rest.lowerBound)) }
        return rest.lowerBound..<paragraph.trimmedEnd(of: rest.lowerBound..<end)
    }

    private func head(_ rest: Range<Int>, of paragraph: ShapedParagraph) -> Range<Int> {
        var start = suffixStart(rest, of: paragraph, room: limit - ellipsisWidth(rest.lowerBound))
        while start < rest.upperBound, CharacterClass.isWhitespace(paragraph.scalars[start]) { start += 1 }
        return start..<rest.upperBound
    }

    private func middle(_ rest: Range<Int>, of paragraph: ShapedParagraph) -> (Range<Int>, Range<Int>) {
        let room = limit - ellipsisWidth(rest.lowerBound)
        let end = prefixEnd(rest, of: paragraph) { _ in room / 2 }
        let head = rest.lowerBound..<end
        let left = room - widths.width(of: head, in: paragraph)
        let start = max(suffixStart(rest, of: paragraph, room: left), end)
        return (head, start..<rest.upperBound)
    }

    /// The end of the longest beginning of `rest` that has room, at a character boundary.
    private func prefixEnd(_ rest: Range<Int>, of paragraph: ShapedParagraph, room: (Int) -> Double) -> Int {
        let offsets = paragraph.offsets
        let base = offsets[rest.lowerBound]
        // Beyond this no beginning can fit; from here down each one is measured as it will be drawn.
        let beyond = rest.partitioningIndex { offsets[$0] - base > room($0) + paragraph.cutUncertainty }
        var end = beyond
        while end > rest.lowerBound {
            if paragraph.breaks[end] != .none {
                let content = rest.lowerBound..<paragraph.trimmedEnd(of: rest.lowerBound..<end)
                if widths.fits(content, of: paragraph, in: room(end)) { return end }
            }
            end -= 1
        }
        return rest.lowerBound
    }

    /// The start of the longest end of `rest` that has room, at a character boundary.
    private func suffixStart(_ rest: Range<Int>, of paragraph: ShapedParagraph, room: Double) -> Int {
        let offsets = paragraph.offsets
        let total = offsets[rest.upperBound]
        var start = rest.partitioningIndex { total - offsets[$0] <= room + paragraph.cutUncertainty }
        while start < rest.upperBound {
            if paragraph.breaks[start] != .none, widths.fits(start..<rest.upperBound, of: paragraph, in: room) {
                return start
            }
            start += 1
        }
        return rest.upperBound
    }
}
