internal import CSwiftConcurrency
import Dispatch
import Foundation
import Scheduling
import Synchronization

/// Runs what the tasks of a scene do off the main actor: on the main thread, one job after the other, between what is on
/// the main queue, in the order in which all of it was put off. A pool of threads would end it in an order of its own.
///
/// What a task waits for on a thread of its own (a dispatch queue, a request to a server) is not seen.
final class SceneExecutor: TaskExecutor {
    static let shared = SceneExecutor()

    /// When the job that runs was put off.
    private let arrival = Mutex(WallTime())

    /// Takes the jobs that come on the main thread while `body` runs. What is left of them then never runs.
    ///
    /// On another thread (in a test runner, whose own tasks would be taken) everything stays as it is.
    @MainActor func whileShown<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard Thread.isMainThread else { return try body() }
        let former = offscreen_exchange_enqueue_hook(Self.hook)
        defer { _ = offscreen_exchange_enqueue_hook(former) }
        return try DeferredWork.shared.whileVirtual(body)
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
        let (scene, arrival) = (DeferredWork.shared.scene, WallTime())
        DispatchQueue.main.async { self.run(job, of: scene, arrival) }
    }

    private func run(_ job: UnownedJob, of scene: Int, _ arrival: WallTime) {
        self.arrival.withLock { $0 = arrival }
        if scene != 0, DeferredWork.shared.scene == scene { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    // MARK: Time: that of what is put off, which stands still while anything runs

    func put(_ job: UnownedJob, after delay: Duration) {
        let scene = DeferredWork.shared.scene
        DeferredWork.shared.add(after: delay) { self.run(job, of: scene, WallTime()) }
    }

    func put<Instant: InstantProtocol>(_ job: UnownedJob, at instant: Instant) {
        put(job, after: WallTime.sleep(until: instant, arrival: arrival.withLock(\.self)))
    }
}
