import Foundation
import Testing
import UIKit

/// Facts: <https://developer.apple.com/documentation/uikit/uistackview> ("Managing the stack view's appearance",
/// "Dynamically changing the stack view's content").
@MainActor @Suite("The arranged views of a stack view") struct StackOrderTests {
    let views = [10, 20, 30].map { StackFixture.box($0) }
    let fixture: StackFixture
    private var stack: UIStackView { fixture.stack }
    private var widths: [CGFloat] { stack.arrangedSubviews.map(\.frame.width) }

    init() {
        fixture = StackFixture(views, spacing: 5)
    }

    @Test("inserting a view that is arranged already moves it; the order of the subviews stays")
    func moving() {
        stack.insertArrangedSubview(views[2], at: 0)
        fixture.layOut()
        #expect(widths == [30, 10, 20])
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 35, 50])
        #expect(stack.subviews.map(\.frame.width) == [10, 20, 30])
        // At the index after the last one it goes to the end.
        stack.insertArrangedSubview(views[2], at: 3)
        fixture.layOut()
        #expect(widths == [10, 20, 30])
        stack.addArrangedSubview(views[0])
        fixture.layOut()
        #expect(widths == [20, 30, 10])
        #expect(stack.frame.width == 70)
    }

    @Test("a view that stops being arranged stays a subview, where it was, without the stack's constraints")
    func removeArranged() {
        fixture.layOut()
        stack.removeArrangedSubview(views[1])
        fixture.layOut()
        #expect(views[1].superview === stack)
        #expect(!views[1].translatesAutoresizingMaskIntoConstraints)
        #expect(stack.constraints.allSatisfy { $0.firstItem !== views[1] && $0.secondItem !== views[1] })
        #expect(widths == [10, 30])
        #expect(stack.frame.width == 45)
    }

    @Test("a view that leaves the stack is arranged no more, and keeps its own constraints")
    func removeFromSuperview() {
        fixture.layOut()
        views[1].removeFromSuperview()
        fixture.layOut()
        #expect(widths == [10, 30])
        #expect(views[1].constraints.count == 2)
        #expect(stack.subviews.count == 2)
    }

    @Test("a view joins from another stack by leaving it")
    func otherStack() {
        let other = UIStackView(arrangedSubviews: [StackFixture.box(7)])
        other.addArrangedSubview(views[0])
        fixture.layOut()
        #expect(widths == [20, 30])
        #expect(other.arrangedSubviews.count == 2)
    }

    @Test("a subview that is not arranged has no part in the arrangement")
    func plainSubview() {
        let plain = UIView(frame: CGRect(x: 3, y: 4, width: 500, height: 600))
        stack.addSubview(plain)
        fixture.layOut()
        #expect(stack.frame.width == 70)
        #expect(plain.frame == CGRect(x: 3, y: 4, width: 500, height: 600))
        stack.insertArrangedSubview(plain, at: 1)
        #expect(stack.subviews.last === plain)
    }

    @Test("a custom spacing goes with its view, and ends when the view leaves")
    func customSpacing() {
        stack.setCustomSpacing(40, after: views[0])
        #expect(fixture.layOut().map(\.minX) == [0, 50, 75])
        stack.insertArrangedSubview(views[0], at: 1)
        #expect(fixture.layOut().map(\.minX) == [0, 25, 75])
        #expect(stack.customSpacing(after: views[0]) == 40)
        stack.removeArrangedSubview(views[0])
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        stack.insertArrangedSubview(views[0], at: 0)
        #expect(fixture.layOut().map(\.minX) == [0, 15, 40])
        // Of a view that is not arranged none is kept.
        stack.setCustomSpacing(9, after: UIView())
        stack.setCustomSpacing(3, after: views[0])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        #expect(fixture.layOut().map(\.minX) == [0, 15, 40])
    }

    @Test("spacings are Apple's constants: the default is FLT_MAX, the system's FLT_MIN; a length is on whole pixels")
    func constants() {
        #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
        #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
        stack.setCustomSpacing(7.3, after: views[0])
        // At 2x.
        #expect(fixture.layOut().map(\.minX) == [0, 17.5, 42.5])
    }

    @Test("axis, spacing, distribution and alignment change what is laid out next, and back")
    func properties() {
        let before = fixture.layOut()
        stack.axis = .vertical
        #expect(fixture.layOut().map(\.minY) == [0, 15, 30])
        stack.axis = .horizontal
        stack.spacing = 0
        #expect(fixture.layOut().map(\.minX) == [0, 10, 30])
        stack.spacing = 5
        stack.distribution = .equalSpacing
        stack.alignment = .bottom
        fixture.layOut()
        stack.distribution = .fill
        stack.alignment = .fill
        #expect(fixture.layOut() == before)
        #expect(stack.layoutGuides.isEmpty)
    }
}
