import Foundation
import Testing
import UIKit

/// Source: WWDC 2018, session 220; Apple's documentation of `updateConstraints()`, `layoutSubviews()` and
/// `viewWillLayoutSubviews()`.
@MainActor @Suite("The order of the passes") struct PassOrderTests {
    final class Log { var events: [String] = [] }

    final class LoggingView: UIView {
        let log: Log

        init(_ log: Log, _ tag: Int) {
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            self.tag = tag
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            log.events.append("constraints \(tag)")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            log.events.append("layout \(tag)")
            super.layoutSubviews()
        }
    }

    final class LoggingController: UIViewController {
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() {
            view = LoggingView(log, 0)
            view.addSubview(LoggingView(log, 1))
        }

        override func updateViewConstraints() {
            log.events.append("updateViewConstraints")
            super.updateViewConstraints()
        }

        override func viewWillLayoutSubviews() {
            log.events.append("willLayout")
            super.viewWillLayoutSubviews()
        }

        override func viewDidLayoutSubviews() {
            log.events.append("didLayout")
            super.viewDidLayoutSubviews()
        }
    }

    @Test("a controller updates its view's constraints, and stands around its view's layout")
    func controller() {
        let log = Log()
        let controller = LoggingController(log)
        let window = RenderEnvironment(size: CGSize(width: 100, height: 100)).makeWindow(rootViewController: controller)
        window.layoutIfNeeded()
        log.events = []
        controller.view.setNeedsUpdateConstraints()
        controller.view.subviews[0].setNeedsUpdateConstraints()
        window.layoutIfNeeded()
        #expect(
            log.events == [
                "constraints 1", "updateViewConstraints", "constraints 0", "willLayout", "layout 0", "didLayout",
                "layout 1",
            ])
    }

    @Test("what is asked for several times is done once, and nothing without asking")
    func deferred() {
        let log = Log()
        let view = LoggingView(log, 0)
        view.layoutIfNeeded()
        log.events = []
        view.layoutIfNeeded()
        view.updateConstraintsIfNeeded()
        #expect(log.events.isEmpty)
        for _ in 0..<3 {
            view.setNeedsLayout()
            view.setNeedsUpdateConstraints()
        }
        #expect(log.events.isEmpty)
        view.layoutIfNeeded()
        #expect(log.events == ["constraints 0", "layout 0"])
    }

    @Test("updateConstraintsIfNeeded updates constraints alone, layoutIfNeeded updates them first")
    func separately() {
        let log = Log()
        let view = LoggingView(log, 0)
        view.layoutIfNeeded()
        log.events = []
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        #expect(log.events == ["constraints 0"])
        #expect(!view.needsUpdateConstraints())
    }

    @Test("layoutSubviews sets centre and bounds, so that a transform and the bounds' origin survive")
    func transforms() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)
        view.bounds.origin = CGPoint(x: 3, y: 4)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
            view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(view.center == CGPoint(x: 70, y: 70))
        #expect(view.bounds == CGRect(x: 3, y: 4, width: 40, height: 20))
        // Turned by a quarter, 10 points along its own x axis, which now runs downwards: 20 x 40 about 70, 80.
        let frame = view.frame
        for (value, expected) in zip(
            [frame.minX, frame.minY, frame.width, frame.height], [60, 60, 20, 40] as [CGFloat])
        {
            #expect(abs(value - expected) < 1e-9)
        }
        let before = view.transform
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.transform == before)
    }

    @Test("a view that is asked to lay out while it lays out is laid out again")
    func again() {
        final class Stubborn: UIView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
                if count < 3 { setNeedsLayout() }
            }
        }
        let view = Stubborn()
        view.layoutIfNeeded()
        #expect(view.count == 3)
    }
}
