import Foundation
import Raster
import Testing
import Typesetting

@Suite("Hyphenation") struct HyphenationTests {
    /// Divides "algorithm" as al-go-rithm, where of two patterns the one with the greater digit counts, and "tables" not, as
    /// two letters at the end are too few.
    private static let dictionary = """
        UTF-8
        LEFTHYPHENMIN 2
        RIGHTHYPHENMIN 3
        % a comment
        .al1
        go3ri
        o2r
        bl1es
        ch1z/k=z
        """

    /// A library whose English words are divided by `dictionary`.
    private func library(
        _ dictionary: String = dictionary, checksum: UInt64? = nil, language: String = "en"
    ) throws -> FontLibrary {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).dic")
        try Data(dictionary.utf8).write(to: file)
        var profile = FontProfile.standard
        let fnv = dictionary.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        profile.hyphenation = [
            FontProfile.Hyphenation(
                language: language, path: file.path, checksum: checksum ?? fnv, debianPackage: "hyph")
        ]
        return try FontLibrary(profile: profile)
    }

    private func frame(
        _ text: String, factor: CGFloat, width: CGFloat, language: String? = nil, lines: Int = 0,
        in library: FontLibrary
    ) -> TextFrame {
        var attributes = attributes()
        attributes.language = language
        let style = ParagraphStyle(lineBreak: .wordWrapping, lineBreakStrategy: [], hyphenationFactor: factor)
        return library.frame(
            for: StyledText(text, attributes: attributes), style: style, width: width, maximumLines: lines, scale: 2)
    }

    private func width(of text: String) -> CGFloat { TypesettingTests.frame(text).size.width }

    @Test("A line that is less full than the factor takes the part of a word that has room with a hyphen")
    func fills() throws {
        let library = try library()
        let text = "An algorithm"
        // "An algo-" has room: 7 glyphs with the hyphen (spaces are none), then "rithm".
        #expect(frame(text, factor: 1, width: width(of: "An algo-") + 1, in: library).glyphCounts == [7, 5])
        // "An al-" has, "An algo-" has not.
        #expect(frame(text, factor: 1, width: width(of: "An algo-") - 1, in: library).glyphCounts == [5, 7])
        #expect(frame(text, factor: 1, width: width(of: "algorithm") - 1, in: library).glyphCounts == [7, 5])
    }

    @Test("A line that is full enough, and text without a factor, keep words whole")
    func keepsWhole() throws {
        let library = try library()
        let room = width(of: "A few algo-") + 1
        #expect(frame("A few algorithms", factor: 0, width: room, in: library).glyphCounts == [4, 10])
        let fullness = width(of: "A few") / room
        #expect(frame("A few algorithms", factor: fullness - 0.02, width: room, in: library).glyphCounts == [4, 10])
        #expect(frame("A few algorithms", factor: fullness + 0.02, width: room, in: library).glyphCounts == [9, 6])
    }

    @Test("Capitals are divided as small letters are, signs around a word leave its letters alone")
    func signs() throws {
        let library = try library()
        let width = width(of: "An “ALGO-") + 1
        #expect(frame("An “ALGORITHM”", factor: 1, width: width, in: library).glyphCounts == [8, 6])
    }

    @Test("A word longer than the line is divided again where it could be as a whole")
    func longWord() throws {
        let library = try library()
        let width = max(width(of: "algo-"), width(of: "rithm")) + 1
        #expect(frame("algorithm", factor: 1, width: width, in: library).glyphCounts == [5, 5])
        #expect(frame("algorithm", factor: 1, width: self.width(of: "al-") + 1, in: library).glyphCounts.first == 3)
    }

    @Test("Two letters at a word's end are too few, and a pattern that changes the spelling is left out")
    func minima() throws {
        let library = try library()
        #expect(frame("A tables", factor: 1, width: width(of: "A tabl-") + 1, in: library).glyphCounts == [1, 6])
        let width = max(width(of: "A ch-"), width(of: "chzzz")) + 1
        #expect(frame("A chzzz", factor: 1, width: width, in: library).glyphCounts == [1, 5])
    }

    @Test("A text at its own width has the same lines, hyphenated or not", arguments: [0.3, 0.6, 0.8, 1] as [CGFloat])
    func ownWidth(factor: CGFloat) throws {
        let library = try library()
        let text = "An algorithm, and one more algorithm of algorithms: algorithmic tables"
        for width in stride(from: 40 as CGFloat, through: 300, by: 7) {
            let first = frame(text, factor: factor, width: width, in: library)
            let again = frame(text, factor: factor, width: first.size.width, in: library)
            #expect(again.glyphCounts == first.glyphCounts, "at \(width)")
            #expect(first.size.width <= width + 0.5, "at \(width)")
        }
    }

    @Test("Only words of a language that has a dictionary are divided; no language is English")
    func languages() throws {
        let library = try library()
        let width = width(of: "algorithm") + 1
        let lines = [nil, "en", "en-GB", "de", "eng"].map {
            frame("An algorithm", factor: 1, width: width, language: $0, in: library).glyphCounts
        }
        #expect(lines == [[7, 5], [7, 5], [7, 5], [2, 9], [2, 9]])
        #expect(library.failure == nil)
    }

    @Test("The hyphen of an English word is on its right, in text that runs from right to left as well")
    func rightToLeft() throws {
        let text = StyledText("שלום algorithm", attributes: attributes())
        let style = ParagraphStyle(lineBreak: .wordWrapping, isRightToLeft: true, hyphenationFactor: 1)
        let width = max(width(of: "שלום algo-"), width(of: "algorithm")) + 1
        let line = try #require(try library().frame(for: text, style: style, width: width, scale: 2).lines.first)
        let hyphen = TypesettingTests.frame("-").lines[0].glyphs[0].index
        let letters = TypesettingTests.frame("algo").lines[0].glyphs.map(\.index)
        let order = line.glyphs.sorted { $0.position.x < $1.position.x }.map(\.index)
        #expect(order.starts(with: letters + [hyphen]), "\(order)")
    }

    @Test("A dictionary that is missing, or another one, is told when text needs it, and words stay whole")
    func failures() throws {
        let other = try library(checksum: 1)
        #expect(other.failure == nil)
        let width = width(of: "algorithm") + 1
        #expect(frame("An algorithm", factor: 0, width: width, in: other).glyphCounts == [2, 9])
        #expect(other.failure == nil)
        #expect(frame("An algorithm", factor: 1, width: width, in: other).glyphCounts == [2, 9])
        let path = try #require(other.profile.hyphenation.first?.path)
        #expect(other.failure == .otherDictionary(path: path))
        let missing = try library()
        try FileManager.default.removeItem(atPath: try #require(missing.profile.hyphenation.first?.path))
        #expect(frame("An algorithm", factor: 1, width: width, in: missing).glyphCounts == [2, 9])
        #expect(missing.failure?.description.contains("apt-get install hyph)") == true)
    }

    private static let standard = FontProfile.standard.hyphenation.first?.path ?? ""

    @Test(
        "English words are divided where Liang's patterns do",
        .enabled(if: FileManager.default.fileExists(atPath: standard)),
        arguments: [
            ("hyphenation", ["hy", "phen", "ation"]), ("algorithm", ["al", "go", "rithm"]), ("Knuth", []),
            ("concatenation", ["con", "cate", "na", "tion"]),
        ])
    func english(word: String, parts: [String]) {
        var beginning = ""
        for part in parts.dropLast() {
            beginning += part
            let room = width(of: "A " + beginning + "-") + 0.5
            let lines = frame("A " + word, factor: 1, width: room, in: .current).glyphCounts
            #expect(lines.first == 1 + beginning.count + 1, "\(beginning)-")
        }
        if parts.isEmpty {
            let room = width(of: "A " + word) - 1
            #expect(frame("A " + word, factor: 1, width: room, in: .current).glyphCounts == [1, word.count])
        }
    }

    @Test("Hostile dictionaries and words end", .timeLimit(.minutes(5)))
    func hostile() throws {
        let files = [
            "", "UTF-8", "\n\n\n", "UTF-8\n1\n11\n.1.\n999",
            "UTF-8\nLEFTHYPHENMIN 99999999999999\nRIGHTHYPHENMIN -1\na1a",
            "UTF-8\n" + String(repeating: "a", count: 100_000) + "1",
            "UTF-8\n" + String(repeating: "a1a\n", count: 10_000),
        ]
        for file in files {
            let library = try library(file)
            for word in [String(repeating: "a", count: 20_000), "aaaa aaaa aaaa", "a", "\u{301}a\u{301}"] {
                #expect(!frame(word, factor: .infinity, width: 60, lines: 50, in: library).lines.isEmpty)
            }
        }
    }

    @Test("A word of 200,000 letters is not looked through for each of its lines", .timeLimit(.minutes(5)))
    func endlessWord() throws {
        let result = frame(String(repeating: "algorithm", count: 22_000), factor: 1, width: 100, in: try library())
        #expect(result.lines.count > 10_000)
        #expect(result.lines.allSatisfy { $0.box.width <= 100.02 })
    }
}
