import Foundation
import Raster
import Testing
import Typesetting

/// The failures that text in each script is known for.
@Suite("Scripts of the world")
struct ScriptTests {
    @Test(
        "Every script of the profile is drawn with letters, none with boxes",
        arguments: [
            "한국어 안녕하세요", "日本語のテキスト", "简体中文 繁體中文", "مرحبا بالعالم", "שלום עולם", "สวัสดีชาวโลก", "សួស្តីពិភពលោក",
            "नमस्ते दुनिया", "Tiếng Việt ằ ẵ ế", "Ελληνικά", "Русский", "မြန်မာဘာသာ", "ພາສາລາວ", "বাংলা", "தமிழ்", "తెలుగు",
            "ಕನ್ನಡ", "മലയാളം", "සිංහල", "ქართული", "Հայերեն", "አማርኛ", "ਪੰਜਾਬੀ", "ગુજરાતી", "ଓଡ଼ିଆ",
        ])
    func noBoxes(text: String) {
        let line = frame(text).lines[0]
        #expect(!line.items.contains { if case .stroke = $0 { true } else { false } })
        #expect(!line.glyphs.isEmpty)
    }

    @Test(
        "Scripts without spaces break between words or syllables, and no mark begins a line",
        arguments: [
            "สวัสดีชาวโลกภาษาไทยไม่มีช่องว่าง", "ភាសាខ្មែរមិនមានដកឃ្លារវាងពាក្យទេ", "ພາສາລາວບໍ່ມີຊ່ອງຫວ່າງລະຫວ່າງຄຳ",
            "မြန်မာဘာသာစကားတွင်စကားလုံးများကြား",
        ])
    func spaceless(text: String) {
        let natural = frame("Hello " + text).lines[0].box.width
        let result = frame("Hello " + text, width: natural / 2)
        // The text begins beside the word before it: it has breaks of its own.
        #expect(result.lines.count >= 2 && result.lines.count <= 3)
        #expect(result.lines[0].box.width > natural / 4)
        let glyphs = result.glyphCounts.reduce(0, +)
        #expect(glyphs == frame("Hello " + text).glyphCounts[0])
    }

    @Test("Brackets in right-to-left text are mirrored and enclose what they did")
    func mirroring() throws {
        let style = ParagraphStyle(isRightToLeft: true)
        let glyphs = frame("(א)", style: style).lines[0].glyphs.sorted { $0.position.x < $1.position.x }
        let plain = frame("(a)").lines[0].glyphs
        try #require(glyphs.count == 3)
        // From the left the picture of an opening bracket, the letter and that of a closing one.
        let hebrew = frame("()", style: ParagraphStyle(isRightToLeft: true)).lines[0].glyphs
            .sorted { $0.position.x < $1.position.x }
        #expect(hebrew.map(\.index) == [plain[0].index, plain[2].index])
    }

    @Test("Numbers and Latin words keep their direction in Arabic text")
    func mixedDirections() {
        let style = ParagraphStyle(isRightToLeft: true)
        let line = frame("مرحبا ABC 123", style: style).lines[0]
        let latin = frame("ABC").lines[0].glyphs.map(\.index)
        let run = line.items.compactMap { item in
            if case .glyphs(let run) = item, run.glyphs.contains(where: { $0.index == latin[0] }) { run } else { nil }
        }
        let letters = run.flatMap(\.glyphs).filter { latin.contains($0.index) }
        #expect(letters.map(\.index) == latin)
        #expect(zip(letters, letters.dropFirst()).allSatisfy { $0.position.x < $1.position.x })
    }

    @Test(
        "Emoji sequences are one picture at any size, and no line breaks inside",
        arguments: ["👍🏽", "🇰🇷", "👨‍👩‍👧‍👦", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈", "👩🏽‍💻"])
    func emoji(text: String) {
        for size in [8, 17, 64, 300] as [CGFloat] {
            #expect(frame(text, size: size).glyphCounts == [1], "\(size)")
        }
        #expect(frame(text + text, width: 1).glyphCounts == [1, 1])
    }

    @Test("Joined emoji are one after any script", arguments: ["ខ្មែរ", "한국어"])
    func emojiAfterScript(text: String) {
        #expect(frame(text + " 👨‍👩‍👧‍👦").glyphCounts[0] == frame(text).glyphCounts[0] + 1)
    }

    @Test("No line begins with closing punctuation or a small kana, or ends with an opening bracket")
    func kinsoku() {
        #expect(frame("日本語「日本」", size: 20, width: 80).glyphCounts[0] == 3)
        #expect(frame("日本語日」本", size: 20, width: 80).glyphCounts[0] == 3)
        #expect(frame("日本日ッ日", size: 20, width: 60).glyphCounts[0] == 2)
    }

    @Test("Text-style fonts make room for tall scripts, plain ones do not")
    func tallScripts() {
        func height(_ text: String, adjusts: Bool) -> CGFloat {
            frame(text, attributes { $0.font.adjustsForTallScripts = adjusts }).size.height
        }
        for text in ["สวัสดี", "नमस्ते", "مرحبا", "မြန်မာ", "Ẫ"] {
            #expect(height(text, adjusts: false) == 20.5, "\(text)")
            #expect(height(text, adjusts: true) > 20.5, "\(text)")
            #expect(height(text, adjusts: true) <= 25.5, "\(text)")
        }
        for text in ["Label", "한국어", "日本語", "😀", "é"] {
            #expect(height(text, adjusts: true) == 20.5, "\(text)")
        }
    }

    @Test("Lines of Arabic in a text-style font are evenly apart, 1.37 ems, and higher only where marks are stacked")
    func arabicLines() {
        let adjusting = attributes(size: 20) { $0.font.adjustsForTallScripts = true }
        // A line of letters without descenders, one of deep ones, one with numbers and Latin.
        let lines = frame("إعدادات\nحجج جميع\nاثنان 2 iOS", adjusting).lines
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { isClose($0.box.height, (0.952148 + 0.42) * 20) })
        let stacked = frame("ٱللَّٰهِ", adjusting).lines[0].box.height
        #expect(stacked > 1.5 * 20 && stacked <= (1.2 + 0.5) * 20)
    }
}
