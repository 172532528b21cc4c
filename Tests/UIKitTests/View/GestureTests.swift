import Foundation
import Testing
import UIKit

@MainActor @Suite("Gesture recognizers") struct GestureTests {
    @Test("a recognizer belongs to the view it was added to last, and to none after it was removed")
    func attachment() {
        let (first, second) = (UIView(), UIView())
        let tap = UITapGestureRecognizer()
        #expect(first.gestureRecognizers == nil)
        first.addGestureRecognizer(tap)
        #expect(first.gestureRecognizers == [tap])
        #expect(tap.view === first)
        second.addGestureRecognizer(tap)
        #expect(first.gestureRecognizers == [])
        #expect(tap.view === second)
        second.removeGestureRecognizer(tap)
        #expect(second.gestureRecognizers == [])
        #expect(tap.view == nil)
    }

    /// Source: the class references of the recognizers.
    @Test("recognizers wait for what Apple's wait for until they are told otherwise")
    func defaults() {
        let tap = UITapGestureRecognizer()
        #expect((tap.numberOfTapsRequired, tap.numberOfTouchesRequired) == (1, 1))
        #expect(tap.isEnabled)
        #expect(tap.cancelsTouchesInView)
        #expect(tap.state == .possible)
        let press = UILongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5)
        #expect(press.allowableMovement == 10)
        #expect(UISwipeGestureRecognizer().direction == .right)
        #expect(UIPinchGestureRecognizer().scale == 1)
    }

    @Test("what a view says to assistive technologies is kept")
    func accessibility() {
        let view = UIView()
        #expect(view.accessibilityTraits == .none)
        view.accessibilityTraits = [.button, .selected]
        view.accessibilityTraits.insert(.header)
        view.accessibilityHint = "Opens the issue"
        view.accessibilityValue = "3"
        view.accessibilityElements = [UIView()]
        #expect(view.accessibilityTraits == [.button, .selected, .header])
        #expect(view.accessibilityHint == "Opens the issue")
        #expect(view.accessibilityValue == "3")
        #expect(view.accessibilityElements?.count == 1)
    }
}
