public import Foundation

/// An animation as an object. Its changes are made when it is started, and its completions called in a later turn of the
/// main queue.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewAnimating {
    /// Seconds.
    public let duration: TimeInterval
    public private(set) var delay: TimeInterval = 0
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    public let timingParameters: (any UITimingCurveProvider)?

    private var animations: [(run: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Tells a run from one that was stopped before.
    private var runs = 0

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        super.init()
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// - Parameter delayFactor: the share of the duration after which it begins; what begins later has the last word.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard state == .inactive else { return AnimationContext.run(duration: duration, animation) }
        animations.append((animation, delayFactor))
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state == .inactive else { return }
        self.delay = delay
        (state, isRunning, runs) = (.active, true, runs + 1)
        let changes = animations.enumerated().sorted {
            ($0.element.delayFactor, $0.offset) < ($1.element.delayFactor, $1.offset)
        }
        animations = []
        AnimationContext.run(duration: duration) { for change in changes { change.element.run() } }
        let run = runs
        AnimationClock.shared.end(after: delay + duration) { self.end(run) }
    }

    /// Ends the animation without its completions, or, where `withoutFinishing` is false, until `finishAnimation(at:)`
    /// calls them.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        isRunning = false
        runs += 1
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    /// Calls the completions of an animation that was stopped. Its views are at their end.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        finish(at: finalPosition)
    }

    private func end(_ run: Int) {
        guard state == .active, run == runs else { return }
        finish(at: .end)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        (state, isRunning) = (.inactive, false)
        let called = completions
        completions = []
        for completion in called { completion(position) }
    }
}
