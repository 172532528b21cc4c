import Foundation
import Raster
import Testing
import UIKit

private let numbers: [CGFloat] = [0, -1, .nan, .infinity, -.infinity, 100_000, 1e300, -1e300]

/// Numbers that arithmetic breaks on, in every place that text takes a number.
@MainActor @Suite("Text with numbers that make no sense")
struct BadTextInputTests {
    init() {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
    }

    private func checkFinite(_ view: UIView, _ number: CGFloat) {
        for size in [view.intrinsicContentSize, view.sizeThatFits(CGSize(width: 100, height: 100))] {
            #expect(size.width.isFinite && size.height.isFinite, "\(size) for \(number)")
        }
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        view.layoutIfNeeded()
        _ = view.displayList()
    }

    @Test("fonts of any size", arguments: numbers)
    func fontSizes(number: CGFloat) {
        for font in [UIFont.systemFont(ofSize: number), .systemFont(ofSize: 17, weight: UIFont.Weight(number))] {
            #expect(font.pointSize > 0 && font.lineHeight.isFinite)
            let label = UILabel()
            label.numberOfLines = 2
            label.font = font
            label.text = "Text of two lines"
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.1
            checkFinite(label, number)
        }
    }

    @Test("attributes of characters", arguments: numbers)
    func characterAttributes(number: CGFloat) {
        let keys: [NSAttributedString.Key] = [
            .kern, .tracking, .baselineOffset, .strokeWidth, .obliqueness, .expansion, .ligature, .underlineStyle,
            .strikethroughStyle,
        ]
        for key in keys {
            let label = UILabel()
            label.attributedText = NSAttributedString(string: "Text", attributes: [key: number])
            checkFinite(label, number)
        }
        let shadow = NSShadow()
        shadow.shadowBlurRadius = number
        shadow.shadowOffset = CGSize(width: number, height: number)
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "Text", attributes: [.shadow: shadow])
        checkFinite(label, number)
    }

    @Test("paragraph styles", arguments: numbers)
    func paragraphStyles(number: CGFloat) {
        let changes: [(NSMutableParagraphStyle) -> Void] = [
            { $0.lineSpacing = number }, { $0.paragraphSpacing = number }, { $0.paragraphSpacingBefore = number },
            { $0.firstLineHeadIndent = number }, { $0.headIndent = number }, { $0.tailIndent = number },
            { $0.minimumLineHeight = number }, { $0.maximumLineHeight = number }, { $0.lineHeightMultiple = number },
            { $0.defaultTabInterval = number }, { $0.hyphenationFactor = Float(number) },
            { $0.tabStops = [NSTextTab(textAlignment: .right, location: number)] },
        ]
        for change in changes {
            let style = NSMutableParagraphStyle()
            change(style)
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = NSAttributedString(
                string: "One\ttab\nand two lines", attributes: [.paragraphStyle: style])
            checkFinite(label, number)
        }
    }

    @Test("properties of labels", arguments: numbers)
    func labels(number: CGFloat) {
        let label = UILabel()
        label.text = "Text of a label"
        label.preferredMaxLayoutWidth = number
        label.numberOfLines = number.isFinite && abs(number) < 1e6 ? Int(number) : .min
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: number, height: number)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = number
        checkFinite(label, number)
    }

    @Test("insets of text views, sizes of text fields", arguments: numbers)
    func inputs(number: CGFloat) {
        let view = UITextView()
        view.isScrollEnabled = false
        view.text = "Text"
        view.textContainerInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        view.textContainer.lineFragmentPadding = number
        view.textContainer.maximumNumberOfLines = number < 0 ? -5 : 1
        #expect(view.sizeThatFits(.zero).height.isFinite)
        let field = UITextField()
        field.text = "Text"
        field.minimumFontSize = number
        field.adjustsFontSizeToFitWidth = true
        checkFinite(field, number)
    }

    @Test("strings drawn into rectangles of any size", arguments: numbers)
    func drawing(number: CGFloat) {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = number
        let text = NSAttributedString(string: "Text that wraps")
        let size = CGSize(width: number, height: number)
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
        let bounds = text.boundingRect(with: size, options: options, context: context)
        #expect(bounds.width.isFinite && bounds.height.isFinite)
        _ = CGContext.record { _ in text.draw(in: CGRect(origin: CGPoint(x: number, y: number), size: size)) }
    }

    @Test("a label shows of 10 MB of text the lines that have room, the same as of a shorter text")
    func hugeText() {
        let words = String(repeating: "lorem ipsum dolor ", count: 600_000)
        func lines(_ count: Int) -> DisplayList {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            label.numberOfLines = 0
            label.text = String(words.prefix(count))
            return label.displayList()
        }
        #expect(words.utf8.count > 10_000_000)
        let short = lines(2_000)
        #expect(short == lines(100_000))
        #expect(short == lines(.max))
    }
}
