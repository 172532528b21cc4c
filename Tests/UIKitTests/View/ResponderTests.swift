import Testing
import UIKit

/// Facts: <https://developer.apple.com/documentation/uikit/uiresponder> and
/// <https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)>.
@MainActor @Suite("Responders and hit testing", .serialized)
struct ResponderTests {
    private final class Focusable: UIView {
        var resigns = true
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { resigns }
    }

    private func window(_ controller: UIViewController) -> UIWindow {
        RenderEnvironment(size: CGSize(width: 100, height: 100)).makeWindow(rootViewController: controller)
    }

    @Test("The chain goes from a view to its superview, its controller, and the controller's superview")
    func chain() {
        let (parent, child, inner) = (UIViewController(), UIViewController(), UIView())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.addSubview(inner)
        let window = window(parent)
        let chain = sequence(first: inner as UIResponder, next: \.next).map(ObjectIdentifier.init)
        #expect(chain == [inner, child.view, child, parent.view, parent, window].map { ObjectIdentifier($0!) })
    }

    @Test("A window has one first responder at a time")
    func firstResponder() {
        let controller = UIViewController()
        let (one, two, plain) = (Focusable(), Focusable(), UIView())
        for view in [one, two, plain] { controller.view.addSubview(view) }
        #expect(!one.becomeFirstResponder())
        let window = window(controller)
        #expect(one.becomeFirstResponder() && one.isFirstResponder)
        #expect(!plain.becomeFirstResponder() && one.isFirstResponder)
        #expect(two.becomeFirstResponder() && two.isFirstResponder && !one.isFirstResponder)
        two.resigns = false
        #expect(!one.becomeFirstResponder() && two.isFirstResponder)
        two.resigns = true
        #expect(two.resignFirstResponder() && !two.isFirstResponder)
        #expect(window.isHidden == false)
    }

    @Test("A view ends the editing of what it holds, by force also of what refuses")
    func endEditing() {
        let controller = UIViewController()
        let (one, plain) = (Focusable(), UIView())
        for view in [one, plain] { controller.view.addSubview(view) }
        let window = window(controller)
        one.becomeFirstResponder()
        #expect(!plain.endEditing(true) && one.isFirstResponder)
        one.resigns = false
        #expect(!controller.view.endEditing(false) && one.isFirstResponder)
        #expect(controller.view.endEditing(true) && !one.isFirstResponder)
        one.resigns = true
        one.becomeFirstResponder()
        #expect(one.endEditing(false) && !one.isFirstResponder && !window.isHidden)
    }

    @Test("A first responder that leaves the window is none any more")
    func leaving() {
        let controller = UIViewController()
        let (outer, view) = (UIView(), Focusable())
        outer.addSubview(view)
        controller.view.addSubview(outer)
        let window = window(controller)
        view.becomeFirstResponder()
        outer.removeFromSuperview()
        controller.view.addSubview(outer)
        #expect(!view.isFirstResponder && view.window === window)
    }

    @Test("A hit goes to the frontmost view that takes touches, through transforms, and not outside of the superview")
    func hits() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (back, front) = (UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40)), UIView())
        front.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
        root.addSubview(back)
        root.addSubview(front)
        let point = CGPoint(x: 35, y: 35)
        #expect(root.hitTest(point, with: nil) === front)
        root.bringSubviewToFront(back)
        #expect(root.hitTest(point, with: nil) === back)
        back.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === front)
        front.isHidden = true
        #expect(root.hitTest(point, with: nil) === root)
        (front.isHidden, front.alpha) = (false, 0.009)
        #expect(root.hitTest(point, with: nil) === root)
        (front.alpha, front.transform) = (1, CGAffineTransform(translationX: 20, y: 0))
        #expect(root.hitTest(point, with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 85, y: 35), with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
        #expect(root.point(inside: .zero, with: nil) && !root.point(inside: CGPoint(x: 100, y: 0), with: nil))
    }
}
