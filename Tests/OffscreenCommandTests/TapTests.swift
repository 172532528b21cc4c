import OffscreenCommand
import Testing
import UIKit

@MainActor @Suite("--tap") struct TapTests {
    @Test("Taps are played in order before the frames are read")
    func taps() {
        let run = CommandRun(
            ["layout", "panel", "--width", "200", "--height", "100", "--tap", "taller", "--tap=taller"],
            scenes: [.panel])
        #expect(run.errors == "")
        #expect(run.output.contains("UIView #bar  0 60 200 30\n"))
    }

    @Test(
        "A tap that no finger could make is refused",
        arguments: [
            ("talle", "no view of scene 'panel' has the accessibility identifier 'talle', did you mean 'taller'?"),
            ("bar", "'bar' of scene 'panel' cannot be tapped: it is no control"),
            ("off", "'off' of scene 'panel' cannot be tapped: it is disabled"),
            (
                "hidden",
                "'hidden' of scene 'panel' cannot be tapped: it is hidden, covered, outside of the window or takes no "
                    + "touches"
            ),
        ])
    func refusals(identifier: String, message: String) {
        let run = CommandRun(
            ["layout", "panel", "--width", "200", "--height", "100", "--tap", identifier], scenes: [.panel])
        #expect(run.errors == "offscreen: --tap: \(message)\n")
        #expect(run.status == 2)
    }
}

extension Scene {
    /// A bar that a button makes 10 higher with each tap, and buttons that cannot be tapped.
    fileprivate static let panel = Scene("panel", summary: "") { _ -> UIViewController in
        let controller = UIViewController()
        let bar = UIView(frame: CGRect(x: 0, y: 60, width: 200, height: 10))
        bar.accessibilityIdentifier = "bar"
        controller.view.addSubview(bar)
        let buttons = ["taller", "off", "hidden"].enumerated().map { index, name in
            let button = UIButton(frame: CGRect(x: index * 60, y: 0, width: 50, height: 50))
            button.accessibilityIdentifier = name
            controller.view.addSubview(button)
            return button
        }
        buttons[0].addAction(UIAction { _ in bar.frame.size.height += 10 }, for: .touchUpInside)
        buttons[1].isEnabled = false
        buttons[2].isHidden = true
        return controller
    }
}
