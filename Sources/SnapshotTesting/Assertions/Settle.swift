import Dispatch
import Foundation
import Scheduling
public import UIKit

/// Waits until code under test has done what it put off: to the main queue, to tasks on the main actor, to a later time, and to
/// the ends of animations; then lays out what it is given.
///
/// In a test nothing of that is done while the test itself runs, as it runs on the main actor, too. No time passes:
/// animations end at once, and what `asyncAfter` on the main queue, timers and `Task.sleep` put off for up to 10 seconds comes
/// right away, in its order (also that of other tests that run at the same time). What waits for a file or a server is not waited
/// for.
///
///     controller.reload()
///     await settle(controller.view)
///     assertSnapshot(of: controller, as: .image)
///
/// - Parameter views: are laid out once nothing is left, and again if that puts off more.
@MainActor public func settle(_ views: UIView...) async {
    let limit = DeferredWork.shared.now + MainQueueDraining.longestDelay
    for _ in 0..<Settling.rounds {
        await Settling.settle(until: limit)
        for view in views { view.layoutIfNeeded() }
    }
}

@MainActor enum Settling {
    /// Layout that puts something off has it done, and is repeated.
    static let rounds = 3
    /// Of the main queue: work that puts off other work is followed so far.
    private static let turns = 64
    /// After each work that was put off to a later time: what that puts off itself is followed so far before the next one. Each
    /// turn waits for other tests'.
    private static let turnsBetween = 8
    /// Timers that repeat without end are cut off.
    private static let maximumSteps = 1000

    /// The same for a plain method of an `XCTestCase`, which runs on the main thread and in no task: nothing else could do what
    /// was put off.
    nonisolated static func settleBetweenTurns() {
        guard Thread.isMainThread, withUnsafeCurrentTask(body: { $0 == nil }) else { return }
        var draining = MainQueueDraining()
        draining.run()
    }

    static func settle(until limit: Duration) async {
        for step in 0..<maximumSteps {
            await runTurns(step == 0 ? turns : turnsBetween)
            await endAnimations()
            guard let work = DeferredWork.shared.advance(until: limit) else { return }
            DispatchQueue.main.async(execute: work)
        }
    }

    private static func runTurns(_ count: Int) async {
        for _ in 0..<count {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }
    }

    /// Time jumps from the end of one animation to that of the next, so that one that is longer than any ends last.
    private static func endAnimations() async {
        await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 86_400, animations: {}, completion: { _ in continuation.resume() })
        }
    }
}
