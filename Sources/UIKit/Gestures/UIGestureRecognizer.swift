public import Foundation

/// Decides which touches on a view are a gesture. Pictures have no touches but taps that a command plays, so all recognizers but
/// those of taps only say what they would wait for.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5
        public static let recognized = State.ended
    }

    open internal(set) var state = State.possible
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    /// Nil until the recognizer is added to a view.
    open internal(set) weak var view: UIView?
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var requiresExclusiveTouchType = true
    /// Names the recognizer in debugging.
    open var name: String?
    open var numberOfTouches: Int { 0 }

    private var targets: [TargetAction] = []
    /// Where the gesture is, in the window's coordinates.
    var place: CGPoint?

    /// Calls a method of `target`, with the recognizer if it takes a parameter, when the gesture is recognized.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// - Parameter target: not kept alive.
    open func addTarget(_ target: Any, action: Selector) {
        guard !targets.contains(where: { $0.matches(target, action) }) else { return }
        targets.append(TargetAction(target, action))
    }

    /// - Parameters:
    ///   - target: nil for any.
    ///   - action: nil for all of the target's.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target, action) }
    }

    /// Tells the targets of a gesture that began and ended at a point of the window.
    func recognize(at point: CGPoint) {
        place = point
        state = .ended
        for target in targets {
            guard let object = target.target else { continue }
            target.action.perform(on: object, with: [self])
        }
        state = .possible
        place = nil
    }

    /// In the coordinates of `view`, the window's if it is nil; zero without touches.
    open func location(in view: UIView?) -> CGPoint {
        guard let place else { return .zero }
        return view?.convert(place, from: nil) ?? place
    }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
    open func reset() {}
}

/// Decides about gestures for their recognizers.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
