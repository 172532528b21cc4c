import Foundation
import Testing
import UIKit

/// Foundation on Linux compares the attributes of neighbouring runs in nearly every operation; with values that it takes for
/// objects of its own it ended the program.
@Suite("Operations on attributed texts with UIKit's values")
struct AttributedTextOperationTests {
    private func style(_ alignment: NSTextAlignment) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return style
    }

    private func shadow(_ blur: CGFloat) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = blur
        return shadow
    }

    private func pairs() -> [(NSAttributedString.Key, Any, Any)] {
        [
            (.font, UIFont.systemFont(ofSize: 1), UIFont.systemFont(ofSize: 2)),
            (.foregroundColor, UIColor.red, UIColor.blue), (.backgroundColor, UIColor.label, UIColor.systemRed),
            (.paragraphStyle, style(.left), style(.right)), (.shadow, shadow(0), shadow(1)),
            (.attachment, NSTextAttachment(), NSTextAttachment()),
        ]
    }

    @Test("values of the same key side by side can be appended, copied, changed, cut and compared")
    func sideBySide() throws {
        for (key, first, second) in pairs() {
            let text = NSMutableAttributedString(string: "first", attributes: [key: first])
            text.append(NSAttributedString(string: "second", attributes: [key: second]))
            let copy = NSAttributedString(attributedString: text)
            #expect(copy == text)
            let mutable = try #require(copy.mutableCopy() as? NSMutableAttributedString)
            mutable.addAttribute(key, value: second, range: NSRange(location: 0, length: 3))
            mutable.addAttributes([key: first], range: NSRange(location: 7, length: 4))
            #expect(mutable != copy)
            #expect(mutable.attributedSubstring(from: NSRange(location: 2, length: 6)).length == 6)
            mutable.removeAttribute(key, range: NSRange(location: 4, length: 2))
            var lengths: [Int] = []
            mutable.enumerateAttributes(in: NSRange(location: 0, length: 11)) { _, range, _ in
                lengths.append(range.length)
            }
            #expect(lengths == [3, 1, 2, 1, 4])
        }
    }

    @Test("runs with equal values are one")
    func merged() {
        let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 3)])
        text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 3)]))
        var range = NSRange()
        _ = text.attributes(at: 0, effectiveRange: &range)
        #expect(range.length == 2)
    }
}
