import Foundation
import Testing
import UIKit

/// The rows of the constraint lists of real stack views, with numbers worked out by hand.
@MainActor @Suite("UIStackView's rules") struct UIStackViewRulesTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    private func box(_ width: CGFloat, _ height: CGFloat = 10) -> UIView {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    private func laidOut(_ stack: UIStackView, width: CGFloat? = nil) -> [CGRect] {
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        root.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test("the system's spacing is 8 points")
    func systemSpacing() {
        let stack = UIStackView(arrangedSubviews: [box(10), box(10)])
        stack.spacing = 3
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[0])
        #expect(laidOut(stack).map(\.minX) == [0, 18])
    }

    @Test("across a hidden view one gap remains: that after the preceding visible view")
    func spacingAcrossHidden() {
        let stack = UIStackView(arrangedSubviews: [box(10), box(10), box(10)])
        stack.spacing = 5
        stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
        stack.arrangedSubviews[1].isHidden = true
        #expect(laidOut(stack)[2].minX == 30)
        #expect(stack.frame.width == 40)
    }

    @Test("a view hidden twice is shown by showing it once")
    func hiddenTwice() {
        let stack = UIStackView(arrangedSubviews: [box(10), box(20)])
        stack.arrangedSubviews[0].isHidden = true
        stack.arrangedSubviews[0].isHidden = true
        #expect(laidOut(stack)[1].minX == 0)
        stack.arrangedSubviews[0].isHidden = false
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews[1].frame.minX == 10)
    }

    @Test("hiding a view whose inside has required sizes gives no conflict")
    func hiddenWithoutConflict() {
        let stack = UIStackView(arrangedSubviews: [box(10), box(20)])
        stack.arrangedSubviews[1].isHidden = true
        let report = LayoutDiagnostics.collecting { _ = laidOut(stack) }.report
        #expect(report.diagnostics.isEmpty)
        #expect(stack.frame.width == 10)
    }

    @Test(
        "fillProportionally: shares of the whole width, spacing counted in, the earlier view first; none without a size"
    )
    func proportional() {
        let stack = UIStackView(arrangedSubviews: [
            SizedView(CGSize(width: 10, height: 10)), SizedView(CGSize(width: 30, height: 10)),
        ])
        stack.distribution = .fillProportionally
        stack.spacing = 10
        // 200 x 10 / (10 + 30 + 10) = 40 at priority 999; the second takes what is left.
        #expect(laidOut(stack, width: 200).map(\.width) == [40, 150])
        let lone = UIStackView(arrangedSubviews: [SizedView(CGSize(width: 30, height: 10)), UIView()])
        lone.distribution = .fillProportionally
        #expect(laidOut(lone, width: 200).map(\.width) == [200, 0])
    }

    @Test("equalSpacing keeps at least the spacing, counted once, and hugs where nothing asks for more")
    func equalSpacingHugs() {
        let stack = UIStackView(arrangedSubviews: [box(20), box(40), box(20)])
        stack.distribution = .equalSpacing
        stack.spacing = 8
        stack.trailingAnchor.constraint(lessThanOrEqualTo: stack.leadingAnchor, constant: 380).isActive = true
        #expect(laidOut(stack).map(\.minX) == [0, 28, 76])
        #expect(stack.frame.width == 96)
    }

    @Test("baseline-relative: from the last baseline to the next first one; views without text have both at the bottom")
    func baselineRelative() {
        let stack = UIStackView(arrangedSubviews: [box(50, 20), box(50, 30)])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 40
        stack.isBaselineRelativeArrangement = true
        // 20 + 40 is the second view's bottom.
        #expect(laidOut(stack).map(\.minY) == [0, 30])
    }

    @Test("lastBaseline puts views without text on a common bottom and hugs the tallest")
    func lastBaseline() {
        let stack = UIStackView(arrangedSubviews: [box(10, 20), box(10, 40)])
        stack.alignment = .lastBaseline
        #expect(laidOut(stack).map(\.minY) == [20, 0])
        #expect(stack.frame.height == 40)
    }

    @Test("alignment suppresses ambiguity at 25 and fits the spacer at 51, as in UIKit's lists")
    func priorities() {
        let stack = UIStackView(arrangedSubviews: [box(10, 20), box(10, 40)])
        stack.alignment = .center
        _ = laidOut(stack)
        func priorities(_ identifier: String) -> Set<Float> {
            let constraints = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
            return Set(constraints.filter { $0.identifier == identifier }.map(\.priority.rawValue))
        }
        #expect(priorities("UISV-spanning-fit") == [51])
        #expect(priorities("UISV-ambiguity-suppression") == [25])
        #expect(priorities("UISV-canvas-connection") == [1000])
    }
}
