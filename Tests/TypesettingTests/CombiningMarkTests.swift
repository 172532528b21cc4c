import Foundation
import Raster
import Testing
import Typesetting

/// Marks stand over their base and add nothing to the width; spacing is counted by characters, as on iOS.
@Suite("Combining marks")
struct CombiningMarkTests {
    @Test(
        "Any number of marks over a letter leaves the rest of the text where it was", arguments: [1, 3, 30, 100, 400])
    func manyMarks(count: Int) {
        for weight in [0, 0.3] as [CGFloat] {
            let marked = frame("Z" + String(repeating: "\u{301}\u{302}\u{316}", count: count) + "algo", weight: weight)
            let plain = frame("Zalgo", weight: weight)
            // Only the kerning between Z and a is lost.
            let unkerned =
                frame("Z", weight: weight).lines[0].box.width + frame("algo", weight: weight).lines[0].box.width
            #expect(abs(marked.lines[0].box.width - unkerned) < 1e-9)
            #expect(abs(marked.lines[0].box.width - plain.lines[0].box.width) < 1)
            let (last, plainLast) = (marked.glyphRuns.last?.glyphs.last, plain.glyphRuns.last?.glyphs.last)
            #expect(last?.index == plainLast?.index)
            #expect(abs((last?.position.x ?? 0) - (plainLast?.position.x ?? 0)) < 1)
        }
    }

    @Test(
        "Text is as wide whether its accents are composed or marks of their own",
        arguments: [
            "Äpfel, Über, Café", "Tiếng Việt: Nguyễn Ằ", "naïve façade Ångström", "Ṩ ṩ ḹ ǭ", "Αθήνα έλα ΰ",
            "Чайковский ёлка",
        ])
    func normalForms(text: String) {
        let (composed, decomposed) =
            (text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping)
        #expect(!composed.utf8.elementsEqual(decomposed.utf8))
        for size in [12, 17, 28] as [CGFloat] {
            #expect(
                abs(frame(composed, size: size).lines[0].box.width - frame(decomposed, size: size).lines[0].box.width)
                    < 1e-9)
        }
    }

    @Test(
        "A letter that no font has composed is as wide as the letter",
        arguments: ["q\u{301}", "x\u{316}", "g\u{302}\u{301}\u{316}"])
    func uncomposed(text: String) {
        let base = String(text.unicodeScalars.prefix(1))
        #expect(abs(frame(text).lines[0].box.width - frame(base).lines[0].box.width) < 1e-9)
    }

    @Test(
        "Points and vowels add nothing to the width of Hebrew and Arabic",
        arguments: [("שָׁלוֹם עֲלֵיכֶם", 0), ("בְּרֵאשִׁית בָּרָא", 0), ("مُحَمَّدٌ", 0), ("بِسْمِ", 2)])
    func pointed(text: String, kern: Int) {
        let bare = String(
            String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }))
        #expect(bare.unicodeScalars.count < text.unicodeScalars.count)
        #expect(abs(width(text, kern: CGFloat(kern)) - width(bare, kern: CGFloat(kern))) < 1e-9)
    }

    @Test(
        "Kern is added once for each character that a reader counts",
        arguments: [
            ("q\u{301}\u{302}x", 2), ("שָׁלוֹ", 3), ("\u{1100}\u{1161}\u{11A8}가", 2), ("กำนี้", 3), ("a\u{200B}b", 2),
            ("👨‍👩‍👧x", 2),
        ])
    func kern(text: String, characters: Int) {
        #expect(abs(width(text, kern: 2) - width(text, kern: 0) - 2 * CGFloat(characters)) < 1e-9)
    }

    private func width(_ text: String, kern: CGFloat) -> CGFloat {
        let attributes = TextAttributes(font: FontRequest(size: 17), kern: kern)
        let result = FontLibrary.current.frame(
            for: StyledText(text, attributes: attributes), style: ParagraphStyle(), scale: 2)
        return result.lines.first?.box.width ?? 0
    }
}
