internal import Foundation

/// Finds where the lines of a paragraph end: greedily, each line takes what has room.
struct LineBreaker {
    let widths: LineWidths
    /// Points the line has; infinite sets each paragraph on one line.
    let limit: Double
    let breaksAtCharacters: Bool
    let keepsHangulWords: Bool
    /// Nil where words stay whole.
    let division: WordDivision?
    let decoded: DecodedText
    let marks: LineMarks

    struct Line {
        /// The scalars that show, without the whitespace at a soft end.
        var content: Range<Int>
        /// Where the next line begins.
        var end: Int
        /// Whether the line ends with a hyphen that the text has not: a soft one shows then, and so does that of a divided word.
        var isHyphenated = false
        /// Whether a word is divided to fill the line.
        var isDivided = false
    }

    /// The line that begins at `start`; it takes at least one character, however narrow the limit.
    func line(of paragraph: ShapedParagraph, from start: Int) -> Line {
        let rest = start..<paragraph.scalars.count
        if limit == .infinity || widths.fits(rest, of: paragraph, in: limit) {
            return Line(content: rest, end: rest.upperBound)
        }
        // Spaces at the very end count where they have room; they never cause another line.
        let trimmed = start..<paragraph.trimmedEnd(of: rest)
        if widths.fits(trimmed, of: paragraph, in: limit) { return Line(content: trimmed, end: rest.upperBound) }
        let wordEnd = breaksAtCharacters ? nil : wordBreak(paragraph, start)
        if !breaksAtCharacters, let place = dividedEnd(paragraph, start, wordEnd: wordEnd) {
            return Line(content: start..<place, end: place, isHyphenated: true, isDivided: true)
        }
        var end = wordEnd ?? characterBreak(paragraph, start)
        // Spaces after a break inside of a word hang at the line's end as others do.
        while end < rest.upperBound, CharacterClass.isWhitespace(paragraph.scalars[end]) { end += 1 }
        let content = start..<paragraph.trimmedEnd(of: start..<end)
        let isHyphenated = end < rest.upperBound && isHyphen(before: content.upperBound, in: paragraph)
        return Line(content: content, end: end, isHyphenated: isHyphenated)
    }

    /// The last end of a word that has room; nil where none has.
    private func wordBreak(_ paragraph: ShapedParagraph, _ start: Int) -> Int? {
        let breaks = paragraph.breaks
        var (bestLine, bestInsideWord): (Int?, Int?)
        var index = start + 1
        while index < paragraph.scalars.count {
            if breaks[index] == .line || breaks[index] == .hangulWord {
                let content = start..<paragraph.trimmedEnd(of: start..<index)
                // What has no room may have with more of it: joined letters can be narrower than one at an end.
                if !widths.fits(content, of: paragraph, in: limit) || !hasRoom(content, of: paragraph) {
                    if isFarBeyond(index, paragraph, start) || !paragraph.tabs(in: content).isEmpty { break }
                } else if breaks[index] == .line || !keepsHangulWords {
                    bestLine = index
                } else {
                    bestInsideWord = index
                }
            } else if isFarBeyond(index, paragraph, start) {
                break
            }
            index += 1
        }
        return bestLine ?? bestInsideWord
    }

    /// The last character boundary that has room; the first one where none has.
    private func characterBreak(_ paragraph: ShapedParagraph, _ start: Int) -> Int {
        let breaks = paragraph.breaks
        var (first, best): (Int?, Int?)
        for index in start + 1..<paragraph.scalars.count where breaks[index] != .none {
            first = first ?? index
            let content = start..<paragraph.trimmedEnd(of: start..<index)
            if widths.fits(content, of: paragraph, in: limit) {
                if hasRoom(content, of: paragraph) { best = index }
            } else if isFarBeyond(index, paragraph, start) || !paragraph.tabs(in: content).isEmpty {
                break
            }
        }
        return best ?? first ?? paragraph.scalars.count
    }

    /// Where the word after `wordEnd` is divided to fill the line; nil where it is full enough, or nothing of the word has room.
    private func dividedEnd(_ paragraph: ShapedParagraph, _ start: Int, wordEnd: Int?) -> Int? {
        guard let division else { return nil }
        let whole = start..<paragraph.trimmedEnd(of: start..<(wordEnd ?? start))
        guard widths.width(of: whole, in: paragraph) < division.factor * limit else { return nil }
        return division.places(inWordAt: wordEnd ?? start, of: paragraph).last { place in
            place > start && paragraph.breaks[place] != .none
                && widths.fits(
                    start..<place, of: paragraph, in: limit - hyphenWidth(of: paragraph, at: place - 1))
        }
    }

    /// Whether a beginning that fits still does with the hyphen that it may end with.
    private func hasRoom(_ content: Range<Int>, of paragraph: ShapedParagraph) -> Bool {
        guard isHyphen(before: content.upperBound, in: paragraph) else { return true }
        // A hyphen is nothing that a line could consist of.
        return content.count > 1
            && widths.fits(content, of: paragraph, in: limit - hyphenWidth(of: paragraph, at: content.upperBound - 1))
    }

    private func hyphenWidth(of paragraph: ShapedParagraph, at index: Int) -> Double {
        marks.width(of: LineMarks.hyphen, in: decoded, paragraph: paragraph, at: index)
    }

    private func isHyphen(before index: Int, in paragraph: ShapedParagraph) -> Bool {
        index > 0 && paragraph.scalars[index - 1] == 0xAD
    }

    private func isFarBeyond(_ index: Int, _ paragraph: ShapedParagraph, _ start: Int) -> Bool {
        !CharacterClass.isWhitespace(paragraph.scalars[index])
            && paragraph.offsets[index] - paragraph.offsets[start] > limit + 2 * paragraph.cutUncertainty
    }
}
