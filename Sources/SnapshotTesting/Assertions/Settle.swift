import Dispatch
public import UIKit

/// Waits until code under test has done what it put off: to the main queue, to tasks on the main actor, and to the ends of
/// animations; then lays out what it is given.
///
/// In a test nothing of that is done while the test itself runs, as it runs on the main actor, too. No time passes:
/// animations end at once, and what sleeps or waits for a clock, a file or a server is not waited for.
///
///     controller.reload()
///     await settle(controller.view)
///     assertSnapshot(of: controller, as: .image)
///
/// - Parameter views: are laid out once nothing is left, and again if that puts off more.
@MainActor public func settle(_ views: UIView...) async {
    for _ in 0..<Settling.rounds {
        await Settling.runTurns()
        await Settling.endAnimations()
        for view in views { view.layoutIfNeeded() }
    }
}

@MainActor private enum Settling {
    /// Layout that puts something off has it done, and is repeated.
    static let rounds = 3
    /// Of the main queue: work that puts off other work is followed so far.
    private static let turns = 64

    static func runTurns() async {
        for _ in 0..<turns {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }
    }

    /// Time jumps from the end of one animation to that of the next, so that one that is longer than any ends last.
    static func endAnimations() async {
        await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 86_400, animations: {}, completion: { _ in continuation.resume() })
        }
    }
}
