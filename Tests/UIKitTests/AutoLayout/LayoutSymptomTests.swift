import Foundation
import Testing
import UIKit

/// Public reports about sizes, hugging and ambiguity, by their numbers in the list of known symptoms. Those about stack
/// views are with the tests of stack views (57 to 59, 61, 62, 64, 65, 67).
@MainActor @Suite("Known symptoms of Auto Layout") struct LayoutSymptomTests {
    init() {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
    }

    private static let words = "Timetable is blank after the phone wakes from sleep in the tunnel below the river"

    private func label(_ text: String, lines: Int = 0, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        label.font = .systemFont(ofSize: size)
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    /// A row: a title above a text, 12 points inside of the edges.
    @MainActor private struct Row {
        let view = UIView()
        let title: UILabel
        let text: UILabel

        init(_ title: UILabel, _ text: UILabel) {
            (self.title, self.text) = (title, text)
            view.addSubview(title)
            view.addSubview(text)
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
                title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
                title.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
                text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 5),
                text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
                text.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
            ])
        }

        func height(_ width: CGFloat) -> CGFloat {
            view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
    }

    @Test(
        "47: no measured height is too small for its texts, at any width and size",
        arguments: [100, 173.333, 320, 390] as [CGFloat])
    func measuredHeights(width: CGFloat) {
        for size in [11, 13, 17, 22.5] as [CGFloat] {
            for count in 1...16 {
                let words = Self.words.split(separator: " ").prefix(count).joined(separator: " ")
                let row = Row(label(words, size: size), label(String(words.reversed()), size: size))
                row.view.frame = CGRect(x: 0, y: 0, width: width, height: row.height(width))
                row.view.layoutIfNeeded()
                #expect([row.title, row.text].allSatisfy { $0.fit?.cut == nil })
            }
        }
    }

    @Test("48: a height is measured at the width that a neighbour's new size leaves")
    func neighbour() {
        func height(_ texts: [String]) -> CGFloat {
            let (view, title, badge) = (UIView(), label(Self.words), label("", lines: 1))
            badge.setContentCompressionResistancePriority(.required, for: .horizontal)
            badge.setContentHuggingPriority(.required, for: .horizontal)
            view.addSubview(title)
            view.addSubview(badge)
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: view.topAnchor),
                title.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                title.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                badge.leadingAnchor.constraint(equalTo: title.trailingAnchor),
                badge.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                badge.topAnchor.constraint(equalTo: view.topAnchor),
            ])
            var result: CGFloat = 0
            for text in texts {
                badge.text = text
                result =
                    view.systemLayoutSizeFitting(
                        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                        verticalFittingPriority: .fittingSizeLevel
                    ).height
                view.frame.size = CGSize(width: 300, height: result)
                view.layoutIfNeeded()
            }
            return result
        }
        let long = "a long badge here"
        #expect(height(["1", long]) == height([long]))
        #expect(height([long, "1"]) == height(["1"]))
        #expect(height([long]) > height(["1"]))
    }

    @Test("49, 41: an automatic label wraps at its present width, also after the width has changed")
    func ownWidth() {
        let row = Row(label(Self.words), label(Self.words))
        for width in [320, 200, 390, 320] as [CGFloat] {
            row.view.frame = CGRect(x: 0, y: 0, width: width, height: row.height(width))
            row.view.layoutIfNeeded()
            let expected = Row(label(Self.words), label(Self.words)).height(width)
            #expect(row.view.frame.height == expected)
            #expect(row.title.frame.height == row.text.frame.height)
        }
    }

    @Test(
        "51, 52: a label as wide as its text shows all of it, at every length and scale",
        arguments: [1, 2, 3] as [CGFloat])
    func exactWidth(scale: CGFloat) {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: scale).whileInstalled {
            for count in 1...60 {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 100))
                let label = label(String(Self.words.prefix(count)), lines: 1, size: 16.3)
                root.addSubview(label)
                // An edge between two pixels.
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 0.1 * CGFloat(count)).isActive =
                    true
                label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
                root.layoutIfNeeded()
                #expect(label.fit?.cut == nil, "\(count) characters")
                label.numberOfLines = 0
                root.layoutIfNeeded()
                #expect(label.fit?.lineCount == 1, "\(count) characters that may wrap")
            }
        }
    }

    @Test("54: sizeThatFits wraps at the size that is proposed, whatever the bounds")
    func proposedSize() {
        let label = label(Self.words)
        let expected = label.sizeThatFits(CGSize(width: 200, height: 1000))
        label.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
        #expect(label.sizeThatFits(CGSize(width: 200, height: 1000)) == expected)
        label.frame.size.width = 1000
        #expect(label.sizeThatFits(CGSize(width: 200, height: 1000)) == expected)
        #expect(expected.width <= 200)
        #expect(expected.height > 21)
    }

    @Test("55: a label without a line limit wraps in a column, without a preferredMaxLayoutWidth")
    func stackedLabel() {
        let fixture = StackFixture([label(Self.words), label("short")], axis: .vertical)
        let frames = fixture.layOut(width: 200)
        #expect(frames[0].width == 200)
        #expect(frames[0].height == label(Self.words).sizeThatFits(CGSize(width: 200, height: 0)).height)
        #expect(frames[1].minY == frames[0].maxY)
    }

    @Test("64: equal spacing with a limit on the trailing edge is as wide as its views, wherever it is centred")
    func huggingRow() {
        let fixture = StackFixture([40, 60].map { SizedView(CGSize(width: $0, height: 10)) }, spacing: 8)
        let stack = fixture.stack
        stack.distribution = .equalSpacing
        stack.translatesAutoresizingMaskIntoConstraints = false
        fixture.root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor),
            stack.topAnchor.constraint(equalTo: fixture.root.topAnchor),
            fixture.root.trailingAnchor.constraint(greaterThanOrEqualTo: stack.trailingAnchor, constant: 20),
        ])
        fixture.root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 146, y: 0, width: 108, height: 10))
    }

    @Test("61: fillProportionally with a view that has no size gives it none")
    func noIntrinsicSize() {
        let fixture = StackFixture([
            SizedView(CGSize(width: 10, height: 10)), UIView(), SizedView(CGSize(width: 30, height: 10)),
        ])
        fixture.stack.distribution = .fillProportionally
        #expect(fixture.layOut(width: 200).map(\.width) == [50, 0, 150])
    }

    @Test("67: spacing is the distance between views, not from one's beginning to the next's")
    func spacing() {
        let fixture = StackFixture([StackFixture.box(30), StackFixture.box(50)], spacing: 12)
        #expect(fixture.layOut().map(\.minX) == [0, 42])
    }

    @Test("68: of two long labels in a row one gives way alone: the one that resists less, else always the same")
    func longLabels() {
        func widths(_ resistance: Float) -> [CGFloat] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            let labels = [label(Self.words, lines: 1), label("A shorter text", lines: 1)]
            labels[0].setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
            labels.forEach(root.addSubview)
            NSLayoutConstraint.activate([
                labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
                labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
                labels[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
                labels[0].topAnchor.constraint(equalTo: root.topAnchor),
                labels[1].topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            #expect(labels[0].hasAmbiguousLayout == (resistance == 750))
            return labels.map(\.frame.width)
        }
        let short = label("A shorter text", lines: 1).intrinsicContentSize.width
        #expect(widths(749) == [300 - short, short])
        #expect(widths(751) == [300, 0])
        #expect(widths(750) == widths(750))
    }

    @Test("71: what lies in a scroll view without a way to all of its edges leaves the content's size open")
    func scrollContent() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (scrollView, content) = (UIScrollView(frame: root.bounds), UIView())
        root.addSubview(scrollView)
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        ])
        // Edges tie the content size to the view, but nothing says how large the view is.
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == .zero)
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
        content.heightAnchor.constraint(equalToConstant: 900).isActive = true
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
        #expect(!content.hasAmbiguousLayout)
    }

    @Test("76: a forced direction from right to left keeps sizes and mirrors places")
    func rightToLeft() {
        func frames(_ attribute: UISemanticContentAttribute) -> [CGRect] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            root.semanticContentAttribute = attribute
            let labels = [label("One", lines: 1), label("Twenty-two", lines: 1)]
            labels.forEach(root.addSubview)
            NSLayoutConstraint.activate([
                labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 8),
                labels[0].topAnchor.constraint(equalTo: root.topAnchor),
                labels[1].topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            return labels.map(\.frame)
        }
        let (left, right) = (frames(.forceLeftToRight), frames(.forceRightToLeft))
        for (one, other) in zip(left, right) {
            #expect(abs(300 - one.maxX - other.minX) < 1e-9)
            #expect(abs(one.width - other.width) < 1e-9)
        }
    }
}
