import Testing
import UIKit

@MainActor @Suite("Where a constraint was made")
struct ConstraintSourceTests {
    private let view = UIView()
    private let label = UILabel()

    init() {
        view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
    }

    @Test("An anchor's constraint knows the file and the line that made it")
    func anchors() {
        let made = [
            label.topAnchor.constraint(equalTo: view.topAnchor),
            label.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 8),
            label.widthAnchor.constraint(equalToConstant: 40),
            label.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.5),
            label.leadingAnchor.constraint(equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 1),
            label.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1),
        ]
        let first = UInt(#line) - 7
        #expect(made.map { $0.source?.line } == [first, first + 1, first + 2, first + 3, first + 4, first + 5])
        #expect(made.first?.source?.text == "UIKitTests/ConstraintSourceTests.swift:\(first)")
    }

    @Test("So does one of the initialiser")
    func initialiser() {
        let made = NSLayoutConstraint(
            item: label, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 40)
        #expect(made.source?.line == UInt(#line) - 3)
    }

    @Test("So do those of a visual format string")
    func visualFormat() {
        let line = UInt(#line) + 1
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[label(>=20)]|", metrics: nil, views: ["label": label])
        #expect(made.map { $0.source?.line } == [line, line, line])
    }

    @Test("A stack view's own constraints have no line")
    func stack() {
        let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
        stack.layoutIfNeeded()
        #expect(!stack.constraints.isEmpty)
        #expect(stack.constraints.allSatisfy { $0.source == nil })
    }
}
