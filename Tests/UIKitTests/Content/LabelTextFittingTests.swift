import Foundation
import Raster
import Testing
import UIKit

@MainActor @Suite("How a label's text fits")
struct LabelTextFittingTests {
    init() {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
    }

    private let sentence = "The quick brown fox jumps over the lazy dog"

    private func label(_ text: String, width: CGFloat, height: CGFloat = 100, lines: Int = 1) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        label.numberOfLines = lines
        return label
    }

    /// The glyphs that the label draws, each with its size and place in the label.
    private func glyphs(_ label: UILabel) -> [(size: CGFloat, position: CGPoint)] {
        func glyphs(_ items: [DisplayItem], _ offset: CGPoint) -> [(CGFloat, CGPoint)] {
            items.flatMap { item -> [(CGFloat, CGPoint)] in
                switch item {
                case .glyphs(let run):
                    run.glyphs.map {
                        (run.size, CGPoint(x: $0.position.x + offset.x, y: $0.position.y + offset.y))
                    }
                case .group(let group):
                    glyphs(group.items, CGPoint(x: offset.x + group.transform.tx, y: offset.y + group.transform.ty))
                default: []
                }
            }
        }
        return glyphs(CGContext.record { _ in label.drawText(in: label.bounds) }, .zero).map { ($0.0, $0.1) }
    }

    private func baselines(_ label: UILabel) -> [CGFloat] { Set(glyphs(label).map(\.position.y)).sorted() }

    @Test("three lines are three in all, also where the text has line breaks")
    func linesOverParagraphs() {
        let label = label("one\ntwo\nthree\nfour\nfive", width: 300, height: 200, lines: 3)
        #expect(label.intrinsicContentSize.height == 61)
        #expect(baselines(label).count == 3)
        #expect(label.fit?.cut == .lineLimit)
    }

    @Test("a line break is what a label of one line has no line for, also where the next line is wider than the label")
    func lineBreakOnOneLine() {
        let label = label("one\ntwo and more", width: 45)
        #expect(label.fit?.cut == .lineLimit)
        #expect(label.fit?.neededLineCount == 2)
    }

    @Test("text is drawn in the middle of a taller label")
    func verticalCentre() throws {
        let label = label("Label", width: 100, height: 100)
        // (100 - 20.5) / 2 to the pixel, and the ascender.
        #expect(abs(try #require(baselines(label).first) - (40 + 0.952148 * 17)) < 0.01)
    }

    /// See `UILabel.minimumScaleFactor` for why this is not what Apple's documentation says.
    @Test("without a minimum scale factor text shrinks as far as it must")
    func noMinimum() throws {
        let label = label(sentence, width: 60)
        #expect(Set(glyphs(label).map(\.size)) == [17])
        label.adjustsFontSizeToFitWidth = true
        let size = try #require(glyphs(label).first?.size)
        #expect(size < 8 && size > 1)
        #expect(label.fit?.cut == nil)
        #expect((label.fit?.textRect.width ?? 0) <= 60)
    }

    @Test("text shrinks as far as it must, and no further than the minimum")
    func shrinks() throws {
        let label = label(sentence, width: 250)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        let size = try #require(glyphs(label).first?.size)
        #expect(size < 17 && size > 10)
        #expect(label.fit?.cut == nil)
        #expect((label.fit?.textRect.width ?? 0) <= 250)
        // One step more would not fit.
        label.font = .systemFont(ofSize: size + 17 / 128)
        #expect(label.intrinsicContentSize.width > 250)
        label.font = .systemFont(ofSize: 17)
        label.frame.size.width = 60
        #expect(Set(glyphs(label).map(\.size)) == [8.5])
        #expect(label.fit?.cut == .width)
        label.frame.size.width = 1000
        #expect(Set(glyphs(label).map(\.size)) == [17])
    }

    @Test("the intrinsic size is that of the text at its full size")
    func intrinsicSize() {
        let label = label(sentence, width: 100)
        let size = label.intrinsicContentSize
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.1
        #expect(label.intrinsicContentSize == size)
    }

    @Test("several lines shrink until they are few enough and fit the height")
    func shrinksLines() throws {
        let label = label(sentence, width: 120, height: 41, lines: 2)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        let size = try #require(glyphs(label).first?.size)
        #expect(size < 17)
        #expect(baselines(label).count == 2)
        #expect(label.fit?.cut == nil)
    }

    @Test("the baseline of text that shrank is where it was, its middle, or its top")
    func baselineAdjustment() throws {
        let label = label(sentence, width: 250, height: 40)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        let size = try #require(glyphs(label).first?.size)
        let (full, ascender) = (0.952148 * 17, 0.952148 * size)
        func baseline(_ adjustment: UIBaselineAdjustment) throws -> CGFloat {
            label.baselineAdjustment = adjustment
            return try #require(baselines(label).first)
        }
        // The full line is 20.5 high: its top is at 9.75, which is 10 to the pixel.
        #expect(abs(try baseline(.alignBaselines) - (10 + full)) <= 0.25)
        #expect(abs(try baseline(.none) - (10 + ascender)) < 0.01)
        let height = (1.193359 * size * 2).rounded(.up) / 2
        #expect(abs(try baseline(.alignCenters) - ((40 - height) / 2 + ascender)) <= 0.25)
    }

    @Test("a label's text rectangle may be overridden to inset the text, and text drawn inset fits")
    func overrides() {
        final class Padded: UILabel {
            let insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                let rect = super.textRect(
                    forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
                return CGRect(
                    x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + 16,
                    height: rect.height + 8)
            }
            override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
        }
        let padded = Padded()
        padded.text = "Label"
        #expect(padded.intrinsicContentSize == CGSize(width: 57.5, height: 28.5))
        padded.sizeToFit()
        #expect(padded.bounds.size == padded.intrinsicContentSize)
        #expect(glyphs(padded).count == 5)
        #expect(glyphs(padded).first?.position.x == 8)
    }

    @Test("a label that is disabled draws its text faintly")
    func disabled() {
        let label = label("Label", width: 100)
        label.isEnabled = false
        let items = CGContext.record { _ in label.drawText(in: label.bounds) }
        guard case .group(let group) = items.first else {
            Issue.record("nothing was drawn")
            return
        }
        #expect(group.opacity == 0.5)
    }

    @Test("a highlighted label has its highlighted colour")
    func highlighted() {
        let label = label("Label", width: 100)
        label.highlightedTextColor = .red
        func color() -> Color? {
            guard case .group(let group) = CGContext.record({ _ in label.drawText(in: label.bounds) }).first,
                case .glyphs(let run) = group.items.first
            else { return nil }
            return run.color
        }
        #expect(color() == .black)
        label.isHighlighted = true
        #expect(color() == Color(red: 1, green: 0, blue: 0))
        label.highlightedTextColor = .blue
        #expect(color() == Color(red: 0, green: 0, blue: 1))
    }

    @Test("a shadow is the same text, first, in its colour and at its offset")
    func shadow() {
        let label = label("Label", width: 100)
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: 3, height: 2)
        let drawn = glyphs(label)
        #expect(drawn.count == 10)
        #expect(drawn[0].position.x == drawn[5].position.x + 3)
        #expect(drawn[0].position.y == drawn[5].position.y + 2)
    }

    @Test("clipped text keeps to the label's bounds")
    func clips() {
        let label = label(sentence, width: 50)
        label.lineBreakMode = .byClipping
        let items = CGContext.record { _ in label.drawText(in: label.bounds) }
        guard case .group(let group) = items.first else {
            Issue.record("nothing was drawn")
            return
        }
        #expect(group.clip == .rectangle(label.bounds))
    }

    @Test(
        "no label truncates or wraps at its own intrinsic size",
        arguments: [
            "Label", "W", "한국어 텍스트", "مرحبا بالعالم", "a\nb", "fi fl ffi", "👩‍👩‍👧 family", "  spaces  ", "Tab\tstop",
        ])
    func intrinsicSizeFits(text: String) {
        for size in [9, 11.5, 17, 23, 40] as [CGFloat] {
            for lines in [0, 1] {
                let label = label(text, width: 0, lines: lines)
                label.font = .systemFont(ofSize: size)
                label.sizeToFit()
                let expected = lines == 1 ? 1 : text.split(separator: "\n").count
                #expect(label.fit?.lineCount == expected)
                #expect(label.fit?.cut != .width)
            }
        }
    }
}
