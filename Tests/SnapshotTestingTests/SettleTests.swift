import Foundation
import SnapshotTesting
import Testing
import UIKit

@MainActor @Suite("settle")
struct SettleTests {
    @Test("Work that was put off to the main queue is done, and what it put off itself")
    func mainQueue() async {
        var steps: [Int] = []
        func step(_ number: Int) {
            steps.append(number)
            guard number < 20 else { return }
            DispatchQueue.main.async { MainActor.assumeIsolated { step(number + 1) } }
        }
        DispatchQueue.main.async { MainActor.assumeIsolated { step(1) } }
        await settle()
        #expect(steps == Array(1...20))
    }

    @Test("So are tasks on the main actor")
    func tasks() async {
        var text = ""
        Task {
            text = "begun"
            await Task.yield()
            text = "done"
        }
        await settle()
        #expect(text == "done")
    }

    @MainActor private final class Log {
        var steps: [String] = []

        nonisolated func note(_ step: String) { MainActor.assumeIsolated { steps.append(step) } }
    }

    /// Asynchronous code is not to make timers.
    private func startTicking(_ log: Log) {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
            log.note("tick")
            if MainActor.assumeIsolated({ log.steps.count }) > 4 { timer.invalidate() }
        }
    }

    @Test("What was put off to a later time comes, too: by asyncAfter, by timers and by tasks that sleep")
    func laterTimes() async {
        let log = Log()
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { log.note("3") }
        startTicking(log)
        Task {
            try await Task.sleep(for: .seconds(1.5))
            log.note("1.5")
            try await Task.sleep(nanoseconds: 1_000_000_000)
            log.note("1.5 + 1")
        }
        await settle()
        // Beside other tests some of it may come by the wall clock before; `DeferredWorkTests` have the order.
        #expect(Set(log.steps) == ["tick", "1.5", "1.5 + 1", "3"])
        #expect(log.steps.firstIndex(of: "1.5") ?? 9 < log.steps.firstIndex(of: "1.5 + 1") ?? 0)
    }

    @Test("Animations end, those begun by others' completions, too, and what they are for is laid out")
    func animations() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        let width = bar.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        UIView.animate(
            withDuration: 3, animations: {},
            completion: { _ in
                UIView.animate(withDuration: 2, animations: {}, completion: { _ in width.constant = 70 })
            })
        await settle(view)
        #expect(bar.frame.width == 70)
    }
}
