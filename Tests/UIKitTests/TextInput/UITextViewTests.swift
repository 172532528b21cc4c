import Foundation
import Raster
import Testing
import UIKit

@MainActor @Suite("UITextView")
struct UITextViewTests {
    init() {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
    }

    private let sentence = "The quick brown fox jumps over the lazy dog and runs into the forest"

    private func view(_ text: String, size: CGFloat = 17, scrolls: Bool = true) -> UITextView {
        let view = UITextView()
        view.font = .systemFont(ofSize: size)
        view.text = text
        view.isScrollEnabled = scrolls
        return view
    }

    /// The places of the glyphs that the view draws, in its own coordinates.
    private func glyphs(_ view: UITextView) -> [CGPoint] {
        let items = CGContext.record { _ in view.draw(view.bounds) }
        return items.flatMap { item -> [CGPoint] in
            guard case .group(let group) = item else { return [] }
            return group.items.flatMap { item -> [CGPoint] in
                guard case .glyphs(let run) = item else { return [] }
                return run.glyphs.map {
                    CGPoint(x: $0.position.x + group.transform.tx, y: $0.position.y + group.transform.ty)
                }
            }
        }
    }

    /// Source: Apple's documentation of `textContainerInset` and `lineFragmentPadding`, and one-line text views of 33 points
    /// at 14 points' text and 36.5 at 17, as apps measure them at 2x.
    @Test("one line is as high as its text with 8 points above and below", arguments: [(14, 33), (17, 36.5)])
    func oneLine(size: CGFloat, height: CGFloat) {
        let fitting = view("Label", size: size).sizeThatFits(
            CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
        #expect(fitting.height == height)
    }

    @Test("text has 5 points at either end: \"Label\" at 17 points is 51.5 wide")
    func padding() {
        #expect(view("Label").sizeThatFits(.zero).width == 51.5)
        let bare = view("Label")
        bare.textContainer.lineFragmentPadding = 0
        bare.textContainerInset = .zero
        #expect(bare.sizeThatFits(.zero) == CGSize(width: 41.5, height: 20.5))
    }

    @Test("text that scrolls has no intrinsic size, text that does not decides the view's height")
    func intrinsicSize() {
        let scrolling = view(sentence)
        #expect(
            scrolling.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 500))
        let fixed = view(sentence, size: 14, scrolls: false)
        fixed.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(fixed)
        NSLayoutConstraint.activate([
            fixed.topAnchor.constraint(equalTo: root.topAnchor),
            fixed.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            fixed.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        // Three lines of 14 points: ceil(3 x 1.193359 x 14 x 2) / 2, and 16.
        #expect(fixed.frame == CGRect(x: 0, y: 0, width: 200, height: 66.5))
    }

    @Test("text that scrolls makes content of the view's width and its own height")
    func contentSize() {
        let view = view(sentence, size: 14)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        view.layoutIfNeeded()
        #expect(view.contentSize == CGSize(width: 200, height: 66.5))
        view.text = "short"
        view.layoutIfNeeded()
        #expect(view.contentSize == CGSize(width: 200, height: 33))
    }

    @Test("text lies inside of insets and padding, and moves with the content")
    func drawing() throws {
        let view = view(sentence, size: 14)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        view.layoutIfNeeded()
        let first = try #require(glyphs(view).first)
        #expect(first.x == 5)
        #expect(abs(first.y - (8 + 0.952148 * 14)) < 0.01)
        view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
        view.layoutIfNeeded()
        #expect(try #require(glyphs(view).first).x == 15)
    }

    @Test("a line break at the end begins one more line; no text is one line high")
    func finalLine() {
        #expect(view("Label\n").sizeThatFits(.zero).height == 57)
        #expect(view("").sizeThatFits(.zero).height == 36.5)
    }

    @Test("no more lines than the container lets, the last one cut with an ellipsis if it says so")
    func maximumNumberOfLines() {
        let view = view(sentence, size: 14, scrolls: false)
        view.textContainer.maximumNumberOfLines = 2
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 49.5)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        let words = glyphs(view).count
        view.textContainer.lineBreakMode = .byTruncatingTail
        #expect(glyphs(view).count != words)
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 49.5)
    }

    @Test("without scrolling no lines are drawn that find no room")
    func height() {
        let view = view(sentence, size: 14, scrolls: false)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        #expect(Set(glyphs(view).map(\.y)).count == 2)
    }

    @Test("a long text draws what is in view")
    func long() {
        let view = view(String(repeating: "line\n", count: 5000))
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        view.layoutIfNeeded()
        view.contentOffset.y = 40_000
        let drawn = glyphs(view)
        #expect(drawn.count < 100)
        #expect(drawn.allSatisfy { $0.y > 39_900 && $0.y < 40_400 })
    }

    @Test("attributed text is kept, and read from plain text with the view's own attributes")
    func attributed() {
        let view = UITextView()
        #expect(view.text == "")
        #expect(view.attributedText.length == 0)
        let text = NSAttributedString(
            string: "a", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
        view.attributedText = text
        #expect(view.attributedText == text)
        #expect(view.text == "a")
        #expect(view.font == .systemFont(ofSize: 30))
        #expect(view.textColor == .red)
        view.text = "b"
        #expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
        view.textAlignment = .center
        let style = view.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .center)
    }

    @Test("links have the tint colour, or what the view sets")
    func links() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.attributedText = NSAttributedString(string: "a", attributes: [.link: "https://example.com"])
        func color() -> Color? {
            guard case .group(let group) = CGContext.record({ _ in view.draw(view.bounds) }).first else { return nil }
            for case .glyphs(let run) in group.items { return run.color }
            return nil
        }
        #expect(color() == view.tintColor.rasterColor(with: view.traitCollection))
        view.linkTextAttributes = [.foregroundColor: UIColor.red]
        #expect(color() == Color(red: 1, green: 0, blue: 0))
    }

    /// The marks of Khmer reach 5 points below a line of the system font.
    @Test("letters that reach beyond a view as high as its lines are whole, and cut where it scrolls")
    func reach() {
        let view = view("ក្រុង្ត្រៃ ខ្ញុំ", scrolls: false)
        view.textContainerInset = .zero
        view.frame.size = view.sizeThatFits(.zero)
        let line = view.font?.lineHeight ?? 0
        #expect(view.displayList().items.flatMap(\.clips) == [view.bounds.insetBy(dx: -line, dy: -line)])
        view.isScrollEnabled = true
        #expect(view.displayList().items.flatMap(\.clips).contains(view.bounds))
    }
}
