import Dispatch

/// Does what waits on the main queue, and what was put off to a later time, in order; on the main thread only.
package struct MainQueueDraining {
    /// Work that always makes more work is cut off after so many turns.
    private static let maximumTurns = 2000
    /// How long what is put off may wait; no time passes meanwhile.
    package static let longestDelay = Duration.seconds(10)

    private let limit = DeferredWork.shared.now + longestDelay
    private var turns = 0

    package init() {}

    /// Whether anything is left to do.
    package var hasWork: Bool {
        turns < Self.maximumTurns && (MainQueue.hasWork || DeferredWork.shared.hasWork(until: limit))
    }

    package mutating func run() {
        while true {
            while turns < Self.maximumTurns, MainQueue.hasWork {
                turns += 1
                MainQueue.runTurn()
            }
            guard turns < Self.maximumTurns, let work = DeferredWork.shared.advance(until: limit) else { return }
            DispatchQueue.main.async(execute: work)
        }
    }
}
