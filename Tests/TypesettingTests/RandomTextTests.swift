import Foundation
import Raster
import Testing
import Typesetting

/// Laws that hold for every text, tried on strings of all scripts from a seeded generator.
@Suite("Laws of measuring and drawing")
struct RandomTextTests {
    private static let seeds = Array(0..<40)

    @Test("A text set at its own width has the same lines again", arguments: seeds)
    func ownWidth(seed: Int) {
        var random = SeededGenerator(seed)
        for _ in 0..<25 {
            let sample = random.sample()
            let natural = set(sample, width: .infinity)
            let again = set(sample, width: natural.size.width)
            #expect(again.shown == natural.shown, "\(sample)")
            #expect(again.size == natural.size, "\(sample)")
            keepsLines(sample, width: natural.size.width * random.fraction())
        }
    }

    /// Where lines may end inside of what stands between two spaces, where they must end inside of words, and where the last
    /// one is shortened.
    @Test("Words joined by hyphens and slashes have the same lines at the width of their lines", arguments: seeds)
    func ownWidthOfJoinedWords(seed: Int) {
        var random = SeededGenerator(seed + 1000)
        for _ in 0..<60 {
            let sample = random.joined()
            let natural = set(sample, width: .infinity).size.width
            for _ in 0..<4 {
                // Squared, as narrow ones have more ways to end.
                let part = random.fraction()
                keepsLines(sample, width: natural * part * part, lines: [0, 0, 0, 1, 2, 3][random.next(6)])
            }
        }
    }

    private func keepsLines(_ sample: Sample, width: CGFloat, lines: Int = 0) {
        let result = set(sample, width: width, lines: lines)
        #expect(result.size.width <= width, "\(sample) at \(width)")
        let again = set(sample, width: result.size.width, lines: lines)
        #expect(again.shown == result.shown, "\(sample) at \(width) in \(lines) lines")
        #expect(again.size == result.size, "\(sample) at \(width) in \(lines) lines")
    }

    @Test("More width never gives more lines", arguments: seeds)
    func monotone(seed: Int) {
        var random = SeededGenerator(seed)
        for _ in 0..<10 {
            let sample = random.sample()
            var previous = Int.max
            for width in stride(from: 20.0, through: 400, by: 19) {
                let count = set(sample, width: width).lines.count
                #expect(count <= previous, "\(sample) at \(width)")
                previous = count
            }
        }
    }

    @Test("Glyphs stand within the box that was measured, and lines within the width", arguments: seeds)
    func drawnAsMeasured(seed: Int) {
        var random = SeededGenerator(seed)
        for _ in 0..<25 {
            let sample = random.sample()
            let width = 60 + 300 * random.fraction()
            let result = set(sample, width: width)
            for line in result.lines {
                #expect(line.box.width <= width + 0.02, "\(sample) at \(width)")
                #expect(line.box.minX >= -0.02 && line.box.maxX <= width + 0.02, "\(sample) at \(width)")
                for glyph in line.glyphs where sample.kern == 0 {
                    #expect(glyph.position.x > line.box.minX - sample.size, "\(sample)")
                    #expect(glyph.position.x < line.box.maxX + sample.size, "\(sample)")
                }
            }
            #expect(result.size.width >= (result.lines.map(\.box.width).max() ?? 0) - 0.02)
        }
    }

    @Test("A limit of lines keeps the lines before the last, and the width", arguments: seeds)
    func limits(seed: Int) {
        var random = SeededGenerator(seed)
        for _ in 0..<25 {
            var sample = random.sample()
            // A word pushed out to a paragraph's last line is not, where an ellipsis follows that line.
            sample.style.lineBreakStrategy = .hangulWordPriority
            sample.style.tightensForTruncation = false
            let free = set(sample, width: 120)
            let limited = set(sample, width: 120, lines: 2)
            #expect(limited.lines.count == min(free.lines.count, 2), "\(sample)")
            #expect(limited.lines.last?.isTruncated ?? false == (free.lines.count > 2), "\(sample)")
            #expect(limited.lines.first?.items == free.lines.first?.items, "\(sample)")
            #expect(limited.size.width <= 120.5, "\(sample)")
        }
    }

    @Test("A cached frame is a fresh one", arguments: seeds.prefix(8))
    func cache(seed: Int) throws {
        var random = SeededGenerator(seed)
        let samples = (0..<40).map { _ in random.sample() }
        let known = samples.map { set($0, width: 150) }
        let fresh = try FontLibrary()
        for (sample, frame) in zip(samples, known).reversed() {
            #expect(set(sample, width: 150, library: fresh) == frame, "\(sample)")
            #expect(set(sample, width: 150) == frame, "\(sample)")
        }
    }

    @Test("A size is that of the frame, whether the text is known or not", arguments: seeds.prefix(8))
    func sizes(seed: Int) throws {
        var random = SeededGenerator(seed)
        let fresh = try FontLibrary()
        for _ in 0..<40 {
            let (sample, width, lines) = (random.sample(), 40 + 300 * random.fraction(), Int(3 * random.fraction()))
            let size = size(sample, width: width, lines: lines, library: fresh)
            #expect(size == set(sample, width: width, lines: lines).size, "\(sample)")
            #expect(size == self.size(sample, width: width, lines: lines, library: fresh), "\(sample)")
        }
    }

    @Test("The ink of Latin, Korean and Japanese text is within its line's box", arguments: seeds)
    func inkWithinBox(seed: Int) {
        var random = SeededGenerator(seed)
        for _ in 0..<25 {
            let sample = random.upright()
            let width = 60 + 300 * random.fraction()
            for line in set(sample, width: width).lines {
                guard let ink = line.ink else { continue }
                // Side bearings: letters such as j, or those at the end of tracked text, reach a little beyond.
                let margin = 0.12 * sample.size
                #expect(ink.minX >= line.box.minX - margin && ink.maxX <= line.box.maxX + margin, "\(sample)")
                #expect(ink.minY >= line.box.minY - 0.5 && ink.maxY <= line.box.maxY + 0.5, "\(sample)")
            }
        }
    }

    private func size(_ sample: Sample, width: CGFloat, lines: Int, library: FontLibrary) -> CGSize {
        let font = FontRequest(size: sample.size, weight: sample.weight)
        let look = TextLook(attributes: TextAttributes(font: font, kern: sample.kern), style: sample.style)
        return library.size(of: sample.text, look: look, width: width, maximumLines: lines, scale: sample.scale)
    }

    private func set(
        _ sample: Sample, width: CGFloat, lines: Int = 0, library: FontLibrary = .current
    ) -> TextFrame {
        let font = FontRequest(size: sample.size, weight: sample.weight)
        let attributes = TextAttributes(font: font, kern: sample.kern)
        return library.frame(
            for: StyledText(sample.text, attributes: attributes), style: sample.style, width: width,
            maximumLines: lines, scale: sample.scale)
    }
}

extension TextFrame {
    /// The glyphs of each line.
    fileprivate var shown: [[UInt32]] { lines.map { $0.glyphs.map(\.index) } }
}

extension TextFrame.Line {
    /// The rectangle around the outlines of all glyphs; nil where there are none.
    fileprivate var ink: CGRect? {
        var ink: CGRect?
        for case .glyphs(let run) in items {
            for glyph in run.glyphs {
                guard let outline = GlyphOutlines.outline(of: glyph.index, in: run.face) else { continue }
                for element in outline.elements {
                    let point: CGPoint
                    switch element {
                    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): point = to
                    case .close: continue
                    }
                    let place = CGRect(
                        x: glyph.position.x + point.x * run.size, y: glyph.position.y + point.y * run.size, width: 0,
                        height: 0)
                    ink = ink?.union(place) ?? place
                }
            }
        }
        return ink
    }
}

private struct Sample: CustomStringConvertible {
    var text: String
    var size: CGFloat
    var weight: CGFloat
    var kern: CGFloat
    var scale: CGFloat
    var style: ParagraphStyle

    var description: String { "\(text.debugDescription) \(size) \(weight) \(kern) @\(scale) \(style)" }
}

private struct SeededGenerator {
    private var state: UInt64

    init(_ seed: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    mutating func fraction() -> CGFloat { CGFloat(next(10_000)) / 10_000 }

    mutating func sample() -> Sample {
        let words = (0..<next(14) + 1).map { _ in Self.words[next(Self.words.count)] }
        let separators = [" ", " ", " ", " ", "", "  ", "\n"]
        let text = words.reduce("") { $0 + separators[next(separators.count)] + $1 }
        return Sample(
            text: text, size: [10, 12, 13, 14, 15, 17, 20, 22, 28][next(9)],
            weight: [0, 0, 0.23, 0.3, 0.4][next(5)], kern: [0, 0, 0, 1.5, -0.5][next(5)],
            scale: [1, 2, 3][next(3)],
            style: style())
    }

    /// Words of which lines may also end inside, in any mode, hyphenated or not.
    mutating func joined() -> Sample {
        var sample = sample()
        let words = (0..<next(9) + 2).map { _ in Self.words[next(Self.words.count)] }
        let separators = [" ", " ", " ", "-", "/", "\n"]
        sample.text = words.dropFirst().reduce(words[0]) { $0 + separators[next(separators.count)] + $1 }
        let modes: [ParagraphStyle.LineBreak] = [
            .wordWrapping, .wordWrapping, .truncatingTail, .truncatingHead, .truncatingMiddle, .clipping,
            .characterWrapping,
        ]
        sample.style.lineBreak = modes[next(modes.count)]
        sample.style.hyphenationFactor = [0, 0, 0.9][next(3)]
        if next(3) == 0 { sample.style.lineBreakStrategy = [.pushOut] }
        return sample
    }

    private mutating func style() -> ParagraphStyle {
        let alignments: [ParagraphStyle.Alignment] = [.left, .center, .right, .natural, .justified]
        let indents: [CGFloat] = [0, 0, 0, 4, 15]
        return ParagraphStyle(
            alignment: alignments[next(5)], isRightToLeft: next(4) == 0, hasNaturalDirection: next(3) == 0,
            lineHeightMultiple: [0, 0, 1.2][next(3)], lineSpacing: [0, 0, 3][next(3)],
            paragraphSpacing: [0, 6][next(2)], firstLineHeadIndent: indents[next(5)], headIndent: indents[next(5)],
            tailIndent: -indents[next(5)], tightensForTruncation: next(2) == 0)
    }

    /// Text whose letters fill the em as Latin ones do, without marks above capitals.
    mutating func upright() -> Sample {
        var sample = sample()
        let words = (0..<next(14) + 1).map { _ in Self.uprightWords[next(Self.uprightWords.count)] }
        sample.text = words.joined(separator: " ")
        sample.kern = max(sample.kern, 0)
        sample.style.lineHeightMultiple = 0
        return sample
    }

    private static let uprightWords = [
        "Hello", "AVATAR", "To", "We,", "Ty.", "office", "10:45", "(a)", "well-known", "jumpy", "quick", "naïve",
        "안녕하세요",
        "한국어", "레이블입니다.", "日本語の", "「括弧」", "中文字符，",
    ]

    private static let words = [
        "Hello", "AVATAR", "To", "We,", "Ty.", "office", "10:45", "(a)", "well-known", "/usr/lib/x", "naïve",
        "안녕하세요", "한국어", "레이블입니다.", "日本語の", "「括弧」", "中文字符，", "مرحبا", "بالعالم", "שלום", "(סוגר)",
        "สวัสดีครับ", "ខ្មែរ", "हिन्दी", "क्षत्रिय", "Tiếng", "Việt", "e\u{302}\u{301}", "😀", "👨‍👩‍👧‍👦", "🇰🇷", "❤️", "1️⃣",
        "★", "…", "\u{200B}", "\u{AD}soft\u{AD}hyphen", "\t", "\u{13000}", "supercalifragilistic",
        "كتاب", "follow", "up", "extra\u{AD}ordinary", "ភាសាខ្មែរ", "น้ำดื่ม", "မြန်မာ",
    ]
}
