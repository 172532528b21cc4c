/// Jobs that wait for a time, and the time itself: it passes only when there is nothing else to do.
struct VirtualClock {
    private struct Sleeper {
        let job: UnownedJob
        let time: Duration
        /// Tells those of the same time apart.
        let number: Int
    }

    /// Since the scene was shown.
    private(set) var now = Duration.zero
    private var sleepers: [Sleeper] = []
    private var count = 0

    /// - Parameter delay: at most a day counts, so that sums stay far from overflow.
    mutating func add(_ job: UnownedJob, after delay: Duration) {
        count += 1
        let time = now + min(max(delay, .zero), .seconds(86_400))
        sleepers.append(Sleeper(job: job, time: time, number: count))
    }

    /// The job that comes next, if its time is not after the limit; it is that time then.
    mutating func next(until limit: Duration) -> UnownedJob? {
        let first = sleepers.indices.min { left, right in
            (sleepers[left].time, sleepers[left].number) < (sleepers[right].time, sleepers[right].number)
        }
        guard let first, sleepers[first].time <= limit else { return nil }
        now = max(now, sleepers[first].time)
        return sleepers.remove(at: first).job
    }
}
