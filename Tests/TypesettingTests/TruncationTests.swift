import Foundation
import Raster
import Testing
import Typesetting

/// Each line break mode on one line and on several, as labels treat them.
@Suite("Shortening text that has no room")
struct TruncationTests {
    private let fox = "The quick brown fox jumps over the lazy dog"

    @Test(
        "On one line word wrapping shows whole words, character wrapping what has room, clipping everything",
        arguments: [
            (.wordWrapping, 13), (.characterWrapping, 14), (.clipping, 35),
        ] as [(ParagraphStyle.LineBreak, Int)])
    func oneLine(mode: ParagraphStyle.LineBreak, glyphs: Int) {
        let width = frame("The quick brown f").size.width + 1
        let result = frame(fox, style: ParagraphStyle(lineBreak: mode), width: width, lines: 1)
        #expect(result.glyphCounts == [glyphs])
        #expect(result.lines[0].isTruncated)
        #expect(result.size.width <= width)
    }

    @Test("Of several lines only the last is shortened, from the text that begins there")
    func severalLines() {
        let free = frame(fox, width: 120)
        for mode in [ParagraphStyle.LineBreak.truncatingTail, .truncatingMiddle, .truncatingHead, .clipping] {
            let result = frame(fox, style: ParagraphStyle(lineBreak: mode), width: 120, lines: 2)
            #expect(result.lines[0].items == free.lines[0].items)
            #expect(result.lines.map(\.isTruncated) == [false, true])
        }
    }

    @Test("The ellipsis has the attributes of the text before it, in the middle as well")
    func ellipsisAttributes() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let large = attributes(size: 24) { $0.color = red }
        let text = StyledText(
            string: "small and then large text",
            runs: [
                StyledText.Run(length: 10, attributes: attributes()), StyledText.Run(length: 15, attributes: large),
            ])
        for (width, isLarge) in [(70, false), (150, true)] as [(CGFloat, Bool)] {
            let result = FontLibrary.current.frame(
                for: text, style: ParagraphStyle(), width: width, maximumLines: 1, scale: 2)
            let last = try #require(result.glyphRuns.last)
            #expect(last.size == (isLarge ? 24 : 17))
            #expect(last.color == (isLarge ? red : .black))
        }
    }

    /// The ellipsis is of the size of the letters beside it, whichever these are.
    @Test(
        "A shortened line of several fonts has room at every width",
        arguments: [
            (.truncatingTail, [("Price", 40), (" ", 10), ("MMMMM including all taxes", 10)]),
            (.truncatingHead, [("some small words ", 10), ("BIGGER", 40)]),
            (.truncatingMiddle, [("ab", 10), ("BIGGER and BIGGER", 40)]),
        ] as [(ParagraphStyle.LineBreak, [(String, CGFloat)])])
    func mixedFonts(mode: ParagraphStyle.LineBreak, pieces: [(String, CGFloat)]) {
        let runs = pieces.map { StyledText.Run(length: $0.0.utf16.count, attributes: attributes(size: $0.1)) }
        let text = StyledText(string: pieces.map(\.0).joined(), runs: runs)
        for other in [mode, .truncatingTail, .truncatingHead, .truncatingMiddle] {
            let style = ParagraphStyle(lineBreak: other)
            let natural = FontLibrary.current.frame(for: text, style: style, scale: 2).size.width
            // The largest ellipsis has room.
            for width in stride(from: 45, to: natural, by: 0.5) {
                let line = FontLibrary.current.frame(
                    for: text, style: style, width: width, maximumLines: 1, scale: 2
                ).lines[0]
                #expect(line.isTruncated && line.box.width <= width + 0.01, "\(other) at \(width)")
            }
        }
    }

    @Test("A line break in the text is text that is left out")
    func newline() {
        let result = frame("one\ntwo", lines: 1)
        #expect(result.glyphCounts == [4])
        #expect(result.lines[0].isTruncated)
    }

    @Test("Characters stand closer before a line is truncated, by a twentieth of the font's size at most")
    func tightening() {
        let style = ParagraphStyle(tightensForTruncation: true)
        let natural = frame("Tightened text").lines[0].box.width
        let tight = frame("Tightened text", style: style, width: natural - 8, lines: 1)
        #expect(!tight.lines[0].isTruncated && tight.glyphCounts == [13])
        #expect(isClose(tight.lines[0].box.width, natural - 8, within: 0.02))
        let truncated = frame("Tightened text", style: style, width: natural - 14, lines: 1)
        #expect(truncated.lines[0].isTruncated)
        #expect(frame("Tightened text", width: natural - 8, lines: 1).lines[0].isTruncated)
    }

    @Test("Right-to-left text has its ellipsis on the left")
    func rightToLeft() throws {
        let style = ParagraphStyle(isRightToLeft: true)
        let line = frame("שלום עולם וכל הטקסט הזה", style: style, width: 90, lines: 1).lines[0]
        let ellipsis = try #require(frame("…", style: style).lines[0].glyphs.first?.index)
        #expect(line.isTruncated)
        #expect(line.glyphs.min { $0.position.x < $1.position.x }?.index == ellipsis)
    }
}
