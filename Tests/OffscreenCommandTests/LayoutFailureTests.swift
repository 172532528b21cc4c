import OffscreenCommand
import Testing
import UIKit

@MainActor @Suite("A scene whose layout UIKit would raise an exception for") struct LayoutFailureTests {
    private func run(_ make: @escaping @MainActor @Sendable (UIView) -> Void) -> CommandRun {
        let scene = Scene("broken", summary: "A mistake") { _ -> UIViewController in
            let controller = UIViewController()
            make(controller.view)
            return controller
        }
        return CommandRun(["layout", "broken"], scenes: [scene])
    }

    @Test("it is one line of text and exit status 2")
    func exceptions() {
        let run = run { root in
            let view = UIView()
            view.accessibilityIdentifier = "card"
            view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
        }
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("offscreen: scene 'broken' failed: Unable to activate constraint with anchors "))
        #expect(run.errors.split(separator: "\n").count == 1)
    }

    @Test("NaN and infinity are, too", arguments: [Double.nan, .infinity])
    func notFinite(value: Double) {
        let run = run { $0.widthAnchor.constraint(equalToConstant: value).isActive = true }
        #expect(run.status == 2)
        #expect(
            run.errors
                == "offscreen: scene 'broken' failed: Constant is not finite!  That's illegal.  constant:\(value)\n")
    }
}
