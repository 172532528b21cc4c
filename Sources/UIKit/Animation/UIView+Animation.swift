public import Foundation

/// Animations, which pictures show at their end: the changes are made at once, and the completion is called in a later
/// turn of the main queue, animations that end earlier first.
extension UIView {
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration: duration, delay: delay, animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration: duration, animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration: duration, delay: delay, animations, completion)
    }

    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(duration: duration, delay: delay, animations, completion)
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration: duration, animations ?? {}, completion)
    }

    /// Puts `toView` in the place of `fromView`, or shows it and hides that one if the options say so.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration: duration,
            {
                guard !options.contains(.showHideTransitionViews) else {
                    fromView.isHidden = true
                    toView.isHidden = false
                    return
                }
                if let superview = fromView.superview, let place = superview.subviews.firstIndex(of: fromView) {
                    superview.insertSubview(toView, at: place)
                }
                fromView.removeFromSuperview()
            }, completion)
    }

    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let outer = AnimationContext.keyframes
        AnimationContext.keyframes = []
        defer { AnimationContext.keyframes = outer }
        run(
            duration: duration, delay: delay,
            {
                animations()
                // The last in time has the last word.
                let keyframes = AnimationContext.keyframes ?? []
                AnimationContext.keyframes = nil
                for keyframe in keyframes.sorted(by: { $0.end < $1.end }) { keyframe.animations() }
            }, completion)
    }

    /// A part of `animateKeyframes`; outside of one the changes are made as they are.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard AnimationContext.keyframes != nil else { return animations() }
        let keyframe = AnimationContext.Keyframe(end: frameStartTime + frameDuration, animations: animations)
        AnimationContext.keyframes?.append(keyframe)
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = AnimationContext.areEnabled
        AnimationContext.areEnabled = false
        defer { AnimationContext.areEnabled = wereEnabled }
        actionsWithoutAnimation()
    }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationContext.areEnabled = enabled
    }

    public class var areAnimationsEnabled: Bool { AnimationContext.areEnabled }

    /// That of the animation whose changes are being made, in seconds; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.duration ?? 0 }

    private class func run(
        duration: TimeInterval, delay: TimeInterval = 0, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        AnimationContext.run(duration: duration, animations)
        AnimationContext.end(after: duration + delay, completion)
    }
}

/// What holds while the changes of an animation are made.
@MainActor enum AnimationContext {
    struct Keyframe {
        let end: Double
        let animations: () -> Void
    }

    static var areEnabled = true
    static var duration: TimeInterval?
    /// Nil outside of a keyframe animation.
    static var keyframes: [Keyframe]?

    /// The same for a completion that does not want to know whether the animation ran to its end.
    static func end(after length: TimeInterval, telling completion: (() -> Void)?) {
        end(after: length, completion.map { completion in { _ in completion() } })
    }

    /// Has `completion` called when an animation that begins now, and takes so long where animations are enabled, is over.
    static func end(after length: TimeInterval, _ completion: ((Bool) -> Void)?) {
        let length = areEnabled ? length : 0
        CATransaction.noteAnimation(of: length)
        guard let completion else { return }
        AnimationClock.shared.end(after: length) { completion(true) }
    }

    static func run(duration: TimeInterval, _ animations: () -> Void) {
        let outer = self.duration
        self.duration = areEnabled ? duration : 0
        defer { self.duration = outer }
        animations()
    }
}
