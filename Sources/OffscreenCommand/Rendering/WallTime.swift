import Scheduling

/// A moment by the clocks of the standard library, from which the length of a sleep is found again.
///
/// `Task.sleep(for:)` adds the length to the time it is called at and sleeps until then. A moment later less of it is left,
/// and how much less depends on the machine.
struct WallTime {
    private let continuous = ContinuousClock.now
    private let suspending = SuspendingClock.now

    /// The time from the receiver to an instant, at most a day; zero for other clocks, which sleep in their own way.
    private func duration<Instant: InstantProtocol>(to instant: Instant) -> Duration {
        let length =
            if let instant = instant as? ContinuousClock.Instant {
                continuous.duration(to: instant)
            } else if let instant = instant as? SuspendingClock.Instant {
                suspending.duration(to: instant)
            } else {
                Duration.zero
            }
        return min(max(length, .zero), .seconds(86_400))
    }

    /// How long a task meant to sleep that wants to be woken at an instant.
    ///
    /// It called either from the main actor, right before its job was put off, or from the job itself, right now: from
    /// one of both moments it is a whole number of steps, or hardly less.
    ///
    /// - Parameter arrival: when the job was put off.
    static func sleep<Instant: InstantProtocol>(until instant: Instant, arrival: WallTime) -> Duration {
        let (fromNow, fromArrival) = (WallTime().duration(to: instant), arrival.duration(to: instant))
        let isFromArrival = Delay.missing(fromArrival) < Delay.missing(fromNow)
        return Delay.meant(rest: isFromArrival ? fromArrival : fromNow)
    }
}
