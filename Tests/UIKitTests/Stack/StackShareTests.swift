import Foundation
import Testing
import UIKit

/// The shares of `fillProportionally` are by what the views' contents ask for (auto-layout facts 3.7), whatever changes that.
@MainActor @Suite("Shares that follow what is in the views") struct StackShareTests {
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    /// 300 wide.
    private func stack(_ views: [UIView]) -> UIStackView {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillProportionally
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
        return stack
    }

    private func widths(_ stack: UIStackView) -> [CGFloat] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame.width)
    }

    @Test("a text in a stack in the stack, three times as long as the other one, takes three quarters")
    func nestedStack() {
        let text = label("abc")
        let stack = stack([UIStackView(arrangedSubviews: [text]), label("abc")])
        #expect(widths(stack) == [150, 150])
        text.text = "abcabcabc"
        #expect(widths(stack) == [225, 75])
    }

    @Test("constraints inside a plain container: their constants, their end, others, margins")
    func plainContainer() {
        let (container, content) = (UIView(), UIView())
        content.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(content)
        // Less than the shares, and more than a measurement's wish for no width.
        func width(_ view: UIView, _ points: CGFloat) -> NSLayoutConstraint {
            let constraint = view.widthAnchor.constraint(equalToConstant: points)
            constraint.priority = UILayoutPriority(500)
            constraint.isActive = true
            return constraint
        }
        let first = width(content, 50)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: container.layoutMarginsGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: container.layoutMarginsGuide.trailingAnchor),
        ])
        container.layoutMargins = .zero
        let other = UIView()
        _ = width(other, 50)
        let stack = stack([container, UIStackView(arrangedSubviews: [other])])
        #expect(widths(stack) == [150, 150])
        first.constant = 100
        #expect(widths(stack) == [200, 100])
        first.isActive = false
        let wider = width(content, 150)
        #expect(widths(stack) == [225, 75])
        wider.constant = 60
        container.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        #expect(widths(stack) == [200, 100])
    }

    @Test("a view hidden in a stack in the stack no longer counts")
    func nestedHiding() {
        let extra = label("abc")
        let stack = stack([UIStackView(arrangedSubviews: [extra, label("abc")]), label("abc")])
        #expect(widths(stack) == [200, 100])
        extra.isHidden = true
        #expect(widths(stack) == [150, 150])
    }

    /// A wrapped text is as wide as its column; that would make the next shares hang on the last ones.
    @Test("texts that wrap share by what they are in one line, before and after they have wrapped")
    func wrappingTexts() {
        let texts = ["word word word word word word word word", "word word word word"].map(label)
        for text in texts { text.numberOfLines = 0 }
        let stack = stack(texts)
        let before = widths(stack)
        texts[0].invalidateIntrinsicContentSize()
        stack.spacing = 1
        _ = widths(stack)
        stack.spacing = 0
        #expect(widths(stack) == before)
    }
}
