import Foundation
import UIKit

extension StagedScene {
    /// Work that always makes more work is cut off after this many turns of the main queue.
    private static let maximumTurns = 16

    /// Does what the scene put off to the main queue or a main-actor task, and lays the window out.
    func settle() {
        // Only the main thread drains the main queue; elsewhere (in a test runner) nothing can be waited for here.
        if Thread.isMainThread {
            for _ in 0..<Self.maximumTurns { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
        }
        window.layoutIfNeeded()
    }
}
