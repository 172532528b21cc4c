internal import CSwiftConcurrency
import Dispatch
import Foundation
import Glibc

/// The main dispatch queue, which is the main actor's; a test's runner may drain it on another thread than the main one.
package enum MainQueue {
    private static let key = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether code runs on it, or on the main thread between its turns.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false || Thread.isMainThread }

    // MARK: Turn by turn, on the main thread only. A run loop would also let timers fire, by the wall clock.

    /// Whether anything waits on the queue.
    package static var hasWork: Bool {
        var descriptor = pollfd(fd: offscreen_main_queue_descriptor(), events: Int16(POLLIN), revents: 0)
        return unsafe poll(&descriptor, 1, 0) == 1
    }

    /// Runs what waits, without what is put off meanwhile.
    package static func runTurn() {
        var count: UInt64 = 0
        _ = unsafe read(offscreen_main_queue_descriptor(), &count, MemoryLayout<UInt64>.size)
        offscreen_main_queue_run()
    }
}
