import Foundation
import Testing
import UIKit

/// Lengths along the axis, where there is more room than the views ask for and where there is less.
@MainActor @Suite("The distribution of a stack view") struct StackDistributionTests {
    struct Distribution: Sendable, CustomTestStringConvertible {
        let distribution: UIStackView.Distribution
        /// Left and right edges of views that ask for 40, 80 and 40 points, 10 apart.
        let wide: [[CGFloat]]
        let narrow: [[CGFloat]]
        var testDescription: String { "\(distribution)" }
    }

    // In 300 and in 120 points; the second view hugs and resists least.
    nonisolated static let distributions = [
        Distribution(
            distribution: .fill, wide: [[0, 40], [50, 250], [260, 300]], narrow: [[0, 40], [50, 70], [80, 120]]),
        // (300 - 20) / 3 and (120 - 20) / 3, the edges on half points.
        Distribution(
            distribution: .fillEqually, wide: [[0, 93.5], [103.5, 196.5], [206.5, 300]],
            narrow: [[0, 33.5], [43.5, 76.5], [86.5, 120]]),
        // 300 x 40 / 180 and 300 x 80 / 180, the last takes what is left: 66.667 and 133.333 of 280.
        Distribution(
            distribution: .fillProportionally, wide: [[0, 66.5], [76.5, 210], [220, 300]],
            narrow: [[0, 26.5], [36.5, 90], [100, 120]]),
        // Gaps of (300 - 160) / 2 = 70; at least 10.
        Distribution(
            distribution: .equalSpacing, wide: [[0, 40], [110, 190], [260, 300]],
            narrow: [[0, 40], [50, 70], [80, 120]]),
        // Centres at 20, 150 and 280.
        Distribution(
            distribution: .equalCentering, wide: [[0, 40], [110, 190], [260, 300]],
            narrow: [[0, 40], [50, 70], [80, 120]]),
    ]

    private func fixture(_ distribution: UIStackView.Distribution) -> StackFixture {
        let views = [40, 80, 40].map { SizedView(CGSize(width: $0, height: 10)) }
        views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        views[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        let fixture = StackFixture(views, spacing: 10)
        fixture.stack.distribution = distribution
        return fixture
    }

    @Test("views share the room as the distribution says, and nothing is left open", arguments: distributions)
    func lengths(row: Distribution) {
        for (width, edges) in [(300, row.wide), (120, row.narrow)] as [(CGFloat, [[CGFloat]])] {
            let fixture = fixture(row.distribution)
            #expect(fixture.layOut(width: width).map { [$0.minX, $0.maxX] } == edges)
            #expect(fixture.stack.arrangedSubviews.allSatisfy { !$0.hasAmbiguousLayout })
        }
    }

    @Test("without a width of its own a stack is as wide as its views and gaps", arguments: distributions)
    func hugged(row: Distribution) {
        let fixture = fixture(row.distribution)
        fixture.layOut()
        // Equal lengths: resisting, even at 749, beats hugging, so 3 x 80 + 20.
        let width: CGFloat = row.distribution == .fillEqually ? 260 : 180
        #expect(fixture.stack.frame.width == width)
    }

    @Test(
        "where hugging is equal one view of a stack that fills takes all of the rest, the last; by constraints it is open"
    )
    func equalHugging() {
        // Documentation of UIStackView.Distribution.fill: ambiguity is resolved by the index. It does not say which one.
        let views = [40, 80, 40].map { SizedView(CGSize(width: $0, height: 10)) }
        let fixture = StackFixture(views)
        #expect(fixture.layOut(width: 300).map(\.width) == [40, 80, 180])
        #expect(views.allSatisfy { $0.hasAmbiguousLayout })
    }

    @Test("fillProportionally follows the views' sizes as they change")
    func changingSizes() {
        let labels = ["ab", "abab"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        let fixture = StackFixture(labels)
        fixture.stack.distribution = .fillProportionally
        fixture.layOut(width: 300)
        let before = fixture.lines("fill-proportionally")
        labels[1].text = labels[0].text
        #expect(fixture.layOut().map(\.width) == [150, 150])
        #expect(fixture.lines("fill-proportionally") != before)
    }

    @Test("fillProportionally: margins are not taken from the shares, so the last view is the shorter by them")
    func marginsOfShares() {
        // Auto-layout facts 3.7: the multiplier is of the whole stack.
        let fixture = StackFixture([50, 50].map { SizedView(CGSize(width: $0, height: 10)) })
        fixture.stack.distribution = .fillProportionally
        fixture.stack.isLayoutMarginsRelativeArrangement = true
        fixture.stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        #expect(fixture.layOut(width: 200).map(\.width) == [100, 80])
    }

    @Test("fillProportionally measures a view without an intrinsic length by its constraints")
    func measuredViews() {
        let container = UIView()
        let inner = StackFixture.box(30)
        inner.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: container.topAnchor),
            inner.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            inner.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor),
        ])
        let fixture = StackFixture([container, SizedView(CGSize(width: 10, height: 10))])
        fixture.stack.distribution = .fillProportionally
        #expect(fixture.layOut(width: 200).map(\.width) == [150, 50])
    }

    @Test("equalCentering gives its equal distances up for the spacing")
    func unequalCentres() {
        let views = [120, 40, 40].map { SizedView(CGSize(width: $0, height: 10)) }
        let fixture = StackFixture(views, spacing: 20)
        fixture.stack.distribution = .equalCentering
        // Centres at 60, 145 and 230 would leave 5 between the first two.
        #expect(fixture.layOut(width: 250).map(\.minX) == [0, 140, 210])
    }

    // MARK: Labels that wrap

    /// A label that wraps beside a view 50 wide that hugs as a switch does.
    private func settingsRow(_ labels: Int) -> StackFixture {
        let toggle = SizedView(CGSize(width: 50, height: 30))
        toggle.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let wrapping = (0..<labels).map { _ in StackFixture.wrappingLabel() }
        for label in wrapping { label.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal) }
        return StackFixture(wrapping + [toggle])
    }

    @Test("one label that wraps beside a switch takes what the switch leaves")
    func oneLabel() {
        // "Stack View Changes In iOS 15", useyourloaf.com: until iOS 14 both were half as wide as the stack.
        let fixture = settingsRow(1)
        #expect(fixture.layOut(width: 200).map(\.width) == [150, 50])
        #expect(fixture.lines("text-width-disambiguation").isEmpty)
        #expect(fixture.stack.arrangedSubviews[0].frame.height > 20.5)
    }

    /// Nothing documents the order among equal priorities; that a row does not depend on its direction, and that a text which
    /// can wrap does, is what its users count on.
    @Test(
        "one label that wraps gives way to a view of the same resistance, at every width and in both directions",
        arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func oneLabelOfTheSameResistance(direction: UISemanticContentAttribute) {
        for width in stride(from: CGFloat(100), through: 300, by: 20) {
            let toggle = SizedView(CGSize(width: 50, height: 30))
            toggle.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            let fixture = StackFixture([StackFixture.wrappingLabel(), toggle], spacing: 8)
            fixture.stack.semanticContentAttribute = direction
            let frames = fixture.layOut(width: width)
            #expect(frames.map(\.width) == [width - 58, 50])
            #expect(frames[0].height > 20.5)
        }
    }

    @Test("two labels that wrap are equally wide")
    func twoLabels() {
        let labels = [StackFixture.wrappingLabel(), StackFixture.wrappingLabel()]
        labels[1].text = "short"
        let fixture = StackFixture(labels, spacing: 8)
        #expect(fixture.layOut(width: 208).map(\.width) == [100, 100])
    }

    @Test("the shares come and go with the second label that wraps")
    func changingLines() {
        let labels = [StackFixture.wrappingLabel(), StackFixture.wrappingLabel()]
        labels[1].text = "short"
        labels[1].numberOfLines = 1
        labels[1].setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let fixture = StackFixture(labels)
        fixture.layOut(width: 200)
        #expect(fixture.lines("text-width-disambiguation").isEmpty)
        labels[1].numberOfLines = 0
        #expect(fixture.layOut().map(\.width) == [100, 100])
        labels[0].isHidden = true
        fixture.layOut()
        #expect(fixture.lines("text-width-disambiguation").isEmpty)
    }
}
