/// How long work was meant to wait that is to come at a moment.
///
/// A delay is added to the time at which it is asked for. A moment later less of it is left, and how much less depends on the
/// machine.
package enum Delay {
    /// Delays are multiples of this in general.
    private static let step = Duration.milliseconds(10)
    /// What longer ones are rounded up to, so that a process that waits for its processor is not noticed.
    private static let longStep = Duration.milliseconds(50)

    /// - Parameter rest: what is left of it.
    package static func meant(rest: Duration) -> Duration {
        let length = roundedUp(min(max(rest, .zero), .seconds(86_400)), to: step)
        return length < .milliseconds(100) ? length : roundedUp(length, to: longStep)
    }

    /// What a rest lacks of a whole number of steps.
    package static func missing(_ rest: Duration) -> Duration { roundedUp(rest, to: step) - rest }

    private static func roundedUp(_ length: Duration, to step: Duration) -> Duration {
        step * Int((length / step).rounded(.up))
    }
}
