import Foundation
import Raster
import Testing
import Typesetting

@Suite("Breaking and shortening lines")
struct LineBreakingTests {
    private let fox = "The quick brown fox jumps over the lazy dog"

    @Test("Words wrap at the width")
    func wrap() {
        let result = frame(fox, width: 120)
        // The quick | brown fox | jumps over the | lazy dog
        #expect(result.glyphCounts == [8, 8, 12, 7])
        #expect(result.lines.allSatisfy { $0.box.width <= 120 && !$0.isTruncated })
        #expect(result.size.height == 81.5)
    }

    @Test("A limit of lines counts over paragraphs", arguments: [1, 2, 3, 4])
    func limit(lines: Int) {
        let result = frame("one\ntwo\nthree and four and five\nsix", width: 80, lines: lines)
        #expect(result.lines.count == lines)
        #expect(result.lines.map(\.isTruncated) == (1...lines).map { $0 == lines })
    }

    @Test(
        "A text that is too long ends in an ellipsis within the width",
        arguments: [
            ParagraphStyle.LineBreak.truncatingTail, .truncatingMiddle, .truncatingHead,
        ])
    func truncation(mode: ParagraphStyle.LineBreak) {
        let result = frame(fox, style: ParagraphStyle(lineBreak: mode), width: 120, lines: 1)
        let ellipsis = frame("…").glyphRuns[0].glyphs[0].index
        #expect(result.lines.count == 1)
        #expect(result.lines[0].isTruncated)
        #expect(result.size.width <= 120)
        let glyphs = result.glyphRuns.flatMap(\.glyphs).map(\.index)
        let place = glyphs.firstIndex(of: ellipsis)
        switch mode {
        case .truncatingTail: #expect(place == glyphs.count - 1)
        case .truncatingHead: #expect(place == 0)
        default: #expect(place.map { $0 > 2 && $0 < glyphs.count - 3 } == true)
        }
    }

    @Test(
        "A text set at its own width neither wraps nor is shortened",
        arguments: [
            "Label", "AVAToTe. ", "  padded  ", "한국어 줄바꿈", "日本語のテキスト。", "مرحبا بالعالم", "😀👨‍👩‍👧‍👦🇰🇷",
        ])
    func ownWidth(text: String) {
        let natural = frame(text)
        for lines in 0...2 {
            let again = frame(text, width: natural.size.width, lines: lines)
            #expect(again.lines.count == 1)
            #expect(again.size == natural.size)
            #expect(again.lines.first?.isTruncated == false)
        }
    }

    @Test("Thai without spaces breaks between the same words however long it is")
    func longThai() {
        let (word, count) = ("ภาษาไทย", 1500)
        let width = frame(word).size.width * 1.2
        let result = frame(String(repeating: word, count: count), width: width)
        #expect(result.glyphCounts == Array(repeating: 7, count: count))
    }

    /// Looking words up takes the square of the length of what it is done for at once.
    @Test("Thai without spaces takes little longer than with them")
    func longThaiTime() {
        let clock = ContinuousClock()
        let spaced = clock.measure { _ = frame(String(repeating: "กา ", count: 200_000), width: 300) }
        let joined = clock.measure { _ = frame(String(repeating: "กา", count: 300_000), width: 300) }
        #expect(joined < spaced * 3)
    }

    @Test("Korean breaks between words, and inside only where a word has no room")
    func korean() {
        // 한국어 is 3 x 0.92 x 20 = 55.2 pt wide.
        #expect(frame("한국어 한국어", size: 20, width: 80).glyphCounts == [3, 3])
        #expect(frame("한국어한국어", size: 20, width: 80).glyphCounts == [4, 2])
    }

    @Test("Without word priority Korean breaks between syllables")
    func koreanSyllables() {
        let style = ParagraphStyle(lineBreakStrategy: [])
        #expect(frame("한국어 한국어", size: 20, style: style, width: 80).glyphCounts == [4, 2])
    }

    @Test("A word alone on the last line gets the one before, where both have room")
    func pushOut() {
        // The quick brown | fox
        #expect(frame("The quick brown fox", width: 140).glyphCounts == [8, 8])
        let plain = ParagraphStyle(lineBreakStrategy: .hangulWordPriority)
        #expect(frame("The quick brown fox", style: plain, width: 140).glyphCounts == [13, 3])
        #expect(frame("quick, extraordinarily quick", width: 140).glyphCounts == [6, 15, 5])
    }

    @Test("A word that has a hyphen counts as one, and a label that is as wide as its lines keeps them")
    func pushOutOfHyphenatedWord() {
        // Delivery address | and follow-up
        let text = "Delivery address and follow-up"
        for width in [236, 161, 128] as [CGFloat] {
            let result = frame(text, width: width)
            #expect(result.glyphCounts == [15, 12])
            #expect(result.size == CGSize(width: 128, height: 41))
        }
        // Without room for both words the last one is whole.
        let width = frame("Internationally follow-").size.width
        #expect(frame("Internationally follow-up", width: width).glyphCounts == [15, 9])
    }

    @Test("Nothing is pushed where scripts have no spaces between words")
    func pushOutWithoutSpaces() {
        #expect(frame("日本語 日本語日本語", size: 20, width: 120).glyphCounts == [5, 4])
    }

    @Test("Clipped lines are the same whether there may be more of them or not", arguments: [0, 4, 5])
    func clippedLines(limit: Int) {
        let style = ParagraphStyle(lineBreak: .clipping)
        let result = frame("Delivery address and then follow up", style: style, width: 96, lines: limit)
        // Delivery | address and | then | follow up
        #expect(result.glyphCounts == [8, 10, 4, 8])
        #expect(result.lines.allSatisfy { !$0.isTruncated })
    }

    @Test("Joined letters that must be parted are so again at the width of the parts")
    func dividedCursiveWord() {
        let result = frame("كتاب", size: 34, width: 53, scale: 3)
        #expect(result.lines.count == 2)
        #expect(frame("كتاب", size: 34, width: result.size.width, scale: 3) == result)
    }

    @Test("No text is wider than its width, on whatever pixel that ends")
    func unevenWidth() {
        #expect(frame("Delivery address", style: ParagraphStyle(lineBreak: .clipping), width: 70.3).size.width <= 70.3)
        #expect(frame("Delivery", width: 40.3).size.width <= 40.3)
    }

    @Test("Japanese breaks between characters, and no line begins with a full stop")
    func japanese() {
        #expect(frame("日本語日本語", size: 20, width: 80).glyphCounts == [4, 2])
        #expect(frame("日本語日。本語", size: 20, width: 80).glyphCounts == [3, 4])
    }

    @Test("Lines are aligned within the width, or within the widest line")
    func alignment() {
        let right = frame("Label", style: ParagraphStyle(alignment: .right), width: 100)
        #expect(abs(right.lines[0].box.maxX - 100) < 1e-9)
        let center = frame("Label", style: ParagraphStyle(alignment: .center), width: 100)
        #expect(abs(center.lines[0].box.midX - 50) < 1e-9)
        let two = frame("Label\nA longer label", style: ParagraphStyle(alignment: .right))
        #expect(abs(two.lines[0].box.maxX - two.size.width) < 1e-9)
    }
}
