import Foundation
import Raster
import Testing
import Typesetting
import UIKit

private let leftToRight = UITraitCollection(layoutDirection: .leftToRight)
private let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)

private func labelText(_ text: NSAttributedString, _ traits: UITraitCollection = leftToRight) -> LabelText {
    LabelText(
        text, defaultFont: .systemFont(ofSize: 17), defaultColor: .label, defaultStyle: .default, traits: traits)
}

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
        #expect(runs[2].attributes.color == Color(red: 1, green: 0, blue: 0))
        #expect(runs[3].attributes.kern == 2)
    }

    @Test("colours are resolved for the environment")
    func colors() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(labelText(NSAttributedString(string: "a"), dark).text.runs[0].attributes.color == .white)
        let plain = LabelText("a", font: .systemFont(ofSize: 10), color: .label, style: .default, traits: leftToRight)
        #expect(plain.text.runs[0].attributes.color == .black)
    }

    @Test("lines take the text's colour unless they have their own; no style draws no line")
    func lines() {
        let text = NSAttributedString(
            string: "a",
            attributes: [
                .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: 1,
                .strikethroughColor: UIColor.red, .foregroundColor: UIColor.blue,
            ])
        let attributes = labelText(text).text.runs[0].attributes
        #expect(attributes.underline == Color(red: 0, green: 0, blue: 1))
        #expect(attributes.strikethrough == Color(red: 1, green: 0, blue: 0))
        let none = NSAttributedString(string: "a", attributes: [.underlineStyle: 0, .underlineColor: UIColor.red])
        #expect(labelText(none).text.runs[0].attributes.underline == nil)
    }

    @Test("the first character's paragraph style holds for the text")
    func paragraphStyle() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        style.lineBreakMode = .byTruncatingMiddle
        style.lineHeightMultiple = 1.5
        style.minimumLineHeight = 20
        style.maximumLineHeight = 40
        style.paragraphSpacing = 8
        let text = NSAttributedString(string: "abc", attributes: [.paragraphStyle: style])
        #expect(
            labelText(text).paragraph
                == ParagraphStyle(
                    alignment: .center, lineBreak: .truncatingMiddle, lineHeightMultiple: 1.5, minimumLineHeight: 20,
                    maximumLineHeight: 40, lineSpacing: 4, paragraphSpacing: 8))
    }

    @Test("natural alignment follows the interface, writing direction the text")
    func direction() {
        let arabic = NSAttributedString(string: "123 مرحبا")
        #expect(labelText(arabic).paragraph.alignment == .left)
        #expect(labelText(arabic).paragraph.isRightToLeft)
        let latin = NSAttributedString(string: "Hello")
        #expect(labelText(latin, rightToLeft).paragraph.alignment == .right)
        #expect(!labelText(latin, rightToLeft).paragraph.isRightToLeft)
        #expect(labelText(NSAttributedString(string: "12:30"), rightToLeft).paragraph.isRightToLeft)
    }

    @Test("empty text has no runs")
    func empty() {
        #expect(labelText(NSAttributedString(string: "")).text.runs.isEmpty)
    }

    @Test("attribute values of a wrong type count as absent")
    func wrongTypes() {
        let text = NSAttributedString(
            string: "a", attributes: [.font: "Helvetica", .foregroundColor: 3, .kern: "wide", .underlineStyle: "x"])
        let attributes = labelText(text).text.runs[0].attributes
        #expect(attributes == TextAttributes(font: FontRequest(size: 17), color: .black))
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
}
