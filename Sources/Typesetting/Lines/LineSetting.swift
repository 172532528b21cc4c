internal import Foundation

/// Decides the lines of a whole text: the fifth phase.
struct LineSetting {
    let widths: LineWidths
    let style: ParagraphStyle
    let limit: Double
    /// 0 for no limit.
    let maximumLines: Int
    let decoded: DecodedText
    let ellipses: Ellipses

    /// More lines than the tallest picture could show are left out.
    static let lineLimit = 200_000

    func lines(of text: ShapedText) -> [BrokenLine] {
        let maximum = maximumLines > 0 ? min(maximumLines, Self.lineLimit) : Self.lineLimit
        var lines: [BrokenLine] = []
        for (index, paragraph) in text.paragraphs.enumerated() {
            let isFollowed = index + 1 < text.paragraphs.count
            add(paragraph, isFollowed: isFollowed, maximum: maximum, to: &lines)
            if lines.count == maximum { break }
        }
        return lines
    }

    private func add(
        _ paragraph: ShapedText.Paragraph, isFollowed: Bool, maximum: Int, to lines: inout [BrokenLine]
    ) {
        let shaped = paragraph.shaped
        let breaker = LineBreaker(
            widths: widths, limit: limit, breaksAtCharacters: style.lineBreak == .characterWrapping,
            keepsHangulWords: style.lineBreakStrategy.contains(.hangulWordPriority))
        let first = lines.count
        var start = 0
        repeat {
            let isLast = lines.count + 1 == maximum
            if isLast, style.lineBreak == .clipping {
                lines.append(clipped(shaped, from: start, isFollowed: isFollowed))
                return
            }
            let line = breaker.line(of: shaped, from: start)
            let isSoft = line.end < shaped.scalars.count
            if isLast, isSoft || isFollowed, let truncation = truncation(of: shaped) {
                lines.append(truncation.line(of: shaped, from: start, isFollowed: isFollowed))
                return
            }
            lines.append(
                BrokenLine(
                    paragraph: shaped, range: line.content, isSoft: isSoft,
                    endsParagraph: !isSoft && paragraph.endsParagraph, isCut: isLast && (isSoft || isFollowed)))
            start = line.end
        } while start < shaped.scalars.count && lines.count < maximum
        if start == shaped.scalars.count, lines.count - first > 1 { pushOut(&lines) }
    }

    /// Gives a word that is alone on the last line the word before it, where that one is not alone and both have room.
    private func pushOut(_ lines: inout [BrokenLine]) {
        guard style.lineBreakStrategy.contains(.pushOut), style.lineBreak != .characterWrapping else { return }
        let (previous, last) = (lines[lines.count - 2].range, lines[lines.count - 1].range)
        let paragraph = lines[lines.count - 1].paragraph
        let isSpace = { CharacterClass.isWhitespace(paragraph.scalars[$0]) }
        let lastEnd = paragraph.trimmedEnd(of: last)
        guard !(last.lowerBound..<lastEnd).contains(where: isSpace), let space = previous.last(where: isSpace) else {
            return
        }
        let shortened = previous.lowerBound..<paragraph.trimmedEnd(of: previous.lowerBound..<space)
        guard !shortened.isEmpty, paragraph.breaks[space + 1] == .line,
            widths.fits(space + 1..<lastEnd, of: paragraph, in: limit)
        else { return }
        lines[lines.count - 2].range = shortened
        let whole = space + 1..<last.upperBound
        lines[lines.count - 1].range = widths.fits(whole, of: paragraph, in: limit) ? whole : space + 1..<lastEnd
    }

    private func clipped(_ paragraph: ShapedParagraph, from start: Int, isFollowed: Bool) -> BrokenLine {
        let rest = start..<paragraph.scalars.count
        let isCut = isFollowed || !widths.fits(rest, of: paragraph, in: limit)
        return BrokenLine(paragraph: paragraph, range: rest, isCut: isCut)
    }

    private func truncation(of paragraph: ShapedParagraph) -> Truncation? {
        let mode: BrokenLine.Ending
        switch style.lineBreak {
        case .truncatingHead: mode = .head
        case .truncatingMiddle: mode = .middle
        case .truncatingTail: mode = .tail
        case .wordWrapping, .characterWrapping, .clipping: return nil
        }
        return Truncation(widths: widths, limit: limit, mode: mode) {
            ellipses.width(in: decoded, paragraph: paragraph, at: $0)
        }
    }
}
