import Foundation
import Testing
import UIKit

@Suite("AttributedString with UIKit's attributes")
struct AttributedStringTests {
    @Test("attributes are set by their names, and become those of NSAttributedString")
    func toNSAttributedString() throws {
        var text = AttributedString("Hello world")
        text.font = UIFont.systemFont(ofSize: 20)
        let range = try #require(text.range(of: "world"))
        text[range].foregroundColor = UIColor.red
        text[range].underlineStyle = .double
        text[range].uiKit.kern = 2
        text[range].link = URL(string: "https://example.com")
        let converted = try NSAttributedString(text, including: \.uiKit)
        #expect(converted.string == "Hello world")
        let first = converted.attributes(at: 0, effectiveRange: nil)
        #expect(first[.font] as? UIFont == .systemFont(ofSize: 20))
        #expect(first[.foregroundColor] == nil)
        let last = converted.attributes(at: 6, effectiveRange: nil)
        #expect(last[.foregroundColor] as? UIColor == .red)
        #expect(last[.underlineStyle] as? Int == NSUnderlineStyle.double.rawValue)
        #expect(last[.kern] as? CGFloat == 2)
        #expect(last[.link] as? URL == URL(string: "https://example.com"))
        #expect(NSAttributedString(text) == converted)
    }

    @Test("containers carry several attributes at once")
    func containers() {
        let container = AttributeContainer().font(.boldSystemFont(ofSize: 12)).tracking(1)
        let text = AttributedString("a", attributes: container)
        #expect(text.font == .boldSystemFont(ofSize: 12))
        #expect(text.tracking == 1)
    }

    @Test("there and back is the same text, with numbers of any type and emoji cut by an attribute")
    func roundTrip() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let text = NSMutableAttributedString(
            string: "e\u{301}👩‍👧 한글", attributes: [.paragraphStyle: style, .baselineOffset: 3, .strokeWidth: 1.5])
        text.addAttributes([.underlineStyle: 1], range: NSRange(location: 1, length: 3))
        let back = NSAttributedString(AttributedString(text))
        #expect(back.string.unicodeScalars.elementsEqual(text.string.unicodeScalars))
        let values = back.attributes(at: 2, effectiveRange: nil)
        #expect(values[.underlineStyle] as? Int == 1)
        #expect(values[.baselineOffset] as? CGFloat == 3)
        #expect(values[.strokeWidth] as? CGFloat == 1.5)
        #expect((values[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    }

    @Test("a character that an attribute cuts in two stays whole, with the attributes of its first half")
    func cutCharacter() {
        let text = NSMutableAttributedString(string: "a😀b")
        text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
        text.addAttribute(.kern, value: 3, range: NSRange(location: 2, length: 1))
        let converted = AttributedString(text)
        #expect(String(converted.characters) == "a😀b")
        #expect(converted.runs.map { $0.kern } == [2, nil])
    }

    @Test("values of a wrong type are left out")
    func wrongTypes() {
        let text = AttributedString(NSAttributedString(string: "a", attributes: [.font: "Helvetica", .kern: "x"]))
        #expect(text.font == nil)
        #expect(text.kern == nil)
        #expect(String(text.characters) == "a")
    }
}
