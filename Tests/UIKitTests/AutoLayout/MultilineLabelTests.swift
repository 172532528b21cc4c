import Foundation
import Testing
import UIKit

/// Labels of several lines in layout and in measurements. Source: auto-layout facts 3.3 and 3.9.
@MainActor @Suite("Labels of several lines") struct MultilineLabelTests {
    private let text = "The quick brown fox jumps over the lazy dog and runs into the forest"
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

    init() {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
    }

    private func add(_ label: UILabel, lines: Int = 0) {
        label.text = text
        label.font = .systemFont(ofSize: 14)
        label.numberOfLines = lines
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
    }

    @Test(
        "the automatic width is for labels of more than one line: 16.707 a line of 14 points, up to the limit",
        arguments: [(1, 17), (2, 33.5), (0, 50.5), (5, 50.5)] as [(Int, CGFloat)])
    func limits(lines: Int, height: CGFloat) {
        let label = UILabel()
        add(label, lines: lines)
        root.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 200, height: height))
        #expect(label.preferredMaxLayoutWidth == 0)
    }

    /// In a width of four syllables and a space, words of one, four and two syllables: kept whole they take a line each.
    @Test("lineBreakStrategy decides where Korean wraps, and so how high a label is; attributed text brings its own")
    func koreanWords() {
        let label = UILabel()
        label.text = "가 나다라"
        let width = label.intrinsicContentSize.width
        label.text = "가 나다라마 바사"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        label.widthAnchor.constraint(equalToConstant: width).isActive = true
        func height() -> CGFloat {
            root.layoutIfNeeded()
            return label.frame.height
        }
        #expect(label.lineBreakStrategy == .standard)
        // 가 | 나다라마 | 바사: three lines of 17 points, as in the facts of 3.9.
        #expect(height() == 61)
        label.lineBreakStrategy = []
        // 가 나다라 | 마 바사
        #expect(height() == 41)
        label.lineBreakStrategy = .hangulWordPriority
        #expect(height() == 61)
        label.lineBreakStrategy = .standard
        label.attributedText = NSAttributedString(
            string: "가 나다라마 바사",
            attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: NSParagraphStyle()])
        #expect(height() == 41)
    }

    @Test("a preferredMaxLayoutWidth of one's own counts instead of the label's width")
    func explicitWidth() {
        let label = UILabel()
        add(label)
        // Three lines at 200.
        root.layoutIfNeeded()
        #expect(label.frame.height == 50.5)
        label.preferredMaxLayoutWidth = 400
        root.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 200, height: 33.5))
    }

    @Test(
        "sizes are rounded up to the pixels of the scale",
        arguments: [(1, 51), (2, 50.5), (3, 50 + 1 / 3)] as [(CGFloat, CGFloat)])
    func scales(scale: CGFloat, height: CGFloat) {
        // Three lines: 50.121.
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: scale).whileInstalled {
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: 14)
            label.numberOfLines = 0
            label.preferredMaxLayoutWidth = 200
            #expect(label.intrinsicContentSize.height == height)
        }
    }

    @Test("a label keeps the width it was laid out at for a later measurement; one never laid out is on one line")
    func laidOutWidth() {
        let label = UILabel()
        add(label)
        label.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
        // Resistance at 750 beats the target's 50.
        let target = CGSize(width: 200, height: 0)
        #expect(root.systemLayoutSizeFitting(target).height == 17)
        root.layoutIfNeeded()
        #expect(root.systemLayoutSizeFitting(target).height == 50.5)
        // A required width needs no layout before.
        let other = UILabel()
        let size = CGSize(width: 400, height: 0)
        label.removeFromSuperview()
        add(other)
        other.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
        let fitted = root.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(fitted == CGSize(width: 400, height: 33.5))
    }

    @Test("a text that changes several times between two layouts is asked for its size once by each pass")
    func measuredOnce() {
        // WWDC 2018, session 220: work is deferred to the layout pass.
        final class Counted: UILabel {
            var count = 0
            override var intrinsicContentSize: CGSize {
                count += 1
                return super.intrinsicContentSize
            }
        }
        for (lines, passes) in [(1, 1), (0, 2)] {
            let label = Counted()
            add(label, lines: lines)
            root.layoutIfNeeded()
            label.count = 0
            for word in ["one", "two", "three"] { label.text = word + text }
            root.layoutIfNeeded()
            #expect(label.count <= passes + 1, "\(lines) lines")
            label.removeFromSuperview()
        }
    }

    struct Height: Sendable {
        let pointSize: CGFloat
        let lines: Int
        let scale: CGFloat
        let height: CGFloat
    }

    nonisolated static let heights = [
        // 250 labels of public documents, at 2x.
        Height(pointSize: 14, lines: 2, scale: 2, height: 33.5), Height(pointSize: 17, lines: 3, scale: 2, height: 61),
        // Text styles' sizes in published frames, at 3x.
        Height(pointSize: 25, lines: 1, scale: 3, height: 30),
        Height(pointSize: 28, lines: 1, scale: 3, height: 33 + 2 / 3),
        Height(pointSize: 34, lines: 1, scale: 3, height: 40 + 2 / 3),
        Height(pointSize: 38, lines: 1, scale: 3, height: 45 + 2 / 3),
        Height(pointSize: 58, lines: 1, scale: 3, height: 69 + 1 / 3),
        Height(pointSize: 16, lines: 1, scale: 3, height: 19 + 1 / 3),
        Height(pointSize: 14, lines: 1, scale: 3, height: 17),
    ]

    @Test(
        "the lines are rounded up together: ceil(n x 1.193359 x size x scale) / scale, Hangul too", arguments: heights)
    func heights(row: Height) {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: row.scale).whileInstalled {
            for word in ["Abg", "다람쥐"] {
                let label = UILabel()
                label.text = Array(repeating: word, count: row.lines).joined(separator: "\n")
                label.font = .systemFont(ofSize: row.pointSize)
                label.numberOfLines = 0
                #expect(abs(label.intrinsicContentSize.height - row.height) < 1e-9)
            }
        }
    }
}
