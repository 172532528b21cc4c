import Foundation
import Raster
import Testing
import Typesetting

@Suite("Attributes of text")
struct AttributeTests {
    private let red = Color(red: 1, green: 0, blue: 0)

    private func frame(_ pieces: [(String, TextAttributes)], style: ParagraphStyle = ParagraphStyle()) -> TextFrame {
        let text = StyledText(
            string: pieces.map(\.0).joined(),
            runs: pieces.map { StyledText.Run(length: $0.0.utf16.count, attributes: $0.1) })
        return FontLibrary.current.frame(for: text, style: style, scale: 2)
    }

    private func attributes(_ size: CGFloat = 17, color: Color = .black) -> TextAttributes {
        TextAttributes(font: FontRequest(size: size), color: color)
    }

    @Test("A colour inside a word changes no position")
    func colour() {
        let plain = frame([("AVATAR", attributes())])
        let mixed = frame([("AVA", attributes()), ("TAR", attributes(color: red))])
        #expect(mixed.glyphRuns.map(\.color) == [.black, red])
        #expect(mixed.glyphRuns.flatMap(\.glyphs) == plain.glyphRuns.flatMap(\.glyphs))
        #expect(mixed.size == plain.size)
    }

    @Test("The same text in another colour has that colour")
    func recoloured() {
        #expect(frame([("Same", attributes())]).glyphRuns.map(\.color) == [.black])
        #expect(frame([("Same", attributes(color: red))]).glyphRuns.map(\.color) == [red])
    }

    @Test("Kern is added after each glyph")
    func kern() {
        var spaced = attributes()
        spaced.kern = 2
        let difference =
            frame([("Label", spaced)]).lines[0].box.width - frame([("Label", attributes())]).lines[0].box.width
        #expect(abs(difference - 10) < 1e-9)
    }

    @Test("A line is as high as its largest font, and all stand on one baseline")
    func mixedSizes() {
        let result = frame([("small ", attributes(10)), ("large", attributes(20))])
        #expect(result.size.height == 24)
        #expect(result.glyphRuns.flatMap(\.glyphs).allSatisfy { abs($0.position.y - 0.952148 * 20) < 1e-9 })
    }

    @Test("A baseline offset lifts the glyphs and makes room for them")
    func baselineOffset() {
        var lifted = attributes()
        lifted.baselineOffset = 5
        let result = frame([("a", attributes()), ("b", lifted)])
        let heights = result.glyphRuns.flatMap(\.glyphs).map(\.position.y)
        #expect(abs(heights[0] - heights[1] - 5) < 1e-9)
        #expect(result.size.height == 25.5)
    }

    @Test("Backgrounds and underlines lie beneath the glyphs, strikethroughs above")
    func decorations() {
        var decorated = attributes()
        decorated.backgroundColor = red
        decorated.underline = .black
        decorated.strikethrough = .white
        let line = frame([("Text", decorated)]).lines[0]
        let kinds = line.items.map { item in
            switch item {
            case .fill(_, let color): color == red ? "background" : color == .white ? "strike" : "underline"
            case .glyphs: "glyphs"
            default: "other"
            }
        }
        #expect(kinds == ["background", "underline", "glyphs", "strike"])
        guard case .fill(.rectangle(let background), _) = line.items[0] else { return }
        #expect(abs(background.minY) < 1e-9 && abs(background.height - line.box.height) < 1e-9)
        #expect(background.minX == line.box.minX && background.width == line.box.width)
    }

    @Test("Runs beyond the text, of no or of negative length, do no harm")
    func invalidRuns() {
        let text = StyledText(
            string: "abc",
            runs: [
                StyledText.Run(length: -5, attributes: attributes(color: red)),
                StyledText.Run(length: 0, attributes: attributes(color: red)),
                StyledText.Run(length: 2, attributes: attributes()),
                StyledText.Run(length: .max, attributes: attributes(color: red)),
                StyledText.Run(length: .max, attributes: attributes()),
            ])
        let result = FontLibrary.current.frame(for: text, style: ParagraphStyle(), scale: 2)
        #expect(result.glyphRuns.map(\.glyphs.count) == [2, 1])
        #expect(result.glyphRuns.map(\.color) == [.black, red])
        let none = StyledText(string: "abc", runs: [])
        #expect(FontLibrary.current.frame(for: none, style: ParagraphStyle(), scale: 2).size.height == 20.5)
    }

    @Test("Line heights and spacings of the style are added up")
    func paragraphStyle() {
        let style = ParagraphStyle(minimumLineHeight: 30, lineSpacing: 4, paragraphSpacing: 10)
        let result = frame([("a\nb\u{2028}c", attributes())], style: style)
        #expect(result.lines.map(\.box.minY) == [0, 44, 78])
        #expect(result.size.height == 108)
        // What the style adds is above the text.
        #expect(abs(result.lines[0].baseline - (30 - 0.241211 * 17)) < 1e-9)
    }
}
