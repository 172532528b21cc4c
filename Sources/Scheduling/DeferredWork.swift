import Dispatch
import Foundation
import Synchronization

/// What `asyncAfter`, timers and sleeping tasks have put off to a later time, in the order in which it comes.
///
/// All of it waits by the wall clock as always; `advance` brings the next forward. While a scene is shown (`whileVirtual`)
/// nothing comes by the wall clock: the time is that of the work done last.
package final class DeferredWork: Sendable {
    package static let shared = DeferredWork()

    /// Does what was put off, on the queue it was put off to, and returns when it is done.
    package typealias Work = @Sendable () -> Void

    private struct Entry {
        let time: Duration
        let work: Work
        /// Does the same where the wall clock has brought it onto its queue; nil where it never does.
        let workInTurn: Work?
    }

    private struct State {
        var now = Duration.zero
        /// By number: among those of the same time the first that came is the next.
        var entries: [Int: Entry] = [:]
        /// Of the scene that is shown; 0 for none.
        var scene = 0
    }

    private struct Everything {
        var state = State()
        var sceneCount = 0
        var entryCount = 0
    }

    private let everything = Mutex(Everything())

    // MARK: Scenes

    /// Keeps a time of its own for what is put off while `body` runs. What is left of it then is never done.
    package func whileVirtual<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = everything.withLock { everything in
            defer {
                everything.sceneCount += 1
                everything.state = State(scene: everything.sceneCount)
            }
            return everything.state
        }
        defer { everything.withLock { $0.state = outer } }
        return try body()
    }

    /// Whether nothing comes by the wall clock.
    package var isVirtual: Bool { everything.withLock { $0.state.scene != 0 } }

    /// Tells scenes apart; 0 where none is shown.
    package var scene: Int { everything.withLock { $0.state.scene } }

    // MARK: Waiting

    /// Of the work done last.
    package var now: Duration { everything.withLock { $0.state.now } }

    package func add(after delay: Duration, _ work: @escaping Work) { add(after: delay, inTurn: nil, work) }

    /// - Parameters:
    ///   - delay: at most a day counts, so that sums stay far from overflow.
    ///   - workInTurn: does the same where the wall clock has brought it onto its queue.
    /// - Returns: the number under which the work can be taken away.
    @discardableResult func add(after delay: Duration, inTurn workInTurn: Work?, _ work: @escaping Work) -> Int {
        everything.withLock { everything in
            everything.entryCount += 1
            let time = everything.state.now + min(max(delay, .zero), .seconds(86_400))
            everything.state.entries[everything.entryCount] = Entry(time: time, work: work, workInTurn: workInTurn)
            return everything.entryCount
        }
    }

    /// Work that comes by the wall clock; nil where it has been done.
    func take(_ number: Int) -> Work? {
        everything.withLock { $0.state.entries.removeValue(forKey: number)?.workInTurn }
    }

    package func hasWork(until limit: Duration) -> Bool {
        everything.withLock { $0.state.entries.values.contains { $0.time <= limit } }
    }

    /// Moves the time to that of the next work, if this is not after the limit.
    ///
    /// - Returns: what is to be done then; nil where there is nothing up to the limit.
    package func advance(until limit: Duration) -> Work? {
        everything.withLock { everything in
            let next = everything.state.entries.min { left, right in
                (left.value.time, left.key) < (right.value.time, right.key)
            }
            guard let next, next.value.time <= limit else { return nil }
            everything.state.entries[next.key] = nil
            everything.state.now = max(everything.state.now, next.value.time)
            return next.value.work
        }
    }
}
