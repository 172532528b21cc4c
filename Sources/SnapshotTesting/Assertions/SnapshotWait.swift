import Foundation

/// Waits for a strategy that may not answer at once.
struct SnapshotWait {
    /// Seconds.
    let timeout: TimeInterval

    /// Runs the main run loop until the value is there.
    func value<Value>(of async: Async<Value>) throws -> Value {
        var result: Value?
        async.run { result = $0 }
        let end = Date(timeIntervalSinceNow: timeout)
        while result == nil, Date() < end {
            _ = RunLoop.current.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
        }
        guard let result else { throw SnapshotFailure.timedOut(seconds: timeout) }
        return result
    }
}
