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
        case .middle:
            (line.range, line.tail) = middle(rest, of: paragraph)
            line.dependsOnWidth = true
        }
        return line
    }

    /// The longest beginning that has room with the ellipsis, without the whitespace at its end.
    private func tail(_ rest: Range<Int>, of paragraph: ShapedParagraph) -> Range<Int> {
        let content = { rest.lowerBound..<paragraph.trimmedEnd(of: rest.lowerBound..<$0) }
        let end = prefixEnd(rest, of: paragraph, within: limit) { end in
            let shown = content(end)
            return widths.fits(shown, of: paragraph, in: limit - ellipsisWidth(after: shown))
        }
        return content(end)
    }

    /// The longest end that has room with the ellipsis, without the whitespace at its beginning.
    private func head(_ rest: Range<Int>, of paragraph: ShapedParagraph) -> Range<Int> {
        let content = { (start: Int) in
            let shown = (start..<rest.upperBound).first { !CharacterClass.isWhitespace(paragraph.scalars[$0]) }
            return (shown ?? rest.upperBound)..<rest.upperBound
        }
        let start = suffixStart(rest, of: paragraph, within: limit) { start in
            let shown = content(start)
            return widths.fits(shown, of: paragraph, in: limit - ellipsisWidth(shown.lowerBound))
        }
        return content(start)
    }

    /// As much of the beginning as has room in one half, and as much of the end as then has room.
    private func middle(_ rest: Range<Int>, of paragraph: ShapedParagraph) -> (Range<Int>, Range<Int>) {
        let end = prefixEnd(rest, of: paragraph, within: limit / 2) { end in
            let shown = rest.lowerBound..<end
            return widths.fits(shown, of: paragraph, in: (limit - ellipsisWidth(after: shown)) / 2)
        }
        let head = rest.lowerBound..<end
        let left = limit - ellipsisWidth(after: head) - widths.width(of: head, in: paragraph)
        let start = suffixStart(end..<rest.upperBound, of: paragraph, within: left) { start in
            widths.fits(start..<rest.upperBound, of: paragraph, in: left)
        }
        return (head, start..<rest.upperBound)
    }

    /// An ellipsis has the attributes of the character before it; at the beginning of a line those of the next one.
    private func ellipsisWidth(after range: Range<Int>) -> Double {
        ellipsisWidth(max(range.upperBound - 1, range.lowerBound))
    }

    /// The last character boundary of `rest` that `fits`; its beginning where none does.
    ///
    /// - Parameter width: no beginning of more points fits.
    private func prefixEnd(
        _ rest: Range<Int>, of paragraph: ShapedParagraph, within width: Double, fits: (Int) -> Bool
    ) -> Int {
        let (offsets, most) = (paragraph.offsets, width + paragraph.cutUncertainty)
        // From here down each one is measured as it will be drawn.
        var end = rest.partitioningIndex { offsets[$0] - offsets[rest.lowerBound] > most }
        while end > rest.lowerBound {
            if paragraph.breaks[end] != .none, fits(end) { return end }
            end -= 1
        }
        return rest.lowerBound
    }

    /// The first character boundary of `rest` that `fits`; its end where none does.
    ///
    /// - Parameter width: no end of more points fits.
    private func suffixStart(
        _ rest: Range<Int>, of paragraph: ShapedParagraph, within width: Double, fits: (Int) -> Bool
    ) -> Int {
        let (offsets, most) = (paragraph.offsets, width + paragraph.cutUncertainty)
        var start = rest.partitioningIndex { offsets[rest.upperBound] - offsets[$0] <= most }
        while start < rest.upperBound {
            if paragraph.breaks[start] != .none, fits(start) { return start }
            start += 1
        }
        return rest.upperBound
    }
}
