import Dispatch
import Foundation
import Scheduling
import Testing

/// What is put off here is brought forward by hand, as while a scene is shown.
@MainActor @Suite("Work that is put off", .serialized) struct DeferredWorkTests {
    @MainActor private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    nonisolated private func note(_ line: String) -> @Sendable () -> Void {
        { [log] in MainActor.assumeIsolated { log.lines.append(line) } }
    }

    /// Everything up to 10 seconds.
    private func advance() {
        let limit = DeferredWork.shared.now + .seconds(10)
        while let work = DeferredWork.shared.advance(until: limit) { work() }
    }

    @Test("asyncAfter on the main queue comes in the order of its times, in all its forms and in no time")
    func asyncAfter() {
        let start = ContinuousClock.now
        DeferredWork.shared.whileVirtual {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: note("0.3"))
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: DispatchWorkItem(block: note("item 0.2")))
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.25, execute: note("calendar 0.25"))
            DispatchQueue.main.asyncAfter(deadline: .now() + 5, qos: .utility, execute: note("5"))
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: note("0.3, later"))
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100), execute: note("0.1"))
            advance()
        }
        #expect(log.lines == ["0.1", "item 0.2", "calendar 0.25", "0.3", "0.3, later", "5"])
        #expect(ContinuousClock.now - start < .seconds(3))
    }

    @Test("what is put off meanwhile comes at its own time; what is cancelled or beyond 10 seconds does not come")
    func chain() {
        DeferredWork.shared.whileVirtual {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [self] in
                note("1")()
                DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: note("1 + 1"))
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5, execute: note("1.5"))
            let item = DispatchWorkItem(block: note("cancelled"))
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
            item.cancel()
            DispatchQueue.main.asyncAfter(deadline: .now() + 10.5, execute: note("10.5"))
            DispatchQueue.main.asyncAfter(deadline: .distantFuture, execute: note("never"))
            advance()
        }
        #expect(log.lines == ["1", "1.5", "1 + 1"])
    }

    @Test("timers fire among them, once or until they are ended, at most for 10 seconds")
    func timers() {
        DeferredWork.shared.whileVirtual {
            let (log, once, second, endless) = (log, note("once 0.35"), note("second"), note("4.5"))
            let single = Timer.scheduledTimer(withTimeInterval: 0.35, repeats: false) { _ in once() }
            _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
                second()
                if MainActor.assumeIsolated({ log.lines.count { $0 == "second" } }) == 2 { timer.invalidate() }
            }
            let repeated = Timer(fire: Date(timeIntervalSinceNow: 4.5), interval: 4.5, repeats: true) { _ in endless() }
            RunLoop.main.add(repeated, forMode: .common)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5, execute: note("1.5"))
            advance()
            #expect(!single.isValid)
            #expect(repeated.isValid)
            repeated.invalidate()
        }
        #expect(log.lines == ["once 0.35", "second", "1.5", "second", "4.5", "4.5"])
    }

    /// Foundation's own has the time of day for its first date.
    @Test("a timer of an interval alone fires first when that is over")
    func timerWithoutDate() {
        DeferredWork.shared.whileVirtual {
            let repeated = note("4")
            RunLoop.main.add(Timer(timeInterval: 4, repeats: true) { _ in repeated() }, forMode: .common)
            DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: note("3"))
            advance()
        }
        #expect(log.lines == ["3", "4", "4"])
    }

    @Test("a timer that is ended before its time does not fire, and one that is moved fires then")
    func movedTimers() {
        DeferredWork.shared.whileVirtual {
            let (first, second) = (note("ended"), note("moved"))
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in first() }.invalidate()
            let moved = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in second() }
            moved.fireDate = Date(timeIntervalSinceNow: 3)
            DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: note("2"))
            advance()
        }
        #expect(log.lines == ["2", "moved"])
    }

    @Test("what a scene leaves behind never comes, and what waited before goes on")
    func scenes() {
        let outer = DeferredWork.shared.scene
        DeferredWork.shared.whileVirtual {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: note("outer"))
            DeferredWork.shared.whileVirtual {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: note("inner"))
                #expect(DeferredWork.shared.now == .zero)
            }
            advance()
            #expect(DeferredWork.shared.now == .seconds(1))
        }
        #expect(log.lines == ["outer"])
        #expect(DeferredWork.shared.scene == outer)
    }

    @Test("without a scene all of it comes by the wall clock, on other queues, too")
    func wallClock() async throws {
        let start = ContinuousClock.now
        await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { continuation.resume() }
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { continuation.resume() }
        }
        try await Task.sleep(for: .milliseconds(20))
        #expect(ContinuousClock.now - start >= .milliseconds(60))
    }

    @Test(
        "a rest of a delay tells what the delay was",
        arguments: [(0, 0), (0.2, 10), (9.7, 10), (16.6, 20), (99.9, 100), (293, 300), (1_001, 1_050), (-5, 0)])
    func delays(rest: Double, meant: Int) {
        #expect(Delay.meant(rest: .milliseconds(rest)) == .milliseconds(meant))
    }
}
