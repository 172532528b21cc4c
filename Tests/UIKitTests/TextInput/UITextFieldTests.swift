import Foundation
import Raster
import Testing
import UIKit

@MainActor @Suite("UITextField")
struct UITextFieldTests {
    init() {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
    }

    private func field(_ text: String? = nil, border: UITextField.BorderStyle = .roundedRect) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.borderStyle = border
        field.text = text
        return field
    }

    private func runs(_ items: [DisplayItem]) -> [(run: GlyphRun, origin: CGPoint)] {
        items.flatMap { item -> [(GlyphRun, CGPoint)] in
            switch item {
            case .glyphs(let run): [(run, .zero)]
            case .group(let group):
                runs(group.items).map {
                    ($0.run, CGPoint(x: $0.origin.x + group.transform.tx, y: $0.origin.y + group.transform.ty))
                }
            default: []
            }
        }
    }

    private func drawn(_ field: UITextField) -> [(run: GlyphRun, origin: CGPoint)] {
        runs(CGContext.record { _ in field.draw(field.bounds) })
    }

    /// Source: text fields in Interface Builder documents of Xcode 13 on.
    @Test("a rounded field is 34 points high at 14 and at 17 points", arguments: [14, 17])
    func roundedHeight(size: CGFloat) {
        let field = field("Text")
        field.font = .systemFont(ofSize: size)
        #expect(field.intrinsicContentSize.height == 34)
    }

    @Test("a field without a border is as large as its line of text")
    func plainSize() {
        #expect(field("Label", border: .none).intrinsicContentSize == CGSize(width: 41.5, height: 20.5))
        #expect(field("Label").intrinsicContentSize.width == 55.5)
    }

    @Test("an empty field is as wide as its placeholder, which it draws in the colour for that")
    func placeholder() throws {
        let field = field(border: .none)
        field.placeholder = "Label"
        #expect(field.intrinsicContentSize.width == 41.5)
        let run = try #require(drawn(field).first?.run)
        #expect(run.color == UIColor.placeholderText.rasterColor(with: field.traitCollection))
        #expect(run.glyphs.count == 5)
        field.attributedPlaceholder = NSAttributedString(string: "Hi", attributes: [.foregroundColor: UIColor.red])
        #expect(drawn(field).first?.run.color == Color(red: 1, green: 0, blue: 0))
        #expect(field.placeholder == "Hi")
        field.text = "Text"
        #expect(drawn(field).first?.run.color == .black)
    }

    @Test("text lies in the middle of the height, inside of the border")
    func place() throws {
        let field = field("Text")
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
        let (run, origin) = try #require(drawn(field).first)
        #expect(origin.x + (run.glyphs.first?.position.x ?? 0) == 7)
        // (30 - 20.5) / 2 to the pixel below 2.
        #expect(origin.y == 7)
    }

    @Test("text that finds no room ends in an ellipsis")
    func truncates() {
        let field = field("A text that is much too long for the field that shows it")
        let glyphs = drawn(field).flatMap { item in item.run.glyphs.map { item.origin.x + $0.position.x } }
        #expect(glyphs.allSatisfy { $0 >= 7 && $0 < 193 })
        #expect(glyphs.count < 40)
    }

    @Test("secure text shows a bullet a character")
    func secure() {
        let field = field("pässword")
        field.isSecureTextEntry = true
        let glyphs = drawn(field).flatMap(\.run.glyphs)
        #expect(glyphs.count == 8)
        #expect(Set(glyphs.map(\.index)).count == 1)
        #expect(field.text == "pässword")
    }

    @Test("views beside the text take room from it while they are shown")
    func sideViews() {
        let field = field("Text", border: .none)
        let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UIView())
        right.frame.size = CGSize(width: 24, height: 60)
        field.leftView = left
        field.rightView = right
        #expect(field.textRect(forBounds: field.bounds).minX == 0)
        field.leftViewMode = .always
        field.rightViewMode = .unlessEditing
        field.layoutIfNeeded()
        #expect(left.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
        #expect(right.frame == CGRect(x: 176, y: 0, width: 24, height: 34))
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 146, height: 34))
        field.rightViewMode = .whileEditing
        field.layoutIfNeeded()
        #expect(right.superview == nil)
        field.semanticContentAttribute = .forceRightToLeft
        field.layoutIfNeeded()
        #expect(left.frame.minX == 170)
    }

    @Test("the clear button is there while there is text, and empties the field")
    func clearButton() throws {
        let field = field("Text")
        field.clearButtonMode = .always
        field.layoutIfNeeded()
        let button = try #require(field.subviews.first as? UIButton)
        #expect(button.frame == CGRect(x: 176, y: 7.5, width: 19, height: 19))
        #expect(field.textRect(forBounds: field.bounds).maxX == 171)
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        button.sendActions(for: .touchUpInside)
        field.layoutIfNeeded()
        #expect(field.text == "")
        #expect(changes == 1)
        #expect(button.superview == nil)
    }

    @Test("text shrinks down to the minimum size where it may")
    func shrinks() throws {
        let field = field("A text that is too long for the field")
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 8
        let size = try #require(drawn(field).first?.run.size)
        #expect(size < 17 && size >= 8)
    }

    /// Source: Apple's documentation of `minimumFontSize`, 0 by default: until the string fits or that size is reached.
    @Test("text shrinks until it fits where no minimum size is set")
    func shrinksToFit() throws {
        let field = field("A text that is too long for the field, and by far so: it goes on and on")
        field.adjustsFontSizeToFitWidth = true
        let run = try #require(drawn(field).first?.run)
        #expect(run.size < 8)
        #expect(run.glyphs.count == 54)
    }

    @Test("a line break is shown as a space, in text and placeholder, plain and attributed", arguments: ["\n", "\r\n"])
    func lineBreaks(separator: String) {
        let (spaced, broken) = (field("line one line two"), field("line one\(separator)line two"))
        #expect(broken.intrinsicContentSize == spaced.intrinsicContentSize)
        #expect(drawn(broken).map(\.run) == drawn(spaced).map(\.run))
        #expect(broken.text == "line one\(separator)line two")
        let size = broken.intrinsicContentSize
        broken.attributedText = NSAttributedString(string: "line one\(separator)line two")
        #expect(broken.intrinsicContentSize == size)
        broken.text = nil
        broken.placeholder = "line one\(separator)line two"
        #expect(broken.intrinsicContentSize == size)
        broken.attributedPlaceholder = NSAttributedString(string: "line one\(separator)line two")
        #expect(broken.intrinsicContentSize == size)
    }

    @Test("attributed text is cut where its own style wants it cut, and at the end where that wraps")
    func truncationMode() {
        func first(_ mode: NSLineBreakMode) -> [UInt32] {
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = mode
            let field = field()
            field.attributedText = NSAttributedString(
                string: "ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ", attributes: [.paragraphStyle: style])
            let glyphs = drawn(field).flatMap { $0.run.glyphs.map(\.index) }
            return [glyphs.first, glyphs.last].compactMap { $0 }
        }
        let (tail, head, middle) = (first(.byTruncatingTail), first(.byTruncatingHead), first(.byTruncatingMiddle))
        // A…, …Z and A…Z
        #expect(middle == [tail[0], head[1]])
        #expect(tail[1] == head[0] && tail[0] != head[0])
        #expect(first(.byWordWrapping) == tail)
    }

    /// The marks of Khmer reach 5 points below a line of the system font.
    @Test("letters that reach beyond a field as high as its line are whole")
    func reach() throws {
        let field = field("ក្រុង្ត្រៃ ខ្ញុំ", border: .none)
        field.frame.size = field.intrinsicContentSize
        #expect(!field.displayList().items.contains { $0.isClipped })
        // Text that is higher than the field is cut at its edges.
        field.font = .systemFont(ofSize: 60)
        #expect(field.displayList().items.contains { $0.isClipped })
    }

    @Test("rectangles may be overridden")
    func overrides() throws {
        final class Inset: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect {
                super.textRect(forBounds: bounds).insetBy(dx: 20, dy: 0)
            }
        }
        let field = Inset(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.placeholder = "Label"
        let (run, origin) = try #require(drawn(field).first)
        #expect(origin.x + (run.glyphs.first?.position.x ?? 0) == 20)
    }

    @Test("attributed text is read from plain text, and set on the whole by font and colour")
    func attributed() {
        let field = field("Text")
        field.attributedText = NSAttributedString(string: "A", attributes: [.kern: 3])
        field.font = .systemFont(ofSize: 30)
        let values = field.attributedText?.attributes(at: 0, effectiveRange: nil)
        #expect(values?[.font] as? UIFont == .systemFont(ofSize: 30))
        #expect(values?[.kern] as? Int == 3)
        field.text = nil
        #expect(field.text == "")
    }
}
