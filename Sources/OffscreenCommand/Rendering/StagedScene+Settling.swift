import Foundation
import UIKit

extension StagedScene {
    /// Work that always makes more work is cut off after this many turns of the main queue.
    private static let maximumTurns = 2000
    /// Layout that always puts something off, after this many rounds.
    private static let maximumRounds = 8
    /// How long tasks may sleep; no time passes meanwhile.
    private static let longestSleep = Duration.seconds(10)

    /// Does what the scene put off to the main queue or a task, and lays the window out, until there is nothing left.
    func settle() {
        // Only the main thread drains the main queue; elsewhere (in a test runner) nothing can be waited for here.
        guard Thread.isMainThread else { return window.layoutIfNeeded() }
        let limit = SceneExecutor.shared.now + Self.longestSleep
        var turns = 0
        for _ in 0..<Self.maximumRounds {
            repeat {
                while turns < Self.maximumTurns, MainQueue.hasWork {
                    turns += 1
                    MainQueue.runTurn()
                }
            } while turns < Self.maximumTurns && SceneExecutor.shared.wake(until: limit)
            window.layoutIfNeeded()
            guard MainQueue.hasWork else { return }
        }
    }
}
