import Foundation
import Testing
import UIKit

/// The constraints of a stack view of three views, 160 x 200, 80 x 100 and 40 x 50, as UIKit's own were printed.
///
/// Source: the lists of "Let's Build UIStackView", kean.blog; where another one is used a comment names it.
@MainActor @Suite("The constraints of a stack view") struct StackConstraintListTests {
    struct Configuration: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var prepare: @MainActor @Sendable (UIStackView) -> Void = { _ in }
        let lines: [String]
    }

    nonisolated static let ends = [
        "canvas-connection 0.leading == stack.leading", "canvas-connection 2.trailing == stack.trailing",
    ]
    nonisolated static let fillAcross = [
        "canvas-connection 0.top == stack.top", "canvas-connection 0.bottom == stack.bottom",
        "alignment 0.top == 1.top", "alignment 0.top == 2.top", "alignment 0.bottom == 1.bottom",
        "alignment 0.bottom == 2.bottom",
    ]
    nonisolated static let tight = ["spacing 0.trailing == 1.leading", "spacing 1.trailing == 2.leading"]
    nonisolated static let suppression = (0..<3).map { "ambiguity-suppression \($0).height == 0 @25" }
    nonisolated static let around = (0..<3).flatMap {
        ["spanning-boundary spacer.top <= \($0).top", "spanning-boundary spacer.bottom >= \($0).bottom"]
    }
    nonisolated static let fit = ["spanning-fit spacer.height == 0 @51"]

    nonisolated static let distributions: [Configuration] = [
        Configuration(testDescription: "fill", lines: ends + fillAcross + tight),
        Configuration(
            testDescription: "fillEqually", prepare: { $0.distribution = .fillEqually },
            lines: ends + fillAcross + tight + [
                "fill-equally 0.width == 1.width", "fill-equally 0.width == 2.width",
            ]),
        Configuration(
            testDescription: "fillProportionally", prepare: { $0.distribution = .fillProportionally },
            lines: ends + fillAcross + tight + [
                "fill-proportionally 0.width == 0.571429*stack.width @999",
                "fill-proportionally 1.width == 0.285714*stack.width @998",
                "fill-proportionally 2.width == 0.142857*stack.width @997",
            ]),
        Configuration(
            testDescription: "equalSpacing, at least 10",
            prepare: { ($0.distribution, $0.spacing) = (.equalSpacing, 10) },
            lines: ends + fillAcross + [
                "spacing 1.leading >= 0.trailing + 10", "spacing 2.leading >= 1.trailing + 10",
                "distributing-edge 0.trailing == gap0.leading", "distributing-edge 1.leading == gap0.trailing",
                "distributing-edge 1.trailing == gap1.leading", "distributing-edge 2.leading == gap1.trailing",
                "fill-equally gap0.width == gap1.width", "canvas-fit stack.width == 0 @49",
            ]),
        Configuration(
            testDescription: "equalCentering", prepare: { $0.distribution = .equalCentering },
            lines: ends + fillAcross + [
                "spacing 1.leading >= 0.trailing", "spacing 2.leading >= 1.trailing",
                "distributing-edge 0.centerX == gap0.leading", "distributing-edge 1.centerX == gap0.trailing",
                "distributing-edge 1.centerX == gap1.leading", "distributing-edge 2.centerX == gap1.trailing",
                "fill-equally gap0.width == gap1.width @149", "canvas-fit stack.width == 0 @49",
            ]),
    ]

    nonisolated static let alignments: [Configuration] = [
        Configuration(
            testDescription: "leading", prepare: { $0.alignment = .leading },
            lines: ends + tight + suppression + fit
                + (0..<3).flatMap {
                    [
                        "spanning-boundary \($0).top == spacer.top @999.5",
                        "spanning-boundary spacer.bottom >= \($0).bottom",
                    ]
                } + [
                    "canvas-connection 0.top == stack.top", "canvas-connection spacer.bottom == stack.bottom",
                    "alignment 0.top == 1.top", "alignment 0.top == 2.top",
                ]),
        Configuration(
            testDescription: "trailing", prepare: { $0.alignment = .trailing },
            lines: ends + tight + suppression + fit
                + (0..<3).flatMap {
                    [
                        "spanning-boundary \($0).bottom == spacer.bottom @999.5",
                        "spanning-boundary spacer.top <= \($0).top",
                    ]
                } + [
                    "canvas-connection 0.bottom == stack.bottom", "canvas-connection spacer.top == stack.top",
                    "alignment 0.bottom == 1.bottom", "alignment 0.bottom == 2.bottom",
                ]),
        Configuration(
            testDescription: "center", prepare: { $0.alignment = .center },
            lines: ends + tight + suppression + fit + around + [
                "canvas-connection spacer.top == stack.top", "canvas-connection spacer.bottom == stack.bottom",
                "canvas-connection 0.centerY == stack.centerY", "alignment 0.centerY == 1.centerY",
                "alignment 0.centerY == 2.centerY",
            ]),
        // The list ties both edges; Arranged, whose tests compare with UIKit's constraints, lets the upper one be.
        Configuration(
            testDescription: "firstBaseline", prepare: { $0.alignment = .firstBaseline },
            lines: ends + tight + suppression + fit + around + [
                "canvas-connection stack.top <= spacer.top", "canvas-connection spacer.bottom == stack.bottom",
                "canvas-fit stack.height == 0 @49", "alignment 0.firstBaseline == 1.firstBaseline",
                "alignment 0.firstBaseline == 2.firstBaseline",
            ]),
        // The list lets the bottom be below the first view's; ours holds it below all of them.
        Configuration(
            testDescription: "lastBaseline", prepare: { $0.alignment = .lastBaseline },
            lines: ends + tight + suppression + fit + around + [
                "canvas-connection spacer.top == stack.top", "canvas-connection stack.bottom >= spacer.bottom",
                "canvas-fit stack.height == 0 @49", "alignment 0.lastBaseline == 1.lastBaseline",
                "alignment 0.lastBaseline == 2.lastBaseline",
            ]),
    ]

    nonisolated static let others: [Configuration] = [
        // Stated by the list: the first view is hidden, the spacing is 10. Newer notes tie the canvas to the first visible
        // view, and the alignment is that of the visible ones.
        Configuration(
            testDescription: "a hidden first view",
            prepare: {
                $0.spacing = 10
                $0.arrangedSubviews[0].isHidden = true
            },
            lines: [
                "hiding 0.width == 0 @999.9", "spacing 0.leading == 1.leading", "spacing 2.leading == 1.trailing + 10",
                "canvas-connection 1.leading == stack.leading", "canvas-connection 2.trailing == stack.trailing",
                "canvas-connection 1.top == stack.top", "canvas-connection 1.bottom == stack.bottom",
                "alignment 1.top == 2.top", "alignment 1.bottom == 2.bottom",
            ]),
        // Each gap next to a hidden view is half of it. (Auto-layout facts 3.7; Arranged, TZStackView.)
        Configuration(
            testDescription: "a hidden view between two",
            prepare: {
                $0.spacing = 10
                $0.arrangedSubviews[1].isHidden = true
            },
            lines: ends + [
                "hiding 1.width == 0 @999.9", "spacing 1.leading == 0.trailing + 5",
                "spacing 2.leading == 1.leading + 5", "canvas-connection 0.top == stack.top",
                "canvas-connection 0.bottom == stack.bottom", "alignment 0.top == 2.top",
                "alignment 0.bottom == 2.bottom",
            ]),
        Configuration(
            testDescription: "relative to the margins", prepare: { $0.isLayoutMarginsRelativeArrangement = true },
            lines: (ends + fillAcross).map { $0.replacing("stack.", with: "margins.") } + tight),
        Configuration(
            testDescription: "a column with spacing between baselines",
            prepare: {
                ($0.axis, $0.spacing) = (.vertical, 20)
                $0.isBaselineRelativeArrangement = true
            },
            lines: [
                "spacing 1.firstBaseline == 0.lastBaseline + 20", "spacing 2.firstBaseline == 1.lastBaseline + 20",
                "canvas-connection 0.top == stack.top", "canvas-connection 2.bottom == stack.bottom",
                "canvas-connection 0.leading == stack.leading", "canvas-connection 0.trailing == stack.trailing",
                "alignment 0.leading == 1.leading", "alignment 0.leading == 2.leading",
                "alignment 0.trailing == 1.trailing", "alignment 0.trailing == 2.trailing",
            ]),
        // Apple's documentation: the baseline alignments are only valid for rows.
        Configuration(
            testDescription: "baselines of a column: none",
            prepare: {
                ($0.axis, $0.alignment) = (.vertical, .firstBaseline)
            },
            lines: (ends + tight + suppression + fit + around).map {
                $0.replacing("height", with: "width").replacing("leading", with: "TOP").replacing(
                    "trailing", with: "BOTTOM"
                )
                .replacing("top", with: "leading").replacing("bottom", with: "trailing")
                .replacing("TOP", with: "top").replacing("BOTTOM", with: "bottom")
            } + [
                "canvas-connection spacer.leading == stack.leading",
                "canvas-connection spacer.trailing == stack.trailing", "canvas-fit stack.width == 0 @49",
            ]),
    ]

    private func check(_ configuration: Configuration) {
        let views = [(160, 200), (80, 100), (40, 50)].map { SizedView(CGSize(width: $0, height: $1)) }
        let fixture = StackFixture(views)
        configuration.prepare(fixture.stack)
        fixture.layOut()
        #expect(fixture.constraintLines == configuration.lines.sorted())
    }

    @Test("each distribution has UIKit's constraints with their identifiers and priorities", arguments: distributions)
    func distribution(configuration: Configuration) { check(configuration) }

    @Test("each alignment has UIKit's constraints with their identifiers and priorities", arguments: alignments)
    func alignment(configuration: Configuration) { check(configuration) }

    @Test("hidden views, margins and baselines change the constraints as UIKit's change", arguments: others)
    func other(configuration: Configuration) { check(configuration) }

    @Test("a single centred view needs no spacer")
    func single() {
        let fixture = StackFixture([SizedView(CGSize(width: 160, height: 200))])
        fixture.stack.alignment = .center
        fixture.layOut()
        #expect(
            fixture.constraintLines == [
                "ambiguity-suppression 0.height == 0 @25", "canvas-connection 0.centerY == stack.centerY",
                "canvas-connection 0.leading == stack.leading", "canvas-connection 0.trailing == stack.trailing",
                "canvas-connection stack.bottom >= 0.bottom", "canvas-connection stack.top <= 0.top",
                "canvas-fit stack.height == 0 @49",
            ])
    }

    @Test("rows of labels that wrap share the width: a third each less the gaps, 10 above their resistance")
    func textWidths() {
        let fixture = StackFixture((0..<3).map { _ in StackFixture.wrappingLabel() }, spacing: 6)
        // Radar 41192642: SV_width * 1/N + C @(CRP+10); C by the spacing: 6 x 2 / 3.
        fixture.layOut(width: 300)
        #expect(
            fixture.lines("text-width-disambiguation")
                == (0..<3).map { "text-width-disambiguation \($0).width == 0.333333*stack.width - 4 @760" })
        // In iOS 11.3 the logged label, at resistance 749, had 759.
        fixture.stack.arrangedSubviews[0].setContentCompressionResistancePriority(
            UILayoutPriority(749), for: .horizontal)
        fixture.layOut()
        #expect(fixture.lines("text-width-disambiguation").first?.hasSuffix("@759") == true)
    }
}
