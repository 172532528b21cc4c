import Dispatch
import Foundation

/// Tells animations that they are over: in the order in which they would end on a device, but without waiting.
///
/// Views are at their end state as soon as an animation begins. Its completion is called in a later turn of the main
/// queue, as on a device; time jumps to the end of each animation, so that one begun by another's completion ends later.
@MainActor final class AnimationClock {
    static let shared = AnimationClock()

    private struct Ending {
        let time: TimeInterval
        /// Tells those of the same time apart.
        let number: Int
        let completion: () -> Void
    }

    /// In seconds since the first animation.
    private(set) var now: TimeInterval = 0
    private var endings: [Ending] = []
    private var count = 0
    private var isScheduled = false

    /// Calls `completion` after those of all animations that end earlier.
    func end(after delay: TimeInterval, _ completion: @escaping () -> Void) {
        count += 1
        let delay = delay.isFinite ? max(delay, 0) : 0
        endings.append(Ending(time: now + delay, number: count, completion: completion))
        schedule()
    }

    private func schedule() {
        guard !isScheduled, !endings.isEmpty else { return }
        isScheduled = true
        DispatchQueue.main.async {
            MainActor.assumeIsolated { AnimationClock.shared.endAnimations() }
        }
    }

    /// Ends those that were under way when the turn began, up to the first that a completion has begun meanwhile: that one
    /// waits for a later turn, as other work that was put off comes first.
    private func endAnimations() {
        isScheduled = false
        let known = count
        while let next = earliest, endings[next].number <= known {
            let ending = endings.remove(at: next)
            now = max(now, ending.time)
            ending.completion()
        }
        schedule()
    }

    private var earliest: Int? {
        endings.indices.min { (endings[$0].time, endings[$0].number) < (endings[$1].time, endings[$1].number) }
    }
}
