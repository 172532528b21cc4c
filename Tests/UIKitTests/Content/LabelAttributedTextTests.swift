import Foundation
import Raster
import Testing
import UIKit

@MainActor @Suite("A label's attributed text")
struct LabelAttributedTextTests {
    init() {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
    }

    private func drawn(_ label: UILabel) -> [DisplayItem] { CGContext.record { _ in label.drawText(in: label.bounds) } }

    private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    @Test("plain text reads as attributed text with the label's own font, colour and paragraph style")
    func ownAttributes() throws {
        let label = UILabel()
        label.text = "Label"
        label.font = .boldSystemFont(ofSize: 20)
        label.textColor = .red
        label.textAlignment = .center
        let text = try #require(label.attributedText)
        let values = text.attributes(at: 0, effectiveRange: nil)
        #expect(values[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(values[.foregroundColor] as? UIColor == .red)
        let style = values[.paragraphStyle] as? NSParagraphStyle
        #expect(style?.alignment == .center)
        #expect(style?.lineBreakMode == .byTruncatingTail)
        #expect(style?.lineBreakStrategy == .standard)
        label.shadowColor = .blue
        #expect(label.attributedText?.attribute(.shadow, at: 0, effectiveRange: nil) is NSShadow)
    }

    @Test("attributed text that is read and set again draws the same", arguments: [1, 0])
    func roundTrip(lines: Int) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        label.text = "다크 모드에서 예약 버튼의 글자가 배경과"
        label.numberOfLines = lines
        label.textAlignment = .right
        label.textColor = .red
        let before = drawn(label)
        let read = label.attributedText
        label.attributedText = read
        #expect(drawn(label) == before)
        #expect(label.attributedText == read)
        #expect(label.text == "다크 모드에서 예약 버튼의 글자가 배경과")
    }

    /// Source: Apple's documentation of `attributedText`.
    @Test("setting it sets the label's own attributes to those of the first character")
    func adoptsFirst() {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "Label",
            attributes: [
                .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red,
                .paragraphStyle: style { $0.alignment = .right },
            ])
        #expect(label.font == .systemFont(ofSize: 30))
        #expect(label.textColor == .red)
        #expect(label.textAlignment == .right)
        #expect(label.lineBreakMode == .byWordWrapping)
        label.text = "Plain"
        #expect(
            label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
    }

    @Test("characters without a font or colour have the label's, at first 17 points")
    func defaults() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "Label")
        #expect(label.intrinsicContentSize == CGSize(width: 41.5, height: 20.5))
        label.font = .systemFont(ofSize: 40)
        #expect(label.intrinsicContentSize.height == 48)
    }

    @Test("characters without a colour have the label's, not that of the first character, also the next time")
    func gaps() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        label.textColor = .blue
        let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "blue", attributes: [.underlineStyle: 0]))
        for _ in 1...2 {
            label.attributedText = text
            let items = drawn(label).flatMap { item -> [DisplayItem] in
                guard case .group(let group) = item else { return [item] }
                return group.items
            }
            let colors = items.compactMap { item -> Color? in
                guard case .glyphs(let run) = item else { return nil }
                return run.color
            }
            #expect(colors == [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
        }
        #expect(label.textColor == .red)
    }

    @Test("alignment and line break mode set later hold for all paragraphs")
    func laterStyle() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20.5))
        let text = NSMutableAttributedString(
            string: "A long first line\n", attributes: [.paragraphStyle: style { $0.lineSpacing = 3 }])
        text.append(NSAttributedString(string: "second"))
        label.attributedText = text
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .center
        let set = try #require(label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil))
        #expect(
            set as? NSParagraphStyle
                == style {
                    $0.lineSpacing = 3
                    $0.lineBreakMode = .byTruncatingMiddle
                    $0.alignment = .center
                })
    }

    @Test("fonts of text styles inside of attributed text follow the preferred text size, others stay")
    func contentSize() {
        let root = UIView()
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        let text = NSMutableAttributedString(
            string: "Body", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        text.append(NSAttributedString(string: "fixed", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
        label.attributedText = text
        root.addSubview(label)
        let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        label.adjustFonts(for: traits)
        func size(at index: Int) -> CGFloat? {
            (label.attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.pointSize
        }
        #expect(size(at: 0) == 23)
        #expect(size(at: 5) == 9)
        #expect(label.font.pointSize == 23)
    }

    @Test(
        "a hyphenation factor divides words to fill lines",
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_en_US.dic")))
    func hyphenation() {
        let widths = [0, 1].map { (factor: Float) in
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = NSAttributedString(
                string: "Documentation documentation",
                attributes: [.paragraphStyle: style { $0.hyphenationFactor = factor }])
            return label.sizeThatFits(CGSize(width: 170, height: 0)).width
        }
        #expect(widths[0] < 170 && widths[1] == 170)
    }

    @Test("nil takes the text away")
    func none() {
        let label = UILabel()
        label.text = "a"
        label.attributedText = nil
        #expect(label.text == nil)
        #expect(label.attributedText == nil)
        #expect(label.intrinsicContentSize == .zero)
    }
}
