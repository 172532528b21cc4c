import Foundation
import Raster
import Testing
import UIKit

private var font: [NSAttributedString.Key: Any] { [.font: UIFont.systemFont(ofSize: 17)] }
private let sentence = "The quick brown fox jumps over the lazy dog"

@Suite("Measuring and drawing strings")
struct StringDrawingTests {
    /// Source: "Label" at 17 points is 41.49 wide; a line is 1.193359 times the size high.
    @Test("a string's size is not rounded")
    func size() {
        let size = "Label".size(withAttributes: font)
        #expect(abs(size.width - 41.49) < 0.02)
        #expect(abs(size.height - 20.287) < 0.001)
        #expect(NSAttributedString(string: "Label", attributes: font).size() == size)
        #expect(NSString(string: "Label").size(withAttributes: font) == size)
    }

    @Test("an empty string has the height of a line")
    func empty() {
        #expect("".size(withAttributes: nil) == CGSize(width: 0, height: UIFont.systemFont(ofSize: 12).lineHeight))
    }

    @Test("lines wrap at a width, and the block's height is that of its lines")
    func boundingRect() {
        let size = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
        let bounds = sentence.boundingRect(with: size, options: options, attributes: font, context: nil)
        #expect(bounds.origin == .zero)
        #expect(bounds.width <= 200)
        #expect(abs(bounds.height - 2 * 20.287) < 0.01)
    }

    @Test("without line fragments the rectangle is one line on a baseline at the origin")
    func baseline() {
        let context = NSStringDrawingContext()
        let bounds = sentence.boundingRect(with: .zero, attributes: font, context: context)
        #expect(abs(bounds.minY + 16.1865) < 0.01)
        #expect(bounds.width > 300)
        #expect(context.totalBounds == bounds)
    }

    @Test("drawing places the glyphs at the point, in the text's colour")
    func draw() {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red,
        ]
        let items = CGContext.record { _ in "A".draw(at: CGPoint(x: 10, y: 20), withAttributes: attributes) }
        guard case .group(let group) = items.first, case .glyphs(let run) = group.items.first else {
            Issue.record("no glyphs were drawn")
            return
        }
        #expect(group.transform == CGAffineTransform(translationX: 10, y: 20))
        #expect(run.color == Color(red: 1, green: 0, blue: 0))
        #expect(run.size == 17)
    }

    @Test("only lines that fit into the rectangle are drawn")
    func drawInRectangle() {
        func lines(_ height: CGFloat) -> Int {
            let items = CGContext.record { _ in
                sentence.draw(in: CGRect(x: 5, y: 5, width: 100, height: height), withAttributes: font)
            }
            guard case .group(let group) = items.first else { return 0 }
            let baselines = group.items.compactMap { item -> CGFloat? in
                guard case .glyphs(let run) = item else { return nil }
                return run.glyphs.first?.position.y
            }
            return Set(baselines).count
        }
        #expect(lines(1000) > 3)
        #expect(lines(45) == 2)
        #expect(lines(21) == 1)
    }

    /// Source: Apple's documentation of string drawing without attributes: Helvetica at 12 points.
    @Test("characters without a font are set in 12 points")
    func defaultFont() {
        let font = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
        let size = NSAttributedString(string: "Label").size()
        #expect(size == "Label".size(withAttributes: [.font: font]))
    }

    @Test("a context makes text smaller, down to its minimum, and tells how much")
    func scaling() {
        let context = NSStringDrawingContext()
        let text = NSAttributedString(string: sentence, attributes: font)
        let size = CGSize(width: 200, height: 21)
        _ = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor == 1)
        context.minimumScaleFactor = 0.3
        let bounds = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor < 1 && context.actualScaleFactor > 0.5)
        #expect(bounds.width <= 200 && bounds.height <= 21)
        context.minimumScaleFactor = 0.9
        _ = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor == 0.9)
    }

    @Test("the last visible line ends in an ellipsis where more text follows")
    func truncates() {
        let text = NSAttributedString(string: sentence, attributes: font)
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
        let bounds = text.boundingRect(with: CGSize(width: 100, height: 41), options: options, context: nil)
        #expect(abs(bounds.height - 2 * 20.287) < 0.01)
    }
}
