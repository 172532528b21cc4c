import Foundation
import Testing
import UIKit

/// Where arranged views lie across the axis, in a stack that follows them and in one that is higher.
@MainActor @Suite("The alignment of a stack view") struct StackAlignmentTests {
    struct Alignment: Sendable, CustomTestStringConvertible {
        let alignment: UIStackView.Alignment
        /// Of two views 20 and 40 high: top and bottom in a stack that is as high as they ask for.
        let hugged: [[CGFloat]]
        /// The same in a stack of 100.
        let given: [[CGFloat]]
        var testDescription: String { "\(alignment)" }
    }

    // Intrinsic heights give way to `fill`, which the first view's and the stack's edges decide.
    nonisolated static let alignments = [
        Alignment(alignment: .fill, hugged: [[0, 40], [0, 40]], given: [[0, 100], [0, 100]]),
        Alignment(alignment: .leading, hugged: [[0, 20], [0, 40]], given: [[0, 20], [0, 40]]),
        Alignment(alignment: .center, hugged: [[10, 30], [0, 40]], given: [[40, 60], [30, 70]]),
        Alignment(alignment: .trailing, hugged: [[20, 40], [0, 40]], given: [[80, 100], [60, 100]]),
        // Views without text have both baselines at the bottom.
        Alignment(alignment: .firstBaseline, hugged: [[20, 40], [0, 40]], given: [[80, 100], [60, 100]]),
        Alignment(alignment: .lastBaseline, hugged: [[20, 40], [0, 40]], given: [[20, 40], [0, 40]]),
    ]

    private func fixture(_ alignment: UIStackView.Alignment) -> StackFixture {
        let fixture = StackFixture([20, 40].map { SizedView(CGSize(width: 30, height: $0)) })
        fixture.stack.alignment = alignment
        return fixture
    }

    @Test("a row's views lie as the alignment says, and nothing is left open", arguments: alignments)
    func rows(row: Alignment) {
        let hugged = fixture(row.alignment)
        #expect(hugged.layOut().map { [$0.minY, $0.maxY] } == row.hugged)
        #expect(hugged.stack.frame.height == 40)
        let given = fixture(row.alignment)
        #expect(given.layOut(height: 100).map { [$0.minY, $0.maxY] } == row.given)
        for stack in [hugged.stack, given.stack] {
            #expect(([stack] + stack.arrangedSubviews).allSatisfy { !$0.hasAmbiguousLayout })
        }
    }

    @Test(
        "top and bottom are other words for leading and trailing",
        arguments: [(UIStackView.Alignment.top, UIStackView.Alignment.leading), (.bottom, .trailing)])
    func aliases(alias: UIStackView.Alignment, alignment: UIStackView.Alignment) {
        #expect(alias == alignment)
    }

    @Test("leading is right in a column from right to left")
    func rightToLeft() {
        let fixture = StackFixture([StackFixture.box(30), StackFixture.box(50)], axis: .vertical)
        fixture.stack.alignment = .leading
        fixture.root.semanticContentAttribute = .forceRightToLeft
        fixture.stack.semanticContentAttribute = .forceRightToLeft
        #expect(fixture.layOut(width: 100).map(\.minX) == [70, 50])
    }

    @Test(
        "labels of 17 and 34 points in a row have a common first baseline, whichever comes first", arguments: [17, 34])
    func firstBaselines(first: CGFloat) {
        let labels = [first, 51 - first].map { size in
            let label = UILabel()
            label.text = "Text"
            label.font = .systemFont(ofSize: size)
            return label
        }
        let fixture = StackFixture(labels)
        fixture.stack.alignment = .firstBaseline
        fixture.layOut()
        let (small, large) = first == 17 ? (labels[0], labels[1]) : (labels[1], labels[0])
        // The baseline is 0.952148 of the size below the top: 32.373 and 16.187, which leaves 16.186, at 2x 16.
        #expect(large.frame.minY == 0)
        #expect(small.frame.minY == 16)
        // 34 points are 1.193359 x 34 = 40.574 high, rounded up 41; the smaller one ends above that.
        #expect(fixture.stack.frame.height == 41)
    }

    @Test("of two lines and one, firstBaseline sets the one beside the upper line, lastBaseline beside the lower")
    func lines() {
        func top(_ alignment: UIStackView.Alignment) -> [CGFloat] {
            let labels = ["one\ntwo", "one"].map { text in
                let label = UILabel()
                label.text = text
                label.numberOfLines = 0
                return label
            }
            let fixture = StackFixture(labels)
            fixture.stack.alignment = alignment
            fixture.layOut()
            return labels.map(\.frame.minY) + [fixture.stack.frame.height]
        }
        // Two lines of 17 points: 40.574, at 2x 41; one line is 20.287 higher, and 20.5 high.
        #expect(top(.firstBaseline) == [0, 0, 41])
        #expect(top(.lastBaseline) == [0, 20.5, 41])
    }

    @Test("a stack's baselines are those of its first and last visible views")
    func baselineViews() {
        // Apple's documentation of forFirstBaselineLayout; auto-layout facts 3.6.
        let labels = (0..<3).map { _ in UILabel() }
        let fixture = StackFixture(labels, axis: .vertical)
        #expect(fixture.stack.forFirstBaselineLayout === labels[0])
        #expect(fixture.stack.forLastBaselineLayout === labels[2])
        labels[0].isHidden = true
        labels[2].isHidden = true
        #expect(fixture.stack.forFirstBaselineLayout === labels[1])
        #expect(fixture.stack.forLastBaselineLayout === labels[1])
        let outer = UIStackView(arrangedSubviews: [fixture.stack])
        #expect(outer.forFirstBaselineLayout === labels[1])
        let empty = UIStackView()
        #expect(empty.forFirstBaselineLayout === empty)
    }

    /// A label beside a stack, their first baselines on one line, and the stack's labels of 10 and 30 points.
    private func makeBaselines() -> (root: UIView, beside: UILabel, stack: UIStackView, labels: [UILabel]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let labels = [10, 30].map { size in
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.text = "Text"
            return label
        }
        let (beside, stack) = (UILabel(), UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: labels)]))
        beside.font = .systemFont(ofSize: 10)
        beside.text = "Beside"
        for case let inner as UIStackView in stack.arrangedSubviews { inner.axis = .vertical }
        for view in [beside, stack] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            beside.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        return (root, beside, stack, labels)
    }

    /// Facts 3.6: the first visible view of a stack stands for its first baseline.
    @Test("a constraint to a stack's baseline follows what the stack shows first")
    func baselineAfterChanges() {
        let (root, beside, _, labels) = makeBaselines()
        let baseline = { (label: UILabel) in
            label.convert(CGPoint(x: 0, y: label.font.ascender), to: root).y
        }
        #expect(abs(baseline(beside) - baseline(labels[0])) <= 0.5)
        #expect(beside.frame.minY == 100)
        labels[0].isHidden = true
        root.layoutIfNeeded()
        #expect(abs(baseline(beside) - baseline(labels[1])) <= 0.5)
        labels[0].isHidden = false
        root.layoutIfNeeded()
        #expect(beside.frame.minY == 100)
        labels[0].removeFromSuperview()
        root.layoutIfNeeded()
        #expect(abs(baseline(beside) - baseline(labels[1])) <= 0.5)
        (labels[1].superview as? UIStackView)?.insertArrangedSubview(labels[0], at: 0)
        root.layoutIfNeeded()
        #expect(beside.frame.minY == 100)
    }

    @Test("so does one to a label whose text goes and comes")
    func baselineWithoutText() {
        let (root, beside, stack, labels) = makeBaselines()
        labels[0].text = nil
        root.layoutIfNeeded()
        let without = beside.frame
        #expect(without.minY != 100)
        labels[0].text = "Text"
        root.layoutIfNeeded()
        #expect(beside.frame.minY == 100)
        stack.removeFromSuperview()
        root.layoutIfNeeded()
    }
}
