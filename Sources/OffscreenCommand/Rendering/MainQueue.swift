internal import CSwiftConcurrency
import Dispatch
import Glibc

/// The main dispatch queue, which is the main actor's, turn by turn; on the main thread only.
///
/// A run loop would also let timers fire, by the wall clock.
enum MainQueue {
    /// Whether anything waits on the queue.
    static var hasWork: Bool {
        var descriptor = pollfd(fd: offscreen_main_queue_descriptor(), events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) == 1
    }

    /// Runs what waits, without what is put off meanwhile.
    static func runTurn() {
        var count: UInt64 = 0
        _ = read(offscreen_main_queue_descriptor(), &count, MemoryLayout<UInt64>.size)
        offscreen_main_queue_run()
    }
}
