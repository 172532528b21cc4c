import Foundation
import Raster
import Testing
import Typesetting
import UIKit

private let leftToRight = UITraitCollection(layoutDirection: .leftToRight)
private let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)

private func labelText(_ text: NSAttributedString, _ traits: UITraitCollection = leftToRight) -> LabelText {
    LabelText(text, defaults: LabelText.Defaults(font: .systemFont(ofSize: 17), color: .label), traits: traits)
}

private func attributes(_ values: [NSAttributedString.Key: Any]) -> TextAttributes {
    labelText(NSAttributedString(string: "a", attributes: values)).text.runs[0].attributes
}

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

@Suite("LabelText")
struct LabelTextTests {
    @Test("attributes become runs that cover the text, with defaults where none are set")
    func runs() {
        let text = NSMutableAttributedString(string: "Hello 🌍!")
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 12), range: NSRange(location: 0, length: 5))
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 6, length: 2))
        text.addAttribute(.kern, value: 2, range: NSRange(location: 8, length: 1))
        let runs = labelText(text).text.runs
        #expect(runs.map(\.length) == [5, 1, 2, 1])
        #expect(runs.map(\.attributes.font.size) == [12, 17, 17, 17])
        #expect(runs[2].attributes.color == red)
        #expect(runs[3].attributes.kern == 2)
    }

    @Test("colours are resolved for the environment")
    func colors() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(labelText(NSAttributedString(string: "a"), dark).text.runs[0].attributes.color == .white)
        let defaults = LabelText.Defaults(font: .systemFont(ofSize: 10), color: .label)
        #expect(LabelText("a", defaults: defaults, traits: leftToRight).text.runs[0].attributes.color == .black)
    }

    @Test("lines take the text's colour unless they have their own; no style draws no line")
    func lines() {
        let lined = attributes([
            .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: 1, .strikethroughColor: UIColor.red,
            .foregroundColor: UIColor.blue,
        ])
        #expect(lined.underline == blue)
        #expect(lined.strikethrough == red)
        #expect(attributes([.underlineStyle: 0, .underlineColor: UIColor.red]).underline == nil)
        // A pattern without a form is no line.
        #expect(attributes([.underlineStyle: NSUnderlineStyle.patternDash.rawValue]).underline == nil)
    }

    @Test("forms, patterns and word-wise lines are told apart")
    func lineStyles() {
        func style(_ style: NSUnderlineStyle) -> DecorationLineStyle? {
            attributes([.underlineStyle: style.rawValue]).underlineStyle
        }
        #expect(style(.thick) == DecorationLineStyle(form: .thick))
        #expect(style(.double) == DecorationLineStyle(form: .double))
        #expect(style([.single, .patternDot]) == DecorationLineStyle(pattern: .dot))
        #expect(style([.single, .patternDashDot, .byWord]) == DecorationLineStyle(pattern: .dashDot, isByWord: true))
        let strikethrough = attributes([.strikethroughStyle: NSUnderlineStyle([.double, .patternDashDotDot])])
        #expect(strikethrough.strikethroughStyle == DecorationLineStyle(form: .double, pattern: .dashDotDot))
    }

    @Test("spacing, ligatures and shapes are taken over; a kern of 0 turns the font's kerning off")
    func shapes() {
        #expect(!attributes([.kern: 0]).hasPairKerning)
        #expect(attributes([.kern: 0.5]).hasPairKerning)
        #expect(attributes([.tracking: 1.5]).tracking == 1.5)
        #expect(attributes([.ligature: 0]).ligatures == .essential)
        #expect(attributes([.ligature: 1]).ligatures == .standard)
        let outlined = attributes([
            .strokeWidth: -3, .strokeColor: UIColor.red, .obliqueness: 0.2, .expansion: -0.1, .baselineOffset: 4,
            .backgroundColor: UIColor.blue, .languageIdentifier: "zh-Hant",
        ])
        #expect(outlined.strokeWidth == -3)
        #expect(outlined.strokeColor == red)
        #expect(outlined.obliqueness == 0.2)
        #expect(outlined.expansion == -0.1)
        #expect(outlined.baselineOffset == 4)
        #expect(outlined.backgroundColor == blue)
        #expect(outlined.language == "zh-Hant")
    }

    @Test("text that says no language has the environment's, if that has one")
    @MainActor func environmentLanguage() {
        func languages(_ environment: String?) -> [String?] {
            RenderEnvironment(size: CGSize(width: 390, height: 844), language: environment).whileInstalled {
                let traits = UILabel().traitCollection
                let defaults = LabelText.Defaults(font: .systemFont(ofSize: 17), color: .red)
                let plain = LabelText("直", defaults: defaults, traits: traits).text.runs[0].attributes.language
                let said = NSMutableAttributedString(string: "直直")
                said.addAttribute(.languageIdentifier, value: "zh-Hant", range: NSRange(location: 0, length: 1))
                let mixed = LabelText(said, defaults: defaults, traits: traits)
                return [plain] + mixed.text.runs.map(\.attributes.language)
            }
        }
        #expect(languages(nil) == [nil, "zh-Hant", nil])
        #expect(languages("ja") == ["ja", "zh-Hant", "ja"])
    }

    @Test("a shadow has its colour, offset and blur; without a colour there is none")
    func shadow() {
        let shadow = NSShadow()
        #expect(attributes([.shadow: shadow]).shadow?.color.alpha == 1.0 / 3)
        shadow.shadowColor = UIColor.red
        shadow.shadowOffset = CGSize(width: 2, height: 3)
        shadow.shadowBlurRadius = 4
        #expect(
            attributes([.shadow: shadow]).shadow
                == TextShadow(color: red, offset: CGSize(width: 2, height: 3), blurRadius: 4))
        shadow.shadowColor = nil
        #expect(attributes([.shadow: shadow]).shadow == nil)
    }

    @Test("links are blue and underlined, whatever colour the text gives them")
    func links() {
        let link = attributes([.link: "https://example.com", .foregroundColor: UIColor.red])
        #expect(link.color == UIColor.link.rasterColor(with: leftToRight))
        #expect(link.underline == link.color)
    }

    @Test("natural alignment follows the interface, writing direction the text")
    func direction() {
        let arabic = NSAttributedString(string: "123 مرحبا")
        #expect(labelText(arabic).paragraph.alignment == .left)
        #expect(labelText(arabic).paragraph.hasNaturalDirection)
        let latin = NSAttributedString(string: "Hello")
        #expect(labelText(latin, rightToLeft).paragraph.alignment == .right)
        #expect(labelText(NSAttributedString(string: "12:30"), rightToLeft).paragraph.isRightToLeft)
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = .rightToLeft
        let forced = labelText(NSAttributedString(string: "Hello", attributes: [.paragraphStyle: style])).paragraph
        #expect(forced.isRightToLeft)
        #expect(!forced.hasNaturalDirection)
    }

    @Test("empty text has one run, of no length")
    func empty() {
        #expect(labelText(NSAttributedString(string: "")).text.runs.map(\.length) == [0])
    }

    @Test("attribute values of a wrong type count as absent")
    func wrongTypes() {
        let wrong = attributes([
            .font: "Helvetica", .foregroundColor: 3, .kern: "wide", .underlineStyle: "x", .shadow: 1, .attachment: 2,
            .paragraphStyle: "p", .ligature: "l", .strokeWidth: UIColor.red,
        ])
        #expect(wrong == TextAttributes(font: FontRequest(size: 17), color: .black))
    }
}

@Suite("Paragraph styles on their way to typesetting")
struct ParagraphStyleConversionTests {
    @Test("everything of a style is taken over")
    func everything() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        style.lineBreakMode = .byTruncatingMiddle
        style.lineBreakStrategy = .pushOut
        style.lineHeightMultiple = 1.5
        style.minimumLineHeight = 20
        style.maximumLineHeight = 40
        style.paragraphSpacing = 8
        style.paragraphSpacingBefore = 9
        style.firstLineHeadIndent = 10
        style.headIndent = 11
        style.tailIndent = -12
        style.defaultTabInterval = 30
        style.hyphenationFactor = 0.5
        style.allowsDefaultTighteningForTruncation = true
        style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
        let text = NSAttributedString(string: "abc", attributes: [.paragraphStyle: style])
        #expect(
            labelText(text).paragraph
                == ParagraphStyle(
                    alignment: .center, lineBreak: .truncatingMiddle, lineBreakStrategy: .pushOut,
                    hasNaturalDirection: true, lineHeightMultiple: 1.5, minimumLineHeight: 20, maximumLineHeight: 40,
                    lineSpacing: 4, paragraphSpacing: 8, paragraphSpacingBefore: 9, firstLineHeadIndent: 10,
                    headIndent: 11, tailIndent: -12,
                    tabStops: [ParagraphStyle.TabStop(alignment: .trailing, location: 100)], defaultTabInterval: 30,
                    hyphenationFactor: 0.5, tightensForTruncation: true))
    }

    @Test("each paragraph has the style of its first character; one style for all needs no list")
    func perParagraph() {
        let centred = NSMutableParagraphStyle()
        centred.alignment = .center
        let text = NSMutableAttributedString(string: "first\n")
        text.append(NSAttributedString(string: "second\n", attributes: [.paragraphStyle: centred]))
        text.append(NSAttributedString(string: "third", attributes: [.paragraphStyle: centred, .kern: 1]))
        let runs = labelText(text).text.paragraphRuns
        #expect(runs.map(\.length) == [6, 12])
        #expect(runs.map(\.style.alignment) == [.left, .center])
        let one = NSMutableAttributedString(string: "a", attributes: [.paragraphStyle: centred])
        one.append(NSAttributedString(string: "b", attributes: [.paragraphStyle: centred.copy(), .kern: 1]))
        #expect(labelText(one).text.paragraphRuns.isEmpty)
        #expect(labelText(one).paragraph.alignment == .center)
    }

    @Test("a right tab with column terminators is a decimal tab")
    func tabs() {
        let stops = [
            NSTextTab(textAlignment: .natural, location: 10), NSTextTab(textAlignment: .center, location: 20),
            NSTextTab(
                textAlignment: .right, location: 30,
                options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))]),
        ]
        let style = NSMutableParagraphStyle()
        style.tabStops = stops.reversed()
        let text = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
        #expect(labelText(text).paragraph.tabStops.map(\.alignment) == [.leading, .center, .decimal])
        #expect(labelText(text).paragraph.tabStops.map(\.location) == [10, 20, 30])
    }
}

@Suite("NSParagraphStyle")
struct NSParagraphStyleTests {
    @Test("a mutable copy is independent and equal until it is changed")
    func mutableCopy() throws {
        let style = NSParagraphStyle.default
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style)
        copy.alignment = .right
        #expect(copy != style)
        #expect(style.alignment == .natural)
        #expect((copy.copy() as? NSParagraphStyle)?.alignment == .right)
    }

    /// Source: Apple's documentation of `tabStops` (twelve left tabs, 28 points apart) and of `lineBreakStrategy`.
    @Test("the default style has Apple's values")
    func defaults() {
        let style = NSParagraphStyle.default
        #expect(style.tabStops.map(\.location) == stride(from: 28, through: 336, by: 28).map { $0 })
        #expect(style.lineBreakMode == .byWordWrapping)
        #expect(style.lineBreakStrategy == [])
        #expect(style.hyphenationFactor == 0)
    }

    @Test("tab stops are kept in order, added and removed")
    func tabStops() {
        let style = NSMutableParagraphStyle()
        style.tabStops = []
        style.addTabStop(NSTextTab(textAlignment: .left, location: 50))
        style.addTabStop(NSTextTab(textAlignment: .left, location: 20))
        #expect(style.tabStops.map(\.location) == [20, 50])
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 50))
        #expect(style.tabStops.map(\.location) == [20])
    }

    @Test("languages have the direction of their scripts")
    func writingDirection() {
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he-IL") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ko") == .leftToRight)
    }
}
