import Foundation
import Testing
import UIKit

@MainActor @Suite("Constraints that can't be satisfied together") struct UnsatisfiableTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()
    let title = UILabel()

    init() {
        RenderEnvironment(size: root.bounds.size, scale: 2).install()
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
                // Some lines of UIKit's end with a blank.
                """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want.\(" ")
                \tTry this:\(" ")
                \t\t(1) look at each constraint and try to figure out which you don't expect;\(" ")
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(" ")
                (
                    "<NSLayoutConstraint UIView:card.height == 44   (active)>",
                    "<NSLayoutConstraint 'tall' UIView:card.height >= 50   (active)>"
                )

                Will attempt to recover by breaking constraint\(" ")
                <NSLayoutConstraint 'tall' UIView:card.height >= 50   (active)>

                Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
                The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be \
                helpful.
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

    @Test("a conflict that was over is told again when it comes back, once, and the same constraint gives way")
    func returning() {
        let narrow = view.widthAnchor.constraint(equalToConstant: 10)
        let wide = view.widthAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([narrow, wide])
        func broken() -> [String] { report { root.layoutIfNeeded() }.conflicts.map { "\($0.broken.constant)" } }
        #expect(broken() == ["20.0"])
        root.setNeedsLayout()
        #expect(broken().isEmpty)
        narrow.constant = 20
        #expect(broken().isEmpty)
        narrow.constant = 30
        #expect(broken() == ["20.0"])
        #expect(view.frame.width == 30)
        view.heightAnchor.constraint(equalToConstant: 5).isActive = true
        #expect(broken().isEmpty)
        narrow.isActive = false
        #expect(broken().isEmpty)
        #expect(view.frame.width == 20)
        narrow.isActive = true
        #expect(broken() == ["20.0"])
        wide.constant = 40
        #expect(broken() == ["40.0"])
    }

    @Test("what keeps a view without a superview at its bounds has the name that UIKit's logs have for it")
    func temporaryNames() {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            view.heightAnchor.constraint(equalToConstant: 100),
        ])
        let messages = report { root.layoutIfNeeded() }.diagnostics.map(\.message)
        #expect(messages.count == 2)
        #expect(messages[0].contains("<NSLayoutConstraint '_UITemporaryLayoutWidth' UIView.width == 320   (active)>"))
        #expect(messages[1].contains("<NSLayoutConstraint '_UITemporaryLayoutHeight' UIView.height == 480   (active)>"))
        // Of constraints that a view in a superview gets from its mask is the note, and of none of these.
        #expect(messages.allSatisfy { !$0.contains("NSAutoresizingMask") })
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
            })
    }
}
