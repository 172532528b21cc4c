import Foundation
import Scheduling
import UIKit

extension StagedScene {
    /// Layout that always puts something off is cut off after this many rounds.
    private static let maximumRounds = 8

    /// Does what the scene put off to the main queue, to a task or to a later time, and lays the window out, until there is
    /// nothing left.
    func settle() {
        // Only the main thread drains the main queue; elsewhere (in a test runner) nothing can be waited for here.
        guard Thread.isMainThread else { return window.layoutIfNeeded() }
        var draining = MainQueueDraining()
        for _ in 0..<Self.maximumRounds {
            draining.run()
            window.layoutIfNeeded()
            guard draining.hasWork else { return }
        }
    }
}
