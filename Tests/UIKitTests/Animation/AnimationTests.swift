import Foundation
import Testing
import UIKit

/// Calls of completions, in order.
@MainActor private final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
}

/// Source: the class references of UIView, UIViewPropertyAnimator and CATransaction. Views are at their end at once.
@MainActor @Suite("Animations", .serialized) struct AnimationTests {
    @Test("changes are made at once, completions called later, the shorter animation's first")
    func order() async {
        let (log, view) = (Log(), UIView())
        UIView.animate(withDuration: 2, animations: { view.alpha = 0 }, completion: { log.add("long \($0)") })
        UIView.animate(
            withDuration: 1, delay: 0.5, animations: { view.frame.size.width = 9 },
            completion: { _ in log.add("short") })
        #expect(view.alpha == 0)
        #expect(view.frame.width == 9)
        #expect(log.entries == [])
        await animationsEnd()
        #expect(log.entries == ["short", "long true"])
    }

    @Test("an animation begun by a completion ends after one that was under way and ends earlier")
    func nested() async {
        let log = Log()
        UIView.animate(
            withDuration: 1, animations: {},
            completion: { _ in
                log.add("first")
                UIView.animate(withDuration: 1, animations: {}, completion: { _ in log.add("third") })
            })
        UIView.animate(withDuration: 1.5, animations: {}, completion: { _ in log.add("second") })
        await animationsEnd()
        #expect(log.entries == ["first", "second", "third"])
    }

    @Test("springs, keyframes and transitions are at their end, too")
    func kinds() async {
        let (log, view, container) = (Log(), UIView(), UIView())
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            animations: { view.center.x = 5 }, completion: { _ in log.add("spring") })
        UIView.animate(springDuration: 0.5) { view.center.y = 6 }
        #expect(view.center == CGPoint(x: 5, y: 6))
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.25 }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.75 }
        }
        #expect(view.alpha == 0.25)
        let (former, new) = (UIView(), UIView())
        container.addSubview(former)
        UIView.transition(from: former, to: new, duration: 1) { _ in log.add("transition") }
        #expect(container.subviews == [new])
        UIView.transition(from: new, to: former, duration: 1, options: .showHideTransitionViews)
        #expect(new.isHidden)
        await animationsEnd()
        #expect(log.entries == ["spring", "transition"])
    }

    @Test("the duration is known while the changes are made, and animations can be turned off")
    func context() {
        var durations: [TimeInterval] = []
        UIView.animate(withDuration: 3) {
            durations.append(UIView.inheritedAnimationDuration)
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                UIView.animate(withDuration: 2) { durations.append(UIView.inheritedAnimationDuration) }
            }
        }
        #expect(durations == [3, 0])
        #expect(UIView.inheritedAnimationDuration == 0)
        #expect(UIView.areAnimationsEnabled)
    }

    @Test("an animator makes its changes when it is started and is inactive again in the end")
    func animator() async {
        let (log, view) = (Log(), UIView())
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { view.alpha = 0.5 }
        animator.addAnimations({ view.tag = 2 }, delayFactor: 0.5)
        animator.addCompletion { log.add("\($0)") }
        #expect(view.alpha == 1)
        #expect(animator.state == .inactive)
        animator.startAnimation()
        #expect(view.alpha == 0.5)
        #expect(view.tag == 2)
        #expect(animator.isRunning)
        await animationsEnd()
        #expect(log.entries == ["end"])
        #expect(animator.state == .inactive)
    }

    @Test("a stopped animator calls its completions when it is finished, at the place that is named")
    func stopped() async {
        let log = Log()
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1)
        animator.addCompletion { log.add("\($0)") }
        animator.startAnimation()
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: .current)
        #expect(log.entries == ["current"])
        await animationsEnd()
        #expect(log.entries == ["current"])
    }

    @Test("a transaction's completion is called after the animations that were begun in it")
    func transaction() async {
        let log = Log()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { MainActor.assumeIsolated { log.add("transaction") } }
        #expect(CATransaction.animationDuration() == 2)
        #expect(CATransaction.disableActions())
        UIView.animate(withDuration: 1, animations: {}, completion: { _ in log.add("inside") })
        CATransaction.commit()
        UIView.animate(withDuration: 1.5, animations: {}, completion: { _ in log.add("after") })
        #expect(log.entries == [])
        #expect(!CATransaction.disableActions())
        await animationsEnd()
        #expect(log.entries == ["inside", "transaction", "after"])
    }
}
