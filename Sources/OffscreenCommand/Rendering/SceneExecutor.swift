internal import CSwiftConcurrency
import Dispatch
import Foundation
import Synchronization

/// Runs what the tasks of a scene do off the main actor: on the main thread, one job after the other, between what is on
/// the main queue, in the order in which all of it was put off. A pool of threads would end it in an order of its own.
///
/// What a task waits for on a thread of its own (a dispatch queue, a request to a server) is not seen.
final class SceneExecutor: TaskExecutor {
    static let shared = SceneExecutor()

    private struct State {
        /// Numbers the scenes; 0 where none is shown.
        var scene = 0
        var sceneCount = 0
        var clock = VirtualClock()
        /// When the job that runs was put off.
        var arrival = WallTime()
    }

    private let state = Mutex(State())

    /// Takes the jobs that come on the main thread while `body` runs. What is left of them then never runs.
    ///
    /// On another thread (in a test runner, whose own tasks would be taken) everything stays as it is.
    @MainActor func whileShown<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard Thread.isMainThread else { return try body() }
        let former = offscreen_exchange_enqueue_hook(Self.hook)
        let outer = state.withLock { state in
            state.sceneCount += 1
            defer { (state.scene, state.clock) = (state.sceneCount, VirtualClock()) }
            return (state.scene, state.clock)
        }
        defer {
            state.withLock { ($0.scene, $0.clock) = outer }
            _ = offscreen_exchange_enqueue_hook(former)
        }
        return try body()
    }

    /// Jobs of other threads go where they would without a scene.
    private static var hook: offscreen_enqueue_hook {
        { job, original in
            guard Thread.isMainThread else { return offscreen_enqueue(job, original) }
            SceneExecutor.shared.put(unsafeBitCast(job, to: UnownedJob.self))
        }
    }

    func enqueue(_ job: consuming ExecutorJob) { put(UnownedJob(job)) }

    private func put(_ job: UnownedJob) {
        let (scene, arrival) = (state.withLock { $0.scene }, WallTime())
        DispatchQueue.main.async { self.run(job, of: scene, arrival) }
    }

    private func run(_ job: UnownedJob, of scene: Int, _ arrival: WallTime) {
        let isShown = state.withLock { state in
            state.arrival = arrival
            return state.scene == scene
        }
        if isShown, scene != 0 { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    // MARK: Time

    func put(_ job: UnownedJob, after delay: Duration) {
        state.withLock { $0.clock.add(job, after: delay) }
    }

    func put<Instant: InstantProtocol>(_ job: UnownedJob, at instant: Instant) {
        state.withLock { $0.clock.add(job, after: WallTime.sleep(until: instant, arrival: $0.arrival)) }
    }

    /// The time of the scene's clock, which stands still while anything runs.
    var now: Duration { state.withLock { $0.clock.now } }

    /// Moves the clock to the next time at which a task has slept enough.
    ///
    /// - Returns: whether there is one up to the limit.
    func wake(until limit: Duration) -> Bool {
        guard let job = state.withLock({ $0.clock.next(until: limit) }) else { return false }
        put(job)
        return true
    }
}
