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
