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

    @Test("Private characters are the box of missing ones, but in a font that is asked for by its name")
    func privateUse() throws {
        // Inter has symbols of its own at U+E000.
        let text = "\u{E000}\u{F8FF}\u{F0000}"
        let missing = frame(text, size: 20)
        #expect(missing.glyphRuns.isEmpty && missing.lines[0].box.width == 36)
        let library = try FontLibrary(additionalFonts: ["/usr/share/fonts/opentype/inter/Inter-Regular.otf"])
        let font = FontRequest(family: .named("Inter"), size: 20)
        let named = library.frame(
            for: StyledText(text, attributes: TextAttributes(font: font)), style: ParagraphStyle(), scale: 2)
        #expect(named.glyphCounts == [1])
    }

    @Test("Kern of any length leaves the first letter in its place", arguments: [-9, -12, -50, -1000] as [CGFloat])
    func negativeKern(kern: CGFloat) {
        let result = frame("Ag word two", attributes { $0.kern = kern }, width: 150)
        #expect(result.lines.count == 1 && result.size.width >= 0)
        #expect(isClose(result.lines[0].glyphs[0].position.x, 0))
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
        // Text of no width beside each tab.
        #expect(frame(String(repeating: "\u{200B}\t", count: 2_000), width: 300).lines.count > 100)
        let nested = String(repeating: "\u{202E}\u{2067}", count: 5_000) + "abc"
        #expect(frame(nested, width: 100).lines.count == 1)
        #expect(frame(String(repeating: "\u{200D}", count: 100_000), width: 100).lines.count == 1)
    }

    @Test("Lone surrogates and bytes that are no UTF-8 are replacement characters")
    func invalidEncodings() {
        let surrogates = String(decoding: [0x61, 0xD800, 0x62, 0xDC00] as [UInt16], as: UTF16.self)
        let bytes = String(decoding: [0x61, 0xFF, 0x62, 0xC0] as [UInt8], as: UTF8.self)
        for text in [surrogates, bytes] {
            #expect(frame(text) == frame("a\u{FFFD}b\u{FFFD}"))
        }
        #expect(frame("a\u{FFFD}").lines[0].box.width > frame("a").lines[0].box.width + 5)
    }

    @Test("Bidirectional controls may be nested as deep as one likes", .timeLimit(.minutes(5)))
    func nestedDirections() {
        for control in ["\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}"] {
            let deep = String(repeating: control, count: 20_000) + "abc אבג"
            let result = frame(deep, width: 200)
            #expect(result.lines.count == 1)
            #expect(isClose(result.lines[0].box.width, frame("abc אבג").lines[0].box.width, within: 3))
        }
    }

    @Test(
        "Lengths of attributes and paragraphs that are no numbers, or larger than any picture, have bounded results",
        arguments: [.nan, .infinity, -.infinity, 1e300, -1e300, -5] as [CGFloat])
    func wildLengths(length: CGFloat) throws {
        let wild = attributes {
            $0.kern = length
            $0.baselineOffset = length
            $0.tracking = length
            $0.strokeWidth = length
            $0.obliqueness = length
            $0.expansion = length
            $0.underline = .black
            $0.underlineStyle = DecorationLineStyle(form: .double, pattern: .dashDotDot, isByWord: true)
            $0.shadow = TextShadow(
                color: .black, offset: CGSize(width: length, height: length), blurRadius: length)
            $0.attachment = TextAttachment(bounds: CGRect(x: length, y: length, width: length, height: length))
        }
        let style = ParagraphStyle(
            lineHeightMultiple: length, minimumLineHeight: length, maximumLineHeight: length, lineSpacing: length,
            paragraphSpacing: length, paragraphSpacingBefore: length, firstLineHeadIndent: length,
            headIndent: length, tailIndent: length,
            tabStops: [ParagraphStyle.TabStop(alignment: .decimal, location: length)], defaultTabInterval: length,
            hyphenationFactor: length, tightensForTruncation: true)
        for width in [CGFloat.infinity, 100, 0] {
            let result = frame("a\tb \u{FFFC} c\nd", wild, style: style, width: width, lines: 3)
            #expect(result.size.width.isFinite && result.size.height.isFinite)
            #expect(result.lines.allSatisfy { $0.box.minX.isFinite && $0.box.height.isFinite })
            let list = DisplayList(size: CGSize(width: 50, height: 50), items: result.lines.flatMap(\.items))
            _ = try Rasterizer().render(list, scale: 1, background: .white)
        }
    }

    @Test("Paragraph styles beyond the text, of no or of negative length, do no harm")
    func invalidParagraphRuns() {
        var text = StyledText("a\nb", attributes: attributes())
        for lengths in [[], [-4, 0, .max, .max], [1], [0], [100, 3]] as [[Int]] {
            text.paragraphRuns = lengths.map {
                StyledText.ParagraphRun(length: $0, style: ParagraphStyle(paragraphSpacing: 5))
            }
            let result = FontLibrary.current.frame(for: text, style: ParagraphStyle(), scale: 2)
            #expect(result.lines.count == 2)
            #expect(isClose(result.lines[1].box.minY - result.lines[0].box.maxY, lengths.isEmpty ? 0 : 5))
        }
    }

    @Test("Attributes beyond the text, of no or of negative length, do no harm")
    func invalidRuns() {
        let expected = frame("añ😀").size
        for lengths in [[1], [0], [100], [100, 3], [-4, 0, .max, .max], [4, 1, 1], [1, -1, 0, 1, 9]] as [[Int]] {
            let runs = lengths.map { StyledText.Run(length: $0, attributes: attributes()) }
            let text = StyledText(string: "añ😀", runs: runs)
            let result = FontLibrary.current.frame(for: text, style: ParagraphStyle(), scale: 2)
            #expect(result.size == expected, "\(lengths)")
        }
        let none = FontLibrary.current.frame(
            for: StyledText(string: "añ", runs: []), style: ParagraphStyle(), scale: 2)
        #expect(none.lines.count == 1)
    }

    @Test("Many tabs, soft hyphens and attachments end", .timeLimit(.minutes(5)))
    func hugeOfOneKind() {
        for piece in ["\t", "\u{AD}", "a\u{AD}", "\u{FFFC}", "a\tb ", "ក្ខ", "\u{2028}"] {
            let text = String(repeating: piece, count: 20_000)
            let attached = attributes {
                $0.attachment = TextAttachment(bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
            }
            #expect(frame(text, attached, width: 100, lines: 3).lines.count <= 3)
            #expect(frame(text, attached, width: 100).size.width <= 100.5)
            #expect(frame(text, attached, style: ParagraphStyle(alignment: .justified), width: 7).lines.count > 0)
        }
    }
}
