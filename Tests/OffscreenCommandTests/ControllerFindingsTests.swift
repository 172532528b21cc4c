import OffscreenCommand
import Testing
import UIKit

@MainActor @Suite("layoutFindings of a controller") struct ControllerFindingsTests {
    @Test("it is shown on the command line's screen: size, scale and safe area of an iPhone 15, whole lists")
    func standardScreen() {
        let controller = ScreenController()
        _ = controller.layoutFindings()
        #expect(controller.seen.last == "393 x 852 @3.0x, 59 above, 34 below, light, L, left to right")
        #expect(controller.view.window == nil)
    }

    @Test("a test chooses device, height, appearance, text size and direction")
    func choices() {
        let controller = ScreenController()
        _ = controller.layoutFindings(
            device: "iphone-se", height: 500, style: .dark, contentSize: .accessibilityLarge, direction: .rightToLeft)
        #expect(controller.seen.last == "375 x 500 @2.0x, 20 above, 0 below, dark, AX2, right to left")
    }

    @Test("what UIKit raises as an exception while the screen is made is a finding, a conflict that was over is a note")
    func reported() {
        let controller = FaultyController()
        let (findings, log) = LayoutDiagnostics.collecting { controller.layoutFindings() }
        #expect(findings.map(\.kind) == [.exception])
        #expect(findings.first?.message == "Constant is not finite!  That's illegal.  constant:nan")
        // It is logged as well, as it is without a review.
        #expect(log.exceptions.count == 1)
        let notes = LayoutDiagnostics.collecting { FaultyController().layoutFindings(includingNotes: true) }.result
        #expect(notes.map(\.kind) == [.exception, .conflict])
        #expect(notes.last?.severity == .note)
        #expect(notes.last?.constraints.map(\.text) == ["box.width == 20", "box.width == 30"])
    }

    @Test("what is found hangs on the screen, and the screen of other tests stays as it was")
    func screens() {
        let before = UIScreen.main
        let controller = ScreenController()
        #expect(controller.layoutFindings().isEmpty)
        #expect(controller.layoutFindings(device: "iphone-se").map(\.kind) == [.viewOutsideSuperview])
        #expect(controller.layoutFindings().isEmpty)
        #expect(UIScreen.main === before)
    }
}

/// Makes a constraint that UIKit refuses, and for a while one that can't hold.
private final class FaultyController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        box.heightAnchor.constraint(equalToConstant: .nan).isActive = true
        let second = box.widthAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 20),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.widthAnchor.constraint(equalToConstant: 20),
            second,
        ])
        view.layoutIfNeeded()
        second.isActive = false
    }
}

/// Notes each screen it is laid out on; a bar of it is 380 wide.
private final class ScreenController: UIViewController {
    var seen: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let bar = UIView(frame: CGRect(x: 0, y: 100, width: 380, height: 10))
        bar.backgroundColor = .red
        view.addSubview(bar)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (size, safe, traits) = (view.bounds.size, view.safeAreaInsets, traitCollection)
        seen.append(
            "\(Int(size.width)) x \(Int(size.height)) @\(traits.displayScale)x, \(Int(safe.top)) above, \(Int(safe.bottom)) "
                + "below, \(traits.userInterfaceStyle == .dark ? "dark" : "light"), "
                + "\(traits.preferredContentSizeCategory == .accessibilityLarge ? "AX2" : "L"), "
                + (traits.layoutDirection == .rightToLeft ? "right to left" : "left to right"))
    }
}
