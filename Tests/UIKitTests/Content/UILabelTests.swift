import Foundation
import Testing
import UIKit

@MainActor @Suite("UILabel") struct UILabelTests {
    init() {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
    }

    private let long = "The quick brown fox jumps over the lazy dog and runs into the forest"

    private func label(_ text: String?, size: CGFloat = 17, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = .systemFont(ofSize: size)
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test("the intrinsic size of one line is iOS's: \"Label\" at 17 points is 41.5 x 20.5 at 2x (stored in documents)")
    func oneLine() {
        #expect(label("Label").intrinsicContentSize == CGSize(width: 41.5, height: 20.5))
    }

    @Test("a label without text has no size", arguments: [nil, ""])
    func empty(_ text: String?) {
        #expect(label(text).intrinsicContentSize == .zero)
    }

    @Test("a multi-line label pinned to both sides wraps at the width that layout gives")
    func wraps() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let label = label(long, size: 14, lines: 0)
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        // Three lines of 14 points: ceil(3 x 1.193359 x 14 x 2) / 2.
        #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: 50.5))
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 0, y: 0, width: 400, height: 33.5))
    }

    @Test("a dummy laid out at the real width, then fitted, gives the wrapped height")
    func dummyCell() {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let label = label(long, size: 14, lines: 0)
        cell.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        ])
        // Never laid out, it has no width to wrap at: one line.
        let before = cell.systemLayoutSizeFitting(CGSize(width: 200, height: 300))
        #expect(before.height == 37)
        cell.layoutIfNeeded()
        let after = cell.systemLayoutSizeFitting(CGSize(width: 200, height: 300))
        #expect(after.height == 70.5)
    }

    @Test("with its trailing edge only limited, a wrapped label is as wide as its widest line")
    func hugs() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let label = label(long, size: 14, lines: 0)
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.width < 200)
        #expect(label.frame.width == label.intrinsicContentSize.width)
        #expect(label.frame.height == 50.5)
    }

    @Test("of two labels in a row the one with less resistance gives way")
    func resistance() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let (first, second) = (label(long), label("Short text"))
        root.addSubview(first)
        root.addSubview(second)
        second.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            first.topAnchor.constraint(equalTo: root.topAnchor),
            second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(second.frame.width == second.intrinsicContentSize.width)
        #expect(first.frame.width == 300 - 8 - second.frame.width)
        #expect(second.frame.minY == 0)
    }

    @Test("baselines of different sizes align: the smaller label's top is lower by the difference of the ascents")
    func baselines() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let (large, small) = (label("Large", size: 30), label("small", size: 10))
        root.addSubview(large)
        root.addSubview(small)
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        // 0.952148 x (30 - 10) = 19.04 -> to the pixel of 2x.
        #expect(small.frame.minY == 29)
    }

    @Test("setting the font on a label sets it on all of its attributed text, as UIKit does")
    func attributedFont() {
        let label = label(nil)
        label.attributedText = NSAttributedString(
            string: "Label", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        #expect(label.intrinsicContentSize.height == 48)
        label.font = .systemFont(ofSize: 17)
        #expect(label.intrinsicContentSize == CGSize(width: 41.5, height: 20.5))
    }
}
