internal import CDeferral
import Dispatch
import Synchronization

/// A timer of a run loop has been made.
///
/// - Parameter work: the address of its function.
@_cdecl("offscreen_timer_was_made")
package func timerWasMade(timer: UnsafeMutableRawPointer, work: UInt) {
    if MainQueue.isCurrent { TimerFunctions.note(work, of: UInt(bitPattern: timer)) }
}

/// A timer is about to be added to a run loop.
///
/// - Returns: whether it is to fire by the wall clock as well.
@_cdecl("offscreen_timer_was_added")
package func timerWasAdded(timer: UnsafeMutableRawPointer) -> Bool {
    guard MainQueue.isCurrent, let work = TimerFunctions.take(of: UInt(bitPattern: timer)) else { return true }
    unsafe WaitingTimer(timer, work).waitFirst()
    return !DeferredWork.shared.isVirtual
}

/// The functions of timers that have been made and not yet been added: only their making tells them. All by address.
private enum TimerFunctions {
    private static let functions = Mutex<[UInt: UInt]>([:])

    static func note(_ function: UInt, of timer: UInt) { functions.withLock { $0[timer] = function } }

    /// Nil the second time: a timer may be added for several modes of its run loop.
    static func take(of timer: UInt) -> UInt? { functions.withLock { $0.removeValue(forKey: timer) } }
}

/// A timer of the main thread, kept for as long as it may fire; used on the main queue alone.
@unsafe private final class WaitingTimer {
    private let timer: UnsafeMutableRawPointer
    private let work: UInt
    /// When it fires next by the wall clock, in seconds since 2001.
    private var date: Double

    init(_ timer: UnsafeMutableRawPointer, _ work: UInt) {
        unsafe self.timer = unsafe timer
        unsafe self.work = work
        unsafe date = unsafe offscreen_timer_date(timer)
        unsafe offscreen_timer_retain(timer)
    }

    deinit { unsafe offscreen_timer_release(timer) }

    private var interval: Double { unsafe offscreen_timer_interval(timer) }

    /// Waits for the first date of a timer that has just been added.
    ///
    /// Foundation gives a timer of an interval alone, without a date, the time of day for its first; Apple's begins with the
    /// interval. One that does not repeat does not tell it.
    func waitFirst() {
        let (rest, interval) = unsafe (offscreen_timer_delay(timer), interval)
        if interval > 0, rest <= 0 { unsafe wait(.seconds(interval)) } else { unsafe wait() }
    }

    /// Waits for the date that the timer has.
    func wait() {
        let (rest, interval) = unsafe (offscreen_timer_delay(timer), interval)
        // One that repeats tells what its first delay was meant to be.
        let isFirst = interval > 0 && abs(interval - rest) < 0.05
        unsafe wait(isFirst ? .seconds(interval) : Delay.meant(rest: .seconds(rest)))
    }

    private func wait(_ delay: Duration) {
        // Called on the main queue.
        nonisolated(unsafe) let timer = unsafe self
        DeferredWork.shared.add(after: delay) { unsafe timer.fire() }
    }

    private func fire() {
        guard unsafe offscreen_timer_is_valid(timer) else { return }
        let present = unsafe offscreen_timer_date(timer)
        guard unsafe present == date else {
            // It was moved, or has fired by the wall clock.
            unsafe date = present
            return unsafe wait()
        }
        unsafe offscreen_timer_fire(timer, work)
        if unsafe offscreen_timer_is_valid(timer) { unsafe wait(.seconds(interval)) }
    }
}
