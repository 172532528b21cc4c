public import Foundation

/// What a transition is like.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    /// How the receiver's new orientation is turned against its former one.
    var targetTransform: CGAffineTransform { get }
}

/// Takes changes that belong to a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Makes the changes of `animation` with those of the transition, and calls `completion` after it, in a later turn of
    /// the main queue.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The transition of a window to another size.
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
    let isAnimated = false
    let isCancelled = false
    let transitionDuration: TimeInterval = 0
    let targetTransform = CGAffineTransform.identity
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { AnimationClock.shared.end(after: transitionDuration) { completion(self) } }
        return true
    }

    func run() {
        let changes = animations
        animations = []
        for change in changes { change(self) }
    }
}
