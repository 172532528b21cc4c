public import Foundation

extension Snapshotting {
    /// The same strategy, some time later.
    ///
    /// Meanwhile timers of the thread fire. Animations need no waiting: they are over at once.
    ///
    /// - Parameter duration: seconds; more of them than the assertion's `timeout` fail.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                let end = Date(timeIntervalSinceNow: duration)
                while Date() < end {
                    // Without timers the loop does not wait by itself.
                    if !RunLoop.current.run(mode: .default, before: end) { usleep(1000) }
                }
                strategy.snapshot(value).run(callback)
            }
        }
    }
}
