import Foundation
import Raster
import Testing
import Typesetting

/// What `NSParagraphStyle` documents for each of its properties.
@Suite("Paragraph styles")
struct ParagraphStyleTests {
    private let lineHeight: CGFloat = 1.193359 * 17

    @Test("The first line and the others have their own indents, lines end before the tail's")
    func indents() {
        let style = ParagraphStyle(firstLineHeadIndent: 30, headIndent: 10, tailIndent: -20)
        let result = frame("The quick brown fox jumps over the lazy dog", style: style, width: 160)
        #expect(result.lines.map(\.box.minX) == [30] + [CGFloat](repeating: 10, count: result.lines.count - 1))
        #expect(result.lines.count > 2 && result.lines.allSatisfy { $0.box.maxX <= 140.01 })
        // A tail indent above 0 counts from the edge where lines begin.
        let narrow = frame("The quick brown fox jumps", style: ParagraphStyle(tailIndent: 80), width: 300)
        #expect(narrow.lines.count > 1 && narrow.lines.allSatisfy { $0.box.maxX <= 80.01 })
    }

    @Test("Indents are on the right of a paragraph that runs from right to left")
    func rightToLeftIndents() {
        let style = ParagraphStyle(
            alignment: .natural, isRightToLeft: true, firstLineHeadIndent: 30, headIndent: 10, tailIndent: -5)
        let result = frame("שלום עולם שלום עולם שלום", style: style, width: 100)
        #expect(result.lines.count > 1)
        #expect(isClose(result.lines[0].box.maxX, 70))
        #expect(result.lines.dropFirst().allSatisfy { isClose($0.box.maxX, 90) && $0.box.minX >= 4.99 })
    }

    @Test("Indents belong to the size that a text has by itself, at which it does not wrap")
    func intrinsicWidth() {
        let style = ParagraphStyle(firstLineHeadIndent: 20, headIndent: 40, tailIndent: -10)
        let natural = frame("Label", style: style)
        #expect(natural.size.width == (30 + frame("Label").lines[0].box.width).roundedUp(to: 2))
        #expect(frame("Label", style: style, width: natural.size.width).lines.count == 1)
    }

    @Test("Spacing before and after paragraphs is between them only; a line separator begins none")
    func spacing() {
        let style = ParagraphStyle(lineSpacing: 2, paragraphSpacing: 10, paragraphSpacingBefore: 5)
        let result = frame("a\nb\u{2028}c\nd", style: style)
        let tops = result.lines.map(\.box.minY)
        let steps = zip(tops, tops.dropFirst()).map { $1 - $0 - lineHeight }
        #expect(zip(steps, [17, 2, 17]).allSatisfy { isClose($0, $1) })
        #expect(tops[0] == 0)
        #expect(result.size.height == (result.lines[3].box.maxY).roundedUp(to: 2))
    }

    @Test("Line heights are multiplied, then kept between the least and the greatest; what changes is above the text")
    func lineHeights() {
        let multiplied = frame("x", style: ParagraphStyle(lineHeightMultiple: 1.5)).lines[0]
        #expect(isClose(multiplied.box.height, 1.5 * lineHeight))
        #expect(isClose(multiplied.box.maxY - multiplied.baseline, 0.241211 * 17))
        let capped = frame("x", style: ParagraphStyle(lineHeightMultiple: 3, maximumLineHeight: 25)).lines[0]
        #expect(capped.box.height == 25)
        let low = frame("x", style: ParagraphStyle(maximumLineHeight: 10)).lines[0]
        #expect(low.box.height == 10 && isClose(low.baseline, 10 - 0.241211 * 17))
        #expect(frame("x", style: ParagraphStyle(minimumLineHeight: 40)).size.height == 40)
    }

    @Test("Each paragraph has the style of its first character")
    func ownStyles() {
        var text = StyledText("left\nright\ncentre", attributes: attributes())
        text.paragraphRuns = [
            StyledText.ParagraphRun(length: 6, style: ParagraphStyle(alignment: .left, paragraphSpacing: 7)),
            // Begins inside of the second paragraph, and so holds for the third.
            StyledText.ParagraphRun(length: .max, style: ParagraphStyle(alignment: .center)),
        ]
        let result = FontLibrary.current.frame(
            for: text, style: ParagraphStyle(alignment: .right), width: 200, scale: 2)
        #expect(result.lines[0].box.minX == 0)
        #expect(result.lines[1].box.minX == 0)
        #expect(isClose(result.lines[2].box.midX, 100))
        #expect(isClose(result.lines[2].box.minY, 3 * lineHeight + 14 - lineHeight))
    }

    @Test("Paragraphs run as their first strong character says, and natural alignment follows")
    func naturalDirection() {
        let style = ParagraphStyle(alignment: .natural, hasNaturalDirection: true)
        let result = frame("abc\nשלום\n123\n\u{2067}שלום\u{2069} abc", style: style, width: 200)
        let isLeft = result.lines.map { $0.box.minX == 0 }
        // An isolate does not count.
        #expect(isLeft == [true, false, true, true])
    }

    @Test("Justified lines fill the width, a paragraph's last line does not")
    func justified() {
        let style = ParagraphStyle(alignment: .justified)
        let result = frame("The quick brown fox jumps over the lazy dog\nshort", style: style, width: 150)
        let widths = result.lines.map(\.box.width)
        #expect(widths.dropLast(2).allSatisfy { isClose($0, 150) })
        #expect(widths.suffix(2).allSatisfy { $0 < 149 })
        // Without spaces room is made between the characters.
        let han = frame("日本語日本語日本語", size: 20, style: style, width: 110)
        #expect(isClose(han.lines[0].box.width, 110))
        #expect(han.lines.count == 2)
    }

    @Test(
        "Tabs lead to the stops of the style",
        arguments: [ParagraphStyle.TabStop.Alignment.leading, .center, .trailing])
    func tabs(alignment: ParagraphStyle.TabStop.Alignment) {
        let style = ParagraphStyle(tabStops: [ParagraphStyle.TabStop(alignment: alignment, location: 100)])
        let line = frame("a\txyz", style: style).lines[0]
        let width = frame("xyz").lines[0].box.width
        let start = line.glyphs[1].position.x
        let part: CGFloat = alignment == .leading ? 0 : alignment == .center ? 0.5 : 1
        #expect(isClose(start, 100 - part * width, within: 1e-6))
    }

    @Test("A decimal tab has the separator at the stop")
    func decimalTab() {
        let style = ParagraphStyle(tabStops: [ParagraphStyle.TabStop(alignment: .decimal, location: 100)])
        let line = frame("\t12.5", style: style).lines[0]
        #expect(isClose(line.glyphs[2].position.x, 100, within: 1e-6))
    }

    @Test("Tabs count from the edge of the text on every line, and after the last stop from the interval")
    func tabsOnLines() {
        let style = ParagraphStyle(
            firstLineHeadIndent: 10, headIndent: 20, tabStops: [ParagraphStyle.TabStop(location: 50)],
            defaultTabInterval: 40)
        let result = frame("a\tb\tc\u{2028}d\te", style: style)
        let first = result.lines[0].glyphs.map(\.position.x)
        #expect(
            isClose(first[0], 10, within: 1) && isClose(first[1], 50, within: 1) && isClose(first[2], 80, within: 1))
        #expect(isClose(result.lines[1].glyphs[0].position.x, 20, within: 1))
        #expect(isClose(result.lines[1].glyphs[1].position.x, 50, within: 1))
        // By default there is a stop every 28 points.
        #expect(isClose(frame("a\tb").lines[0].glyphs[1].position.x, 28, within: 2))
    }

    @Test("A soft hyphen shows where a line ends with it, and counts in the line's width")
    func softHyphen() {
        let text = "extra\u{AD}bit"
        #expect(frame(text).size == frame("extrabit").size)
        let width = frame("extra-").size.width
        let result = frame(text, width: width)
        #expect(result.glyphCounts == [6, 3])
        #expect(isClose(result.lines[0].box.width, frame("extra-").lines[0].box.width, within: 0.2))
        // Without room for the hyphen the word breaks where it can.
        #expect(frame(text, width: width - 2).glyphCounts[0] < 6)
    }

    @Test("In a text view a line break at the end begins another line")
    func finalLine() {
        var text = StyledText("one\n", attributes: attributes())
        #expect(FontLibrary.current.frame(for: text, style: ParagraphStyle(), scale: 2).lines.count == 1)
        text.hasFinalEmptyLine = true
        let result = FontLibrary.current.frame(for: text, style: ParagraphStyle(), scale: 2)
        #expect(result.lines.count == 2)
        #expect(result.size.height == (2 * lineHeight).roundedUp(to: 2))
    }
}

extension CGFloat {
    /// Up to the pixel.
    func roundedUp(to scale: CGFloat) -> CGFloat { (self * scale - 1e-5).rounded(.up) / scale }
}
