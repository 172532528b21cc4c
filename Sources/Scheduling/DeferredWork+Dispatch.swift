internal import CDeferral
import Dispatch
import Foundation

/// Takes in what `dispatch_after` and `dispatch_after_f` are given, of which `asyncAfter` and `Task.sleep` are made.
///
/// - Parameters:
///   - when: a time of Dispatch.
///   - isMain: whether the queue is the main queue.
/// - Returns: a number under which it waits, negative where the wall clock has no part in it; 0 for what goes its usual way.
@_cdecl("offscreen_defer")
package func deferWork(
    when: UInt64, queue: UnsafeMutableRawPointer, isMain: Bool, context: UnsafeMutableRawPointer?,
    work: @convention(c) (UnsafeMutableRawPointer?) -> Void
) -> Int {
    let deferred = DeferredWork.shared
    let isVirtual = deferred.isVirtual
    // Work on other queues goes on beside a scene, which does not wait for it.
    guard isMain || !isVirtual, let rest = DispatchMoment(when)?.distance else { return 0 }
    // Handed over to the queue and to nobody else.
    nonisolated(unsafe) let call = unsafe QueuedCall(queue: queue, context: context, work: work)
    let number = deferred.add(
        after: Delay.meant(rest: rest), inTurn: { unsafe call.run() },
        { unsafe isMain ? call.run() : call.runOnQueue() })
    return isVirtual ? -number : number
}

/// The time of work has come by the wall clock.
@_cdecl("offscreen_run_deferred")
package func runDeferred(number: Int) {
    DeferredWork.shared.take(number)?()
}

/// A function with its context, and the queue it is to be called on.
@unsafe private struct QueuedCall {
    let queue: UnsafeMutableRawPointer
    let context: UnsafeMutableRawPointer?
    let work: @convention(c) (UnsafeMutableRawPointer?) -> Void

    func run() { unsafe work(context) }

    /// Returns when it has run, so that what it puts off to the main queue comes next; goes on without it where it waits for
    /// the caller itself.
    func runOnQueue() {
        let box = unsafe CallBox(self)
        unsafe offscreen_async(queue, Unmanaged.passRetained(box).toOpaque()) { context in
            guard let context = unsafe context else { return }
            unsafe Unmanaged<CallBox>.fromOpaque(context).takeRetainedValue().run()
        }
        _ = unsafe box.done.wait(timeout: .now() + 1)
    }
}

@unsafe private final class CallBox {
    let done = DispatchSemaphore(value: 0)
    private let call: QueuedCall

    init(_ call: QueuedCall) { unsafe self.call = unsafe call }

    func run() {
        unsafe call.run()
        unsafe done.signal()
    }
}

/// A moment as Dispatch has it, in nanoseconds: of the time that the machine was awake, of all time since its start, or of
/// the calendar.
struct DispatchMoment {
    private enum Clock {
        case awake
        case continuous
        case calendar
    }

    private let clock: Clock
    private let nanoseconds: UInt64

    /// Nil for the time that never comes. Source: Dispatch's `time.c`, as of Swift 6: the highest bits tell the clock.
    init?(_ time: UInt64) {
        guard time != .max else { return nil }
        if time >> 63 == 0 {
            (clock, nanoseconds) = (.awake, time)
        } else if time >> 62 == 0b10 {
            (clock, nanoseconds) = (.continuous, time & ~(1 << 63))
        } else {
            (clock, nanoseconds) = (.calendar, 0 &- time)
        }
    }

    /// From now on; negative in the past.
    var distance: Duration {
        let now: UInt64 =
            switch clock {
            case .awake: DispatchTime.now().uptimeNanoseconds
            case .continuous: offscreen_continuous_time()
            case .calendar: UInt64(max(Date().timeIntervalSince1970, 0) * 1e9)
            }
        return .nanoseconds(Int64(clamping: nanoseconds)) - .nanoseconds(Int64(clamping: now))
    }
}
