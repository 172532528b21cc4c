import Foundation
import Raster
import Testing
import Typesetting

/// Characters that show nothing, that no font has or that Unicode has not assigned: each is laid out and drawn.
@Suite("Characters that nobody sees")
struct UnusualCharacterTests {
    @Test("Every default-ignorable, control, format, private and a sample of unassigned characters can be drawn")
    func everyOne() throws {
        let rasterizer = Rasterizer()
        let scalars = Self.unusual
        #expect(scalars.count > 5_000)
        // A few hundred at a time: a failure then names few of them.
        for start in stride(from: 0, to: scalars.count, by: 256) {
            let part = scalars[start..<min(start + 256, scalars.count)]
            let text = part.map { "a\($0)b" }.joined(separator: " ")
            let result = frame(text, weight: 0.3, width: 300)
            let list = DisplayList(size: result.size, items: result.lines.flatMap(\.items))
            let first = String(part[start].value, radix: 16)
            #expect(throws: Never.self, "from U+\(first)") {
                try rasterizer.render(list, scale: 2, background: .white)
            }
        }
    }

    @Test("What is to be ignored takes no room, beside letters and alone", arguments: ignored)
    func noRoom(scalar: Unicode.Scalar) {
        // The soft hyphen and the like can end a line: none is near.
        let around = frame("a\(scalar)b").lines[0]
        let without = frame("ab").lines[0]
        let (glyphs, expected) = (around.items, without.items)
        #expect(around.box.width == without.box.width)
        #expect(glyphs == expected, "\(String(scalar.value, radix: 16))")
        #expect(frame("\(scalar)").lines[0].items.isEmpty)
        #expect(frame("\(scalar)").size.width == 0)
    }

    @Test(
        "Emoji sequences that the font does not have fall apart into their emoji",
        arguments: [("👨\u{200D}🐙", 2), ("🐙\u{1F3FD}", 2), ("a\u{1F3FD}", 2), ("\u{1F3FD}", 1), ("❤\u{FE0E}", 1)])
    func emojiSequences(text: String, count: Int) throws {
        let result = frame(text)
        #expect(result.glyphCounts == [count])
        let list = DisplayList(size: result.size, items: result.lines.flatMap(\.items))
        _ = try Rasterizer().render(list, scale: 2, background: .white)
    }

    @Test("Unassigned and private characters are boxes, object placeholders are nothing")
    func boxes() {
        for scalar in ["\u{378}", "\u{10FFFD}"] {
            #expect(frame("a\(scalar)b").lines[0].items.contains { if case .stroke = $0 { true } else { false } })
        }
        #expect(frame("a\u{FFFC}b").lines[0].box == frame("ab").lines[0].box)
        #expect(frame("a\u{FFF9}b").lines[0].box == frame("ab").lines[0].box)
    }

    @Test("Polytonic Greek comes from the font that was asked for, composed or not")
    func polytonic() {
        let text = "Πρόβλημα ἀλήθεια ᾄδω ῥήτωρ τῷ λόγῳ"
        for spelling in [text, text.decomposedStringWithCanonicalMapping] {
            let paths = Set(frame(spelling, weight: 0.3).glyphRuns.map(\.face.path))
            #expect(paths == ["/usr/share/fonts/opentype/inter/Inter-SemiBold.otf"])
        }
    }

    /// The first, the last and some of each kind; all of the small kinds.
    private static let ignored: [Unicode.Scalar] = [
        0xAD, 0x34F, 0x61C, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x202A, 0x202C, 0x2060, 0x2064, 0x2066,
        0x2069, 0x206F, 0xFE00, 0xFE0E, 0xFE0F, 0xFEFF, 0xFFF0, 0xFFF8, 0x1BCA0, 0x1D173, 0x1D17A, 0xE0001, 0xE0020,
        0xE007F, 0xE0100, 0xE01EF, 0xE0FFF,
    ].compactMap { Unicode.Scalar($0 as UInt32) }

    private static let unusual: [Unicode.Scalar] = (0...0x10FFFF as ClosedRange<UInt32>).compactMap { value in
        guard let scalar = Unicode.Scalar(value) else { return nil }
        let properties = scalar.properties
        if properties.isDefaultIgnorableCodePoint { return scalar }
        switch properties.generalCategory {
        case .control, .format: return scalar
        case .privateUse: return value < 0xE100 || value & 0xFFF == 0xFFD ? scalar : nil
        case .unassigned: return value & 0x1FF == 0x1FF || value < 0x3000 ? scalar : nil
        default: return nil
        }
    }
}
