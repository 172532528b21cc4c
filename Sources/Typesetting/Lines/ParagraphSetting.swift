internal import Foundation

/// Decides the lines of one paragraph, the last of which may be shortened.
struct ParagraphSetting {
    let shaper: Shaper
    let style: ParagraphStyle
    /// Of the container, in points; infinite for no bound.
    let width: Double
    /// Lines that the text may have up to this paragraph's end.
    let maximum: Int
    let decoded: DecodedText
    let marks: LineMarks
    let hyphenation: Hyphenation
    let paragraph: ShapedText.Paragraph
    let index: Int
    /// Whether text follows after the paragraph.
    let isFollowed: Bool

    var shaped: ShapedParagraph { paragraph.shaped }

    func add(to lines: inout [BrokenLine]) {
        let (first, division) = (lines.count, division)
        var start = 0
        repeat {
            let room = style.room(isFirst: start == 0 && !paragraph.continuesParagraph, in: width)
            let isLast = lines.count + 1 == maximum
            let line = breaker(room, division).line(of: shaped, from: start)
            if isLast, style.lineBreak == .clipping, line.end < shaped.scalars.count {
                lines.append(clipped(from: start, room))
                return
            }
            if isLast, line.end < shaped.scalars.count || isFollowed, let shortened = shortened(from: start, room) {
                lines.append(shortened)
                return
            }
            let isSoft = line.end < shaped.scalars.count
            var broken = self.line(line.content, room)
            broken.isHyphenated = line.isHyphenated
            broken.dependsOnWidth = line.isDivided
            broken.isSoft = isSoft
            broken.endsParagraph = !isSoft && paragraph.endsParagraph
            broken.isCut = isLast && (isSoft || isFollowed)
            lines.append(broken)
            start = line.end
        } while start < shaped.scalars.count && lines.count < maximum
        if start == shaped.scalars.count, lines.count - first > 1 { pushOut(&lines) }
    }

    /// The last line that there may be, tightened or with an ellipsis; nil where the style wants neither.
    private func shortened(from start: Int, _ room: LineRoom) -> BrokenLine? {
        guard let mode = BrokenLine.Ending(style.lineBreak) else { return nil }
        if !isFollowed, style.tightensForTruncation, let line = tightened(from: start, room) { return line }
        let ruler = isFollowed || mode == .tail ? ruler(room) : .spaces
        let truncation = Truncation(
            widths: LineWidths(shaper: shaper, ruler: ruler), limit: room.limit,
            mode: isFollowed ? .tail : mode
        ) {
            marks.width(of: LineMarks.ellipsis, in: decoded, paragraph: shaped, at: $0)
        }
        return truncation.shorten(self.line(start..<shaped.scalars.count, room), ruler: ruler)
    }

    private func clipped(from start: Int, _ room: LineRoom) -> BrokenLine {
        var line = line(start..<shaped.scalars.count, room)
        line.isCut = true
        line.endsParagraph = paragraph.endsParagraph
        return line
    }

    /// The rest of the paragraph with its characters closer together; nil where that is not enough.
    private func tightened(from start: Int, _ room: LineRoom) -> BrokenLine? {
        let rest = start..<shaped.trimmedEnd(of: start..<shaped.scalars.count)
        let excess = widths(room).width(of: rest, in: shaped) - room.limit
        var line = line(rest, room)
        let composer = LineComposer(text: decoded, shaper: shaper, marks: marks)
        let (count, size) = composer.compose(line).tightenable
        guard count > 0, excess / Double(count) <= Self.largestTightening * size else { return nil }
        line.tightening = max(excess, 0) / Double(count)
        line.endsParagraph = paragraph.endsParagraph
        return line
    }

    /// In ems: Apple's default for text that is tightened rather than truncated.
    private static let largestTightening = 0.05

    private func line(_ range: Range<Int>, _ room: LineRoom) -> BrokenLine {
        BrokenLine(paragraph: shaped, paragraphIndex: index, room: room, ruler: ruler(room), range: range)
    }

    private func breaker(_ room: LineRoom, _ division: WordDivision?) -> LineBreaker {
        LineBreaker(
            widths: widths(room), limit: room.limit, breaksAtCharacters: style.lineBreak == .characterWrapping,
            keepsHangulWords: style.lineBreakStrategy.contains(.hangulWordPriority), division: division,
            decoded: decoded, marks: marks)
    }

    var division: WordDivision? {
        guard style.hyphenationFactor > 0, let patterns = hyphenation.patterns(for: shaped.language) else { return nil }
        return WordDivision(patterns: patterns, factor: style.hyphenationFactor)
    }

    func widths(_ room: LineRoom) -> LineWidths { LineWidths(shaper: shaper, ruler: ruler(room)) }

    private func ruler(_ room: LineRoom) -> TabRuler { TabRuler(style: style, origin: room.indent) }
}

extension BrokenLine.Ending {
    /// Where the ellipsis of a mode stands; nil for a mode without one.
    fileprivate init?(_ mode: ParagraphStyle.LineBreak) {
        switch mode {
        case .truncatingHead: self = .head
        case .truncatingMiddle: self = .middle
        case .truncatingTail: self = .tail
        case .wordWrapping, .characterWrapping, .clipping: return nil
        }
    }
}
