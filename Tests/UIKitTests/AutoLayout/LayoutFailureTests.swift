import Foundation
import Testing
import UIKit

@MainActor @Suite("Layout failures that UIKit raises as exceptions") struct LayoutFailureTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()

    init() {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.accessibilityIdentifier = "card"
        root.addSubview(view)
    }

    private func failures(_ body: () -> Void) -> [String] {
        LayoutDiagnostics.collecting(body).report.exceptions.map(\.message)
    }

    @Test(
        "attributes that can't be related are refused when the constraint is made, and the constraint stays unused",
        arguments: [
            (.width, .left), (.top, .height), (.height, .bottom), (.left, .notAnAttribute),
            (.notAnAttribute, .notAnAttribute),
        ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)])
    func pairs(first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute) {
        let messages = failures {
            let constraint = NSLayoutConstraint(
                item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second, multiplier: 1,
                constant: 0)
            constraint.isActive = true
            #expect(!constraint.isActive)
        }
        #expect(messages == ["Invalid pairing of layout attributes: \(first) and \(second)"])
    }

    @Test("a place on one axis may follow one on the other, as in the tests of SnapKit, which pass on iOS")
    func bothAxes() {
        let other = UIView(frame: CGRect(x: 0, y: 30, width: 20, height: 10))
        root.addSubview(other)
        let messages = failures {
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
                NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .bottom, multiplier: 1,
                    constant: 5),
            ])
            root.layoutIfNeeded()
        }
        #expect(messages == [])
        #expect(view.frame == CGRect(x: 45, y: 0, width: 10, height: 10))
    }

    @Test(
        "a transform or an anchor point that is no number is reported and left out",
        arguments: [CGFloat.nan, .infinity])
    func undefinedTransform(value: CGFloat) {
        let messages = failures {
            view.transform = CGAffineTransform(translationX: value, y: 1)
            view.layer.setAffineTransform(CGAffineTransform(scaleX: value, y: 1))
            view.layer.anchorPoint = CGPoint(x: 0, y: value)
        }
        #expect(
            messages.map { $0.prefix(while: { $0 != ":" }) } == [
                "CALayer transform contains NaN", "CALayer transform contains NaN",
                "CALayer anchorPoint contains NaN",
            ])
        #expect(view.transform.isIdentity)
        #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    }

    @Test("a view that willMove(toSuperview:) or willRemoveSubview(_:) puts into the moving one is no cycle that hangs")
    func cyclesMadeInCallbacks() {
        final class Twister: UIView {
            var onMove: (() -> Void)?
            var onRemoval: (() -> Void)?
            override func willMove(toSuperview newSuperview: UIView?) { onMove?() }
            override func willRemoveSubview(_ subview: UIView) { onRemoval?() }
        }
        let moving = Twister()
        let host = UIView()
        moving.onMove = { moving.addSubview(host) }
        #expect(failures { host.addSubview(moving) }.count == 1)
        #expect(moving.superview == nil)
        #expect(host.superview === moving)

        let (source, target, leaving) = (Twister(), UIView(), UIView())
        source.addSubview(leaving)
        source.onRemoval = {
            source.onRemoval = nil
            leaving.addSubview(target)
        }
        #expect(failures { target.addSubview(leaving) }.count == 1)
        #expect(leaving.superview == nil)
        #expect(source.subviews.isEmpty)
        #expect(target.superview === leaving)
    }

    @Test("a view that willRemoveSubview(_:) moves elsewhere is in one place afterwards")
    func movedWhileRemoved() {
        final class Sender: UIView {
            var destination: UIView?
            override func willRemoveSubview(_ subview: UIView) {
                // Told once more of the move itself.
                let target = destination
                destination = nil
                target?.addSubview(subview)
            }
        }
        let (sender, destination, moving) = (Sender(), UIView(), UIView())
        sender.addSubview(moving)
        sender.destination = destination
        moving.removeFromSuperview()
        #expect(sender.subviews.isEmpty)
        #expect(destination.subviews.isEmpty == (moving.superview == nil))
    }

    @Test("a content size that is no number is reported and left out", arguments: [CGFloat.nan, .infinity])
    func undefinedContentSize(value: CGFloat) {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 10, height: 500)
        let messages = failures { view.contentSize = CGSize(width: 10, height: value) }
        #expect(messages.count == 1)
        #expect(messages.first?.hasSuffix("is not finite: 10.0 x \(value)") == true)
        #expect(view.contentSize == CGSize(width: 10, height: 500))
    }

    @Test("a controller that is to be its own child, or its child's, is reported instead of hanging")
    func childInItself() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        let messages = failures {
            parent.addChild(parent)
            child.addChild(parent)
        }
        #expect(messages.count == 2)
        #expect(parent.parent == nil)
        #expect(child.children.isEmpty)
    }

    /// Source of the wording: the exception's text in public crash reports.
    @Test("a child's view that is added below the view of another controller than its parent is reported and left out")
    func childOfOtherParent() {
        final class Parent: UIViewController {}
        final class Child: UIViewController {}
        let (parent, other, child) = (Parent(), UIViewController(), Child())
        let (inner, loose) = (UIView(), UIView())
        other.view.addSubview(inner)
        parent.addChild(child)
        #expect(
            failures { inner.addSubview(child.view) } == [
                "child view controller:<Child> should have parent view controller:<UIViewController> but actual parent "
                    + "is:<Parent>"
            ])
        #expect(child.view.superview == nil)
        #expect(failures { loose.addSubview(child.view) } == [])
        #expect(failures { parent.view.addSubview(child.view) } == [])
        child.removeFromParent()
        #expect(failures { inner.addSubview(child.view) } == [])
        #expect(child.view.superview === inner)
    }

    @Test("a layer put into itself, or into one that is in it, is reported and stays where it is")
    func layerCycle() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        #expect(
            failures {
                inner.addSublayer(outer)
                inner.addSublayer(inner)
            } == Array(repeating: "layer CALayer is a part of cycle in its layer tree", count: 2))
        #expect(inner.superlayer === outer)
        #expect(outer.superlayer == nil)
    }

    @Test("leading goes with trailing and with centres, not with left or right")
    func directions() {
        let mixed = """
            A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use \
            leading/trailing for both or neither.
            """
        #expect(failures { _ = view.leadingAnchor.constraint(equalTo: root.leftAnchor) } == [mixed])
        #expect(failures { _ = view.rightAnchor.constraint(equalTo: root.trailingAnchor) } == [mixed])
        #expect(failures { _ = view.leadingAnchor.constraint(equalTo: root.centerXAnchor) } == [])
        #expect(failures { _ = view.leftAnchor.constraint(equalTo: root.centerXAnchor) } == [])
    }

    @Test("a location can't equal a constant; a size can, even as nothing times another")
    func locations() {
        let location = """
            A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal \
            constraint of a location equal to a constant. Location attributes must be specified in pairs.
            """
        func make(_ attribute: NSLayoutConstraint.Attribute, of second: UIView?, _ multiplier: CGFloat) {
            _ = NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute,
                multiplier: multiplier, constant: 5)
        }
        #expect(failures { make(.left, of: nil, 1) } == [location])
        #expect(failures { make(.top, of: root, 0) } == [location])
        #expect(failures { make(.width, of: root, 0) } == [])
        #expect(failures { make(.width, of: nil, 1) } == [])
    }

    @Test("an item is a view or a guide")
    func items() {
        let messages = failures {
            NSLayoutConstraint(
                item: "view", attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1,
                constant: 0
            ).isActive = true
        }
        #expect(messages == ["Constraint items must each be an instance of UIView, or UILayoutGuide: found String"])
    }

    @Test("what is no finite number is refused; a constraint in use keeps the constant it had")
    func notFinite() {
        let width = view.widthAnchor.constraint(equalToConstant: 44)
        width.isActive = true
        #expect(failures { width.constant = .nan } == ["Constant is not finite!  That's illegal.  constant:nan"])
        #expect(failures { width.constant = -.infinity } == ["Constant is not finite!  That's illegal.  constant:-inf"])
        #expect(width.constant == 44)
        #expect(
            failures { view.heightAnchor.constraint(equalToConstant: .infinity).isActive = true }
                == ["Constant is not finite!  That's illegal.  constant:inf"])
        #expect(
            failures { _ = view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: .nan) }
                == ["Multiplier is not finite!  That's illegal.  multiplier:nan"])
        root.layoutIfNeeded()
        #expect(view.frame.width == 44)
    }

    @Test("a priority is more than 0 and at most 1000", arguments: [0, -1, 1001, .nan, .infinity] as [Float])
    func priorities(value: Float) {
        let width = view.widthAnchor.constraint(equalToConstant: 44)
        let message = """
            It's illegal to set priority:\(value).  Priorities must be greater than 0 and less or equal to \
            UILayoutPriorityRequired, which is 1000.
            """
        #expect(failures { width.priority = UILayoutPriority(value) } == [message])
        #expect(width.priority == .required)
    }

    @Test("hugging and resistance take 0, and nothing outside of 0...1000")
    func contentPriorities() {
        #expect(failures { view.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal) } == [])
        #expect(failures { view.setContentHuggingPriority(UILayoutPriority(1001), for: .vertical) }.count == 1)
        #expect(
            failures { view.setContentCompressionResistancePriority(UILayoutPriority(.nan), for: .vertical) }.count == 1
        )
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    }

    @Test("a constraint in use stays required, or optional; one that is not may change")
    func requiredness() {
        let width = view.widthAnchor.constraint(equalToConstant: 44)
        width.priority = .defaultHigh
        width.priority = .required
        width.isActive = true
        let text = """
            Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You \
            passed priority 250 and the existing priority was 1000.
            """
        #expect(failures { width.priority = .defaultLow } == [text])
        #expect(width.priority == .required)
        width.isActive = false
        width.priority = .defaultLow
        width.isActive = true
        #expect(failures { width.priority = .required }.count == 1)
        #expect(failures { width.priority = .defaultHigh } == [])
        #expect(width.priority == .defaultHigh)
    }

    @Test("views of different trees can't be related")
    func ancestors() {
        let other = UIView()
        other.accessibilityIdentifier = "other"
        let messages = failures {
            let constraint = view.leadingAnchor.constraint(equalTo: other.leadingAnchor)
            constraint.isActive = true
            #expect(!constraint.isActive)
        }
        #expect(
            messages == [
                """
                Unable to activate constraint with anchors <NSLayoutXAxisAnchor "UIView:card.leading"> and \
                <NSLayoutXAxisAnchor "UIView:other.leading"> because they have no common ancestor.  Does the constraint or \
                its anchors reference items in different view hierarchies?  That's illegal.
                """
            ])
        let guide = UILayoutGuide()
        #expect(failures { guide.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }.count == 1)
        #expect(failures { guide.widthAnchor.constraint(equalToConstant: 5).isActive = true }.count == 1)
    }

    @Test("a view takes no constraint that relates something outside of it")
    func outside() {
        let inner = UIView()
        view.addSubview(inner)
        let constraint = inner.topAnchor.constraint(equalTo: root.topAnchor)
        let messages = failures { view.addConstraint(constraint) }
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("Unable to install constraint on view.") == true)
        #expect(!constraint.isActive)
        #expect(failures { root.addConstraint(constraint) } == [])
        #expect(constraint.isActive)
    }

    @Test("a constraint one of whose views is gone can't be used")
    func gone() {
        var other: UIView? = UIView()
        let constraint = other.map { view.leftAnchor.constraint(equalTo: $0.leftAnchor) }
        other = nil
        let messages = failures { constraint?.isActive = true }
        #expect(messages.count == 1)
        #expect(messages.first?.contains("because an item of it is gone") == true)
        #expect(constraint?.secondItem == nil)
        #expect(constraint?.description == "<NSLayoutConstraint UIView:card.left == (null).left   (inactive)>")
    }

    @Test("constraints of a view that left its tree end, and can be used again when it is back")
    func afterRemoval() {
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
        left.isActive = true
        view.removeFromSuperview()
        #expect(!left.isActive)
        #expect(failures { left.isActive = true }.count == 1)
        root.addSubview(view)
        #expect(failures { left.isActive = true } == [])
    }

    @Test("a view keeps the geometry it had where the new one is no finite number")
    func geometry() {
        let placed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        placed.accessibilityIdentifier = "placed"
        #expect(
            failures { placed.center.x = .nan } == ["CALayer position contains NaN: [nan 4.0]. Layer: UIView:placed"])
        #expect(failures { placed.bounds.size.width = .infinity }.count == 1)
        #expect(failures { placed.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0) }.count == 1)
        #expect(placed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("an intrinsic size that is no finite number does not count")
    func contentSize() {
        let sized = SizedView(CGSize(width: CGFloat.nan, height: 20))
        sized.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(sized)
        sized.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        #expect(
            failures { root.layoutIfNeeded() } == [
                "The intrinsic content size of SizedView[1] is not finite: {nan, 20.0}"
            ])
    }

    @Test("a constant beyond 1e9 counts as that, with a note")
    func beyondLimit() {
        view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude).isActive = true
        let width = view.widthAnchor.constraint(equalToConstant: 70)
        width.priority = .defaultLow
        width.isActive = true
        let report = LayoutDiagnostics.collecting { root.layoutIfNeeded() }.report
        #expect(report.exceptions.isEmpty)
        #expect(report.diagnostics.count == 1)
        #expect(view.frame.width == 70)
    }

    @Test("a view can't be put into itself, nor into what is in it")
    func intoItself() {
        #expect(failures { view.addSubview(root) }.count == 1)
        #expect(
            failures { view.addSubview(view) } == [
                "Can't add self as subview: UIView:card would be in itself, or in a view that is in it"
            ])
        #expect(view.superview === root)
    }

    @Test("a stack takes an arranged view at an index that it has")
    func arrangedIndex() {
        let stack = UIStackView(arrangedSubviews: [UIView()])
        #expect(
            failures { stack.insertArrangedSubview(UIView(), at: 2) } == [
                "index out of bounds for arranged subview: index = 2 expected to be less than or equal to 1"
            ])
        #expect(stack.arrangedSubviews.count == 1)
    }

    @Test("throwing turns the first failure into an error, and conflicts too if asked to")
    func throwing() {
        #expect(throws: LayoutDiagnostic.multiplierNotFinite("inf")) {
            try LayoutDiagnostics.throwing {
                _ = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: .infinity)
            }
        }
        view.widthAnchor.constraint(equalToConstant: 1).isActive = true
        view.widthAnchor.constraint(equalToConstant: 2).isActive = true
        #expect(throws: LayoutDiagnostic.self) {
            try LayoutDiagnostics.throwing(conflicts: true) { root.layoutIfNeeded() }
        }
    }
}
