import Foundation
import Testing
import Typesetting
import UIKit

@Suite("NSTextAttachment")
struct NSTextAttachmentTests {
    private func attachment(_ attachment: NSTextAttachment) -> TextAttachment? {
        let defaults = LabelText.Defaults(font: .systemFont(ofSize: 17), color: .red)
        return LabelText(NSAttributedString(attachment: attachment), defaults: defaults, traits: .current)
            .text.runs[0].attributes.attachment
    }

    private func image(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test("without a size of its own it has that of its image, on the baseline")
    func imageSize() throws {
        let shown = try #require(attachment(NSTextAttachment(image: image(12))))
        #expect(shown.bounds == CGRect(x: 0, y: 0, width: 12, height: 12))
        #expect(shown.items.count == 1)
    }

    @Test("bounds place and scale the image")
    func bounds() throws {
        let icon = NSTextAttachment(image: image(12))
        icon.bounds = CGRect(x: 1, y: -4, width: 20, height: 24)
        #expect(try #require(attachment(icon)).bounds == CGRect(x: 1, y: -4, width: 20, height: 24))
    }

    @Test("a template takes the colour of the text")
    func template() throws {
        let plain = try #require(attachment(NSTextAttachment(image: image(4))))
        let tinted = NSTextAttachment(image: image(4).withRenderingMode(.alwaysTemplate))
        #expect(try #require(attachment(tinted)).items != plain.items)
    }

    @Test("without an image it takes its room and shows nothing; lengths that are no numbers count as 0")
    func noImage() throws {
        let empty = NSTextAttachment()
        #expect(attachment(empty) == TextAttachment(bounds: .zero))
        empty.bounds = CGRect(x: 0, y: 0, width: 30, height: 10)
        #expect(attachment(empty) == TextAttachment(bounds: CGRect(x: 0, y: 0, width: 30, height: 10)))
        empty.bounds = CGRect(x: CGFloat.nan, y: -.infinity, width: .infinity, height: -5)
        #expect(attachment(empty) == TextAttachment(bounds: .zero))
    }

    @Test("the text that shows it is one object replacement character")
    func text() {
        let text = NSAttributedString(attachment: NSTextAttachment())
        #expect(text.string == "\u{FFFC}")
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) is NSTextAttachment)
    }
}
