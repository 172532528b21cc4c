import Foundation
import Testing
import UIKit

@MainActor @Suite("UIStackView") struct UIStackViewTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    func sized(_ width: CGFloat, _ height: CGFloat) -> SizedView {
        SizedView(CGSize(width: width, height: height))
    }

    func laidOut(_ stack: UIStackView, width: CGFloat? = nil, height: CGFloat? = nil) -> [CGRect] {
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        root.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test("a vertical stack places views below each other with its spacing and hugs them")
    func vertical() {
        let stack = UIStackView(arrangedSubviews: [box(50, 20), box(80, 30)])
        stack.axis = .vertical
        stack.spacing = 6
        stack.alignment = .leading
        #expect(
            laidOut(stack) == [CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 0, y: 26, width: 80, height: 30)])
        #expect(stack.frame.size == CGSize(width: 80, height: 56))
    }

    @Test("fillEqually shares the width")
    func fillEqually() {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
        stack.distribution = .fillEqually
        stack.spacing = 10
        #expect(laidOut(stack, width: 320, height: 20).map(\.width) == [100, 100, 100])
    }

    @Test("fillProportionally shares the width by intrinsic widths, the spacing counted in")
    func fillProportionally() {
        let stack = UIStackView(arrangedSubviews: [sized(10, 10), sized(30, 10)])
        stack.distribution = .fillProportionally
        #expect(laidOut(stack, width: 200, height: 20).map(\.width) == [50, 150])
    }

    @Test("equalSpacing spreads the rest into the gaps")
    func equalSpacing() {
        let stack = UIStackView(arrangedSubviews: [box(20, 10), box(40, 10), box(20, 10)])
        stack.distribution = .equalSpacing
        #expect(laidOut(stack, width: 200).map(\.minX) == [0, 80, 180])
    }

    @Test("equalCentering puts the centres at equal distances")
    func equalCentering() {
        let stack = UIStackView(arrangedSubviews: [box(20, 10), box(40, 10), box(60, 10)])
        stack.distribution = .equalCentering
        #expect(laidOut(stack, width: 240).map(\.midX) == [10, 110, 210])
    }

    @Test("a hidden view takes no room, nor does its spacing")
    func hidden() {
        let views = [box(10, 10), box(20, 10), box(30, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 5
        views[1].isHidden = true
        let frames = laidOut(stack)
        #expect(frames[0].minX == 0)
        #expect(frames[2].minX == 15)
        #expect(stack.frame.width == 45)
        views[1].isHidden = false
        root.layoutIfNeeded()
        #expect(views[2].frame.minX == 40)
    }

    @Test("a custom spacing replaces the stack's after its view")
    func customSpacing() {
        let views = [box(10, 10), box(10, 10), box(10, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 5
        stack.setCustomSpacing(20, after: views[0])
        #expect(laidOut(stack).map(\.minX) == [0, 30, 45])
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    }

    @Test("centre alignment puts the middles on one line and hugs the tallest")
    func center() {
        let stack = UIStackView(arrangedSubviews: [box(10, 20), box(10, 40)])
        stack.alignment = .center
        #expect(laidOut(stack).map(\.minY) == [10, 0])
        #expect(stack.frame.height == 40)
    }

    @Test("margins count when the arrangement is relative to them")
    func margins() {
        let stack = UIStackView(arrangedSubviews: [box(10, 20)])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(laidOut(stack) == [CGRect(x: 2, y: 1, width: 10, height: 20)])
        #expect(stack.frame.size == CGSize(width: 16, height: 24))
    }

    @Test("constraints carry UIKit's identifiers")
    func identifiers() {
        let stack = UIStackView(arrangedSubviews: [box(10, 20), box(10, 20)])
        stack.spacing = 3
        _ = laidOut(stack)
        let names = Set(stack.constraints.compactMap(\.identifier))
        #expect(names == ["UISV-canvas-connection", "UISV-spacing", "UISV-alignment"])
    }

    @Test("a view removed from the stack leaves the arrangement")
    func removal() {
        let views = [box(10, 10), box(20, 10), box(30, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        _ = laidOut(stack)
        views[0].removeFromSuperview()
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map { ObjectIdentifier($0) } == views[1...].map { ObjectIdentifier($0) })
        #expect(views[1].frame.minX == 0)
        #expect(stack.frame.width == 50)
    }
}

/// A view with an intrinsic size.
final class SizedView: UIView {
    private let size: CGSize

    init(_ size: CGSize) {
        self.size = size
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}
