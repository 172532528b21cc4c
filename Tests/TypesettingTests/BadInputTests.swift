import Foundation
import Raster
import Testing
import Typesetting

@Suite("Texts and numbers that nobody expects")
struct BadInputTests {
    @Test(
        "A font of no size draws nothing, one of a huge size is cut", arguments: [0, -3, .nan, -.infinity] as [CGFloat])
    func noSize(size: CGFloat) {
        let result = frame("Label", size: size)
        #expect(result.size == .zero)
        #expect(result.glyphRuns.isEmpty)
    }

    @Test("A font of a huge size is cut to 10,000 points")
    func hugeSize() {
        #expect(frame("x", size: .infinity).size == frame("x", size: 10_000).size)
        #expect(frame("x", size: 10_000).size.height == 11934)
    }

    @Test("Widths, scales and styles that are no numbers have defined results")
    func noNumbers() {
        #expect(frame("Label", width: .nan) == frame("Label"))
        #expect(frame("Label", width: -10, lines: 1).lines.count == 1)
        #expect(frame("Label", scale: .nan).size == frame("Label", scale: 1).size)
        let style = ParagraphStyle(
            lineHeightMultiple: .nan, minimumLineHeight: -1, maximumLineHeight: .nan, lineSpacing: .nan,
            paragraphSpacing: -.infinity)
        #expect(frame("a\nb", style: style).size == frame("a\nb").size)
    }

    @Test("Control characters take no room and show nothing")
    func controls() {
        #expect(frame("a\u{0}\u{1}\u{7F}\u{FFFC}b").lines[0].box.width == frame("ab").lines[0].box.width)
        #expect(frame("\u{0}").size == CGSize(width: 0, height: 20.5))
    }

    @Test(
        "Every kind of line end begins a line",
        arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
    func lineEnds(separator: String) {
        #expect(frame("a\(separator)b").lines.count == 2)
        #expect(frame("a\(separator)\(separator)b").lines.count == 3)
        #expect(frame("a\(separator)").lines.count == 1)
    }

    @Test("Equivalent spellings are not taken for each other")
    func spellings() {
        let composed = frame("\u{E9}\u{1E69}")
        let decomposed = frame("e\u{301}s\u{323}\u{307}")
        #expect(composed.lines.count == 1 && decomposed.lines.count == 1)
        #expect(frame("\u{E9}\u{1E69}") == composed)
    }

    @Test("Missing characters are one box of one width in every font", arguments: [0, 0.4] as [CGFloat])
    func missing(weight: CGFloat) {
        let result = frame("\u{13000}\u{10FFFD}", size: 20, weight: weight)
        let boxes = result.lines[0].items.compactMap { item in
            if case .stroke(let path, _, _) = item { path } else { nil }
        }
        #expect(boxes.count == 2)
        #expect(result.lines[0].box.width == 24)
    }

    @Test("Huge and hostile texts end", .timeLimit(.minutes(10)))
    func huge() {
        let words = String(repeating: "lorem ipsum ", count: 900_000)
        for mode in [ParagraphStyle.LineBreak.truncatingTail, .truncatingMiddle, .truncatingHead, .clipping] {
            let result = frame(words, style: ParagraphStyle(lineBreak: mode), width: 300, lines: 1)
            #expect(result.lines.count == 1 && result.size.width <= 300)
        }
        #expect(frame(String(repeating: "\n", count: 100_000)).lines.count == 100_000)
        #expect(frame("a" + String(repeating: "\u{301}", count: 10_000), width: 50).lines.count == 1)
        let nested = String(repeating: "\u{202E}\u{2067}", count: 5_000) + "abc"
        #expect(frame(nested, width: 100).lines.count == 1)
        #expect(frame(String(repeating: "\u{200D}", count: 100_000), width: 100).lines.count == 1)
    }
}
