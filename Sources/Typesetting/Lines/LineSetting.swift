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
            widths: widths, limit: limit, breaksAtCharacters: style.lineBreak == .characterWrapping)
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
