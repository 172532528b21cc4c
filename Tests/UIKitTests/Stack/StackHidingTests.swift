import Foundation
import Testing
import UIKit

/// What is left of the room and the gaps when arranged views are hidden.
///
/// Sources: auto-layout facts 3.7 (`UISV-hiding`), known symptoms 57 to 59 and 65.
@MainActor @Suite("Hidden views of a stack view") struct StackHidingTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let hidden: Set<Int>
        /// Of the views 10, 20, 30 and 40 wide.
        let minX: [CGFloat]
        let width: CGFloat
        var testDescription: String { "\(hidden.sorted()) of 4" }
    }

    private func fixture(_ axis: NSLayoutConstraint.Axis = .horizontal) -> StackFixture {
        let sizes: [CGFloat] = [10, 20, 30, 40]
        let views = sizes.map { axis == .horizontal ? StackFixture.box($0) : StackFixture.box(10, $0) }
        return StackFixture(views, axis: axis, spacing: 6)
    }

    nonisolated static let rows = [
        Row(hidden: [], minX: [0, 16, 42, 78], width: 118),
        // None before the first visible view, none after the last.
        Row(hidden: [0], minX: [0, 0, 26, 62], width: 102), Row(hidden: [3], minX: [0, 16, 42, 72], width: 72),
        Row(hidden: [0, 1], minX: [0, 0, 0, 36], width: 76), Row(hidden: [2, 3], minX: [0, 16, 36, 36], width: 36),
        // 10, a half gap, nothing, a half gap.
        Row(hidden: [1], minX: [0, 13, 16, 52], width: 92), Row(hidden: [2], minX: [0, 16, 39, 42], width: 82),
        // Between two hidden ones there is no gap.
        Row(hidden: [1, 2], minX: [0, 13, 13, 16], width: 56), Row(hidden: [0, 3], minX: [0, 0, 26, 56], width: 56),
        Row(hidden: [0, 2, 3], minX: [0, 0, 20, 20], width: 20),
    ]

    @Test("one gap remains across hidden views, shared by their two sides, and none at the ends", arguments: rows)
    func gaps(row: Row) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let fixture = fixture(axis)
            for index in row.hidden { fixture.stack.arrangedSubviews[index].isHidden = true }
            let frames = fixture.layOut()
            #expect(frames.map { axis == .horizontal ? $0.minX : $0.minY } == row.minX)
            #expect((axis == .horizontal ? fixture.stack.frame.width : fixture.stack.frame.height) == row.width)
        }
    }

    @Test("a view hidden twice is shown by one word, and its gaps are there again")
    func hiddenTwice() {
        // Known symptoms 58 and 65: UIKit counted, and lost the spacing.
        let fixture = fixture()
        let before = fixture.layOut()
        let view = fixture.stack.arrangedSubviews[1]
        view.isHidden = true
        view.isHidden = true
        #expect(fixture.layOut().map(\.minX) == [0, 13, 16, 52])
        view.isHidden = true
        view.isHidden = false
        #expect(fixture.layOut() == before)
        #expect(fixture.lines("hiding").isEmpty)
    }

    @Test("a hidden view that has no required length of its own has none")
    func lengths() {
        let views = [30, 40].map { SizedView(CGSize(width: $0, height: 10)) }
        let fixture = StackFixture(views)
        views[1].isHidden = true
        #expect(fixture.layOut().map(\.width) == [30, 0])
    }

    @Test("with all views hidden the stack has no size, but keeps its margins")
    func all() {
        let fixture = fixture()
        for view in fixture.stack.arrangedSubviews { view.isHidden = true }
        fixture.layOut()
        #expect(fixture.stack.frame.size == .zero)
        #expect(!fixture.stack.hasAmbiguousLayout)
        fixture.stack.isLayoutMarginsRelativeArrangement = true
        fixture.stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        fixture.layOut()
        #expect(fixture.stack.frame.size == CGSize(width: 6, height: 4))
        fixture.stack.arrangedSubviews[1].isHidden = false
        fixture.layOut()
        #expect(fixture.stack.frame.size == CGSize(width: 26, height: 14))
    }

    @Test("a custom spacing counts after the preceding visible view; one after a hidden view does not")
    func customSpacing() {
        let fixture = fixture()
        let views = fixture.stack.arrangedSubviews
        fixture.stack.setCustomSpacing(20, after: views[0])
        fixture.stack.setCustomSpacing(50, after: views[1])
        views[1].isHidden = true
        #expect(fixture.layOut().map(\.minX) == [0, 20, 30, 66])
        views[0].isHidden = true
        #expect(fixture.layOut().map(\.minX) == [0, 0, 0, 36])
        views[1].isHidden = false
        #expect(fixture.layOut().map(\.minX) == [0, 0, 70, 106])
        // What a hidden view would have kept is there again with it.
        views[0].isHidden = false
        #expect(fixture.layOut().map(\.minX) == [0, 30, 100, 136])
    }

    @Test("a nested stack that is hidden takes no room, whatever the spacing inside it, and nothing conflicts")
    func nested() {
        // Known symptom 57: UISV-hiding and the inner UISV-spacing, both required, broke each other in UIKit.
        let inner = UIStackView(arrangedSubviews: [StackFixture.box(10, 10), StackFixture.box(10, 10)])
        inner.axis = .vertical
        inner.spacing = 8
        let fixture = StackFixture(
            [StackFixture.box(10, 20), inner, StackFixture.box(10, 30)], axis: .vertical, spacing: 4)
        inner.isHidden = true
        let report = LayoutDiagnostics.collecting { _ = fixture.layOut() }.report
        #expect(report.diagnostics.isEmpty)
        #expect(fixture.stack.arrangedSubviews[2].frame.minY == 24)
        #expect(fixture.stack.frame.height == 54)
        inner.isHidden = false
        #expect(fixture.layOut().map(\.minY) == [0, 24, 56])
        // All of the inner views hidden: the inner stack collapses, its two gaps in the outer one stay.
        for view in inner.arrangedSubviews { view.isHidden = true }
        #expect(fixture.layOut().map(\.minY) == [0, 24, 28])
        #expect(inner.frame.height == 0)
    }

    @Test("fillEqually, fillProportionally and the equal gaps count visible views alone")
    func distributions() {
        func frames(_ distribution: UIStackView.Distribution) -> [CGRect] {
            let views = [10, 20, 30].map { SizedView(CGSize(width: $0, height: 10)) }
            let fixture = StackFixture(views, spacing: 10)
            fixture.stack.distribution = distribution
            views[1].isHidden = true
            return fixture.layOut(width: 110)
        }
        // (110 - 10) / 2.
        #expect(frames(.fillEqually).map(\.width) == [50, 0, 50])
        // 110 x 10 / (10 + 30 + 10) = 22 at 999, the rest is 110 - 10 - 22.
        #expect(frames(.fillProportionally).map(\.width) == [22, 0, 78])
        let spaced = frames(.equalSpacing)
        #expect([spaced[0].minX, spaced[2].maxX] == [0, 110])
        #expect([spaced[0].width, spaced[2].width] == [10, 30])
        let centred = frames(.equalCentering)
        #expect([centred[0].minX, centred[2].maxX] == [0, 110])
    }

    @Test("between baselines a hidden view leaves the whole distance")
    func baselines() {
        let views = (0..<3).map { _ in StackFixture.box(50, 20) }
        let fixture = StackFixture(views, axis: .vertical, spacing: 40)
        fixture.stack.isBaselineRelativeArrangement = true
        views[1].isHidden = true
        // Boxes have both baselines at the bottom: 20, and 40 below it.
        #expect(fixture.layOut()[2].maxY == 60)
    }

    @Test("a view hidden by a change of traits, and shown again, is where it was")
    func traits() {
        // Known symptom 59.
        let fixture = fixture()
        let before = fixture.layOut()
        fixture.stack.arrangedSubviews[1].isHidden = true
        fixture.stack.axis = .vertical
        fixture.layOut()
        fixture.stack.axis = .horizontal
        fixture.stack.arrangedSubviews[1].isHidden = false
        #expect(fixture.layOut() == before)
        #expect(fixture.lines("hiding").isEmpty)
    }
}
