import Foundation
import Raster
import Testing
import UIKit

/// Laws that hold for every text in every font, since measuring and drawing go by one ruler; strings are from a seeded
/// generator.
@MainActor @Suite("Labels of any text")
struct LabelLawTests {
    init() {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
    }

    nonisolated private static let seeds = Array(0..<20)

    @Test("a label of its intrinsic size shows all of its text, on the lines that were measured", arguments: seeds)
    func intrinsicSize(seed: Int) throws {
        var samples = LabelSamples(seed: seed)
        for _ in 0..<60 {
            let label = samples.label()
            label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
            let fit = try #require(label.fit)
            #expect(fit.cut == nil && fit.lineCount == fit.neededLineCount, "\(samples.latest)")
            #expect(label.bounds.insetBy(dx: -0.01, dy: -0.01).contains(fit.textRect), "\(samples.latest)")
        }
    }

    @Test("nor is text cut in a label as high as it asks for at a width", arguments: seeds)
    func fittingSize(seed: Int) throws {
        var samples = LabelSamples(seed: seed + 1000)
        for _ in 0..<60 {
            let label = samples.label()
            label.numberOfLines = 0
            let width = samples.width()
            label.frame = CGRect(origin: .zero, size: label.sizeThatFits(CGSize(width: width, height: 0)))
            let fit = try #require(label.fit)
            #expect(fit.cut == nil && fit.lineCount == fit.neededLineCount, "\(samples.latest) at \(width)")
            #expect(label.bounds.width <= width + 0.5, "\(samples.latest) at \(width)")
        }
    }

    @Test("the letters of two labels side by side do not change with where they are measured first", arguments: seeds)
    func orderOfMeasuring(seed: Int) {
        var samples = LabelSamples(seed: seed + 2000)
        for _ in 0..<30 {
            let (label, width) = (samples.label(), samples.width())
            label.frame = CGRect(x: 0, y: 0, width: width, height: 100)
            let before = label.displayList()
            _ = label.intrinsicContentSize
            _ = label.sizeThatFits(CGSize(width: width / 2, height: 0))
            label.setNeedsDisplay()
            #expect(label.displayList() == before, "\(samples.latest) at \(width)")
        }
    }

    @Test(
        "text stays inside of a view that clips",
        arguments: [
            String(repeating: "W", count: 500), "a" + String(repeating: "\u{301}", count: 10_000),
            String(repeating: "\u{202E}\u{2067}", count: 5_000) + "abc", String(repeating: "\n", count: 1_000) + "W",
            "ﷺ مَّٰ ឱ្យ ก็ไ้ 😀👨‍👩‍👧‍👦", "\u{13000}\u{10FFFD}\u{0}\u{FFFC}",
        ])
    func clipping(text: String) throws {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 30
        shadow.shadowColor = UIColor.red
        let label = UILabel(frame: CGRect(x: -10, y: -10, width: 60, height: 60))
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: text,
            attributes: [
                .font: UIFont.systemFont(ofSize: 30), .shadow: shadow, .strokeWidth: -20, .underlineStyle: 1,
                .backgroundColor: UIColor.green, .obliqueness: 3,
            ])
        let clipping = UIView(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
        clipping.clipsToBounds = true
        clipping.addSubview(label)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        root.addSubview(clipping)
        let picture = try Rasterizer().render(root.displayList(), scale: 1, background: .white)
        let outside = picture.pixels.indices.filter {
            !(40..<80).contains($0 % picture.width) || !(40..<80).contains($0 / picture.width)
        }
        #expect(outside.allSatisfy { picture.pixels[$0] == 0xFFFF_FFFF })
    }
}

/// Labels of random words, fonts and numbers of lines; the same ones for a seed.
@MainActor private struct LabelSamples {
    private var state: UInt64
    private(set) var latest = ""

    init(seed: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    mutating func label() -> UILabel {
        let label = UILabel()
        label.numberOfLines = next(2)
        let separators = label.numberOfLines == 1 ? [" ", " ", "", "  "] : [" ", " ", " ", "", "\n"]
        let text = (0...next(9)).map { _ in Self.words[next(Self.words.count)] + separators[next(separators.count)] }
        label.text = text.joined() + "."
        label.font = font()
        label.lineBreakMode = [.byTruncatingTail, .byWordWrapping, .byTruncatingMiddle, .byTruncatingHead][next(4)]
        label.textAlignment = [.natural, .center, .right, .justified][next(4)]
        latest = "\((label.text ?? "").debugDescription) \(label.font ?? .systemFont(ofSize: 0)) \(label.numberOfLines)"
        return label
    }

    /// Points that the widest character of the words finds room in.
    mutating func width() -> CGFloat { 90 + CGFloat(next(3000)) / 10 }

    private mutating func font() -> UIFont {
        let size = [10, 11.5, 13, 15, 17, 20, 22, 28][next(8)]
        switch next(5) {
        case 0: return .systemFont(ofSize: size, weight: [.light, .medium, .semibold, .black][next(4)])
        case 1: return .preferredFont(forTextStyle: [.body, .headline, .title1, .caption2][next(4)])
        case 2: return .monospacedSystemFont(ofSize: size, weight: .regular)
        case 3: return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size)
        }
    }

    private mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    private static let words = [
        "Hello", "AVATAR", "To", "We,", "Ty.", "office", "10:45", "(a)", "well-known", "naïve", "안녕하세요", "한국어",
        "레이블입니다.", "日本語の", "「括弧」", "中文字符，", "مرحبا", "بالعالم", "שלום", "(סוגר)", "สวัสดีครับ", "ខ្មែរ", "हिन्दी",
        "Tiếng", "Việt", "e\u{302}\u{301}", "😀", "👨‍👩‍👧‍👦", "🇰🇷", "1️⃣", "★", "…", "\u{AD}soft\u{AD}hyphen", "\t", "\u{13000}",
    ]
}
