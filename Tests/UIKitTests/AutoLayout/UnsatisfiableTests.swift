import Foundation
import Testing
import UIKit

@MainActor @Suite("Constraints that can't be satisfied together") struct UnsatisfiableTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()
    let title = UILabel()

    init() {
        for (item, name) in [(view, "card"), (title, "title")] {
            item.translatesAutoresizingMaskIntoConstraints = false
            item.accessibilityIdentifier = name
            root.addSubview(item)
        }
    }

    private func report(_ body: () -> Void) -> LayoutReport { LayoutDiagnostics.collecting(body).report }

    @Test("the message is UIKit's, with the minimal set in the order it was made, and names what gives way")
    func message() {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            view.heightAnchor.constraint(equalToConstant: 44),
            title.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        ])
        let late = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
        late.identifier = "tall"
        late.isActive = true
        let report = report { root.layoutIfNeeded() }
        #expect(
            report.diagnostics.map(\.message) == [
                """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want.
                \tTry this:
                \t\t(1) look at each constraint and try to figure out which you don't expect;
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
                (
                    "<NSLayoutConstraint UIView:card.height == 44   (active)>",
                    "<NSLayoutConstraint 'tall' UIView:card.height >= 50   (active)>"
                )

                Will attempt to recover by breaking constraint
                <NSLayoutConstraint 'tall' UIView:card.height >= 50   (active)>
                """
            ])
        #expect(report.conflicts.first?.broken === late)
        #expect(view.frame.height == 44)
    }

    @Test("a frame that takes part is shown as an autoresizing mask, and the app's constraint gives way to it")
    func autoresizing() {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.autoresizingMask = [.flexibleLeftMargin]
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true
        let report = report { root.layoutIfNeeded() }
        #expect(
            report.diagnostics == [
                .unsatisfiable(
                    constraints: [
                        "<NSAutoresizingMaskLayoutConstraint h=&-- v=--& UIView:card.width == 100   (active)>",
                        "<NSLayoutConstraint UIView:card.width == 50   (active)>",
                    ], broken: "<NSLayoutConstraint UIView:card.width == 50   (active)>")
            ])
        #expect(report.diagnostics.first?.message.contains("(Note: If you're seeing NSAutoresizingMask") == true)
        #expect(view.frame.width == 100)
    }

    @Test("a required fitting width is UIKit's own, so the app's constraint gives way; measuring again is silent")
    func fitting() {
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        func fit() -> CGSize {
            view.systemLayoutSizeFitting(
                CGSize(width: 70, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        let report = report { #expect(fit() == CGSize(width: 70, height: 20)) }
        #expect(
            report.diagnostics == [
                .unsatisfiable(
                    constraints: [
                        "<NSLayoutConstraint UIView:card.width == 50   (active)>",
                        "<NSLayoutConstraint 'fittingSizeHTarget' UIView:card.width == 70   (active)>",
                    ], broken: "<NSLayoutConstraint UIView:card.width == 50   (active)>")
            ])
        #expect(self.report { _ = fit() }.diagnostics.isEmpty)
    }

    @Test("a stack's own constraints stay, and the app's gives way")
    func stack() {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
        let odd = stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 30)
        odd.isActive = true
        let report = report { root.layoutIfNeeded() }
        #expect(report.conflicts.count == 1)
        #expect(report.conflicts.first?.broken === odd)
        #expect(stack.arrangedSubviews.map(\.frame.width) == [50, 50])
    }

    @Test("descriptions: spaces as UIKit's visual format, all else as an equation")
    func descriptions() {
        title.text = "Hello"
        title.accessibilityIdentifier = nil
        let inner = UIView()
        view.addSubview(inner)
        func text(_ constraint: NSLayoutConstraint) -> String {
            constraint.isActive = true
            return constraint.description
        }
        #expect(
            text(title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8))
                == "<NSLayoutConstraint H:|-(8)-[UILabel'Hello'](LTR)   (active, names: '|':UIView )>")
        #expect(
            text(view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -5))
                == "<NSLayoutConstraint V:[UIView:card]-(>=5)-|   (active, names: '|':UIView )>")
        #expect(
            text(root.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 4))
                == "<NSLayoutConstraint H:[UIView:card]-(>=4)-|(LTR)   (active, names: '|':UIView )>")
        #expect(
            text(view.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 3))
                == "<NSLayoutConstraint V:[UILabel'Hello']-(3)-[UIView:card]   (active)>")
        #expect(
            text(inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1))
                == "<NSLayoutConstraint UIView[0.0].left == UIView.left + 1   (active)>")
        let half = inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -2)
        half.priority = .defaultHigh
        #expect(text(half) == "<NSLayoutConstraint UIView[0.0].width == 0.5*UIView:card.width - 2 @750   (active)>")
        #expect(
            title.constraintsAffectingLayout(for: .vertical).contains {
                $0.description
                    == "<NSContentSizeLayoutConstraint UILabel'Hello'.height >= 20.5 Hug:250 CompressionResistance:750   "
                    + "(active)>"
            } || title.intrinsicContentSize.height != 20.5)
    }
}
