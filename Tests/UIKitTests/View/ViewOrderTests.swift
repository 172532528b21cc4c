import Testing
import UIKit

/// Facts: <https://developer.apple.com/documentation/uikit/uiview>.
@MainActor @Suite("The order of subviews, and what a view tells of itself", .serialized)
struct ViewOrderTests {
    private static func family() -> (root: UIView, views: [UIView]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = (1...3).map { tag in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.tag = tag
            root.addSubview(view)
            return view
        }
        return (root, views)
    }

    private static func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

    @Test("Subviews come to the front, go to the back, change places, and join between others")
    func order() {
        let (root, views) = Self.family()
        root.bringSubviewToFront(views[0])
        #expect(Self.tags(root) == [2, 3, 1])
        root.sendSubviewToBack(views[2])
        #expect(Self.tags(root) == [3, 2, 1])
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(Self.tags(root) == [1, 2, 3])
        root.insertSubview(views[0], aboveSubview: views[2])
        #expect(Self.tags(root) == [2, 3, 1])
        root.insertSubview(views[0], belowSubview: views[2])
        #expect(Self.tags(root) == [2, 1, 3])
        root.insertSubview(views[2], at: 0)
        #expect(Self.tags(root) == [3, 2, 1])
        #expect(root.layer.sublayers?.map { $0.bounds.width } == [10, 10, 10])
        #expect(root.layer.sublayers?.first === views[2].layer)
    }

    @Test("A view is a descendant of itself and of those above it")
    func descendants() {
        let (root, views) = Self.family()
        #expect(views[0].isDescendant(of: root) && root.isDescendant(of: root))
        #expect(!root.isDescendant(of: views[0]) && !views[0].isDescendant(of: views[1]))
    }

    @Test("A tag is searched in the view itself and below")
    func tags() {
        let (root, views) = Self.family()
        root.tag = 7
        #expect(root.viewWithTag(2) === views[1] && root.viewWithTag(7) === root)
        #expect(views[0].viewWithTag(2) == nil)
    }

    @Test("A tint colour reaches the subviews that have none of their own, and tells each")
    func tintColor() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let (root, inner, own) = (UIView(), Tinted(), Tinted())
        own.tintColor = .systemGreen
        root.addSubview(inner)
        root.addSubview(own)
        let before = (inner.changes, own.changes)
        root.tintColor = .systemRed
        #expect(inner.tintColor == .systemRed && own.tintColor == .systemGreen)
        #expect((inner.changes, own.changes) == (before.0 + 1, before.1))
        own.tintColor = nil
        #expect(own.tintColor == .systemRed)
    }

    @Test("sizeToFit takes the size that sizeThatFits gives for the present one")
    func sizeToFit() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width * 2, height: 30) }
        }
        let view = Fitting(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 20, height: 30))
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        // "The default implementation of this method returns the existing size of the view."
        #expect(plain.sizeThatFits(CGSize(width: 3, height: 3)) == CGSize(width: 10, height: 10))
    }

    @Test("Constraints are updated from the leaves up, views laid out from the root down")
    func passes() {
        final class Log { var events: [String] = [] }
        final class Logging: UIView {
            var log: Log?
            override func updateConstraints() {
                log?.events.append("constraints \(tag)")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                log?.events.append("layout \(tag)")
            }
        }
        let log = Log()
        let views = (0..<3).map { tag in
            let view = Logging()
            (view.tag, view.log) = (tag, log)
            return view
        }
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        views[0].layoutIfNeeded()
        #expect(
            log.events == ["constraints 2", "constraints 1", "constraints 0", "layout 0", "layout 1", "layout 2"])
        log.events = []
        views[0].layoutIfNeeded()
        #expect(log.events.isEmpty)
        views[2].setNeedsUpdateConstraints()
        #expect(views[2].needsUpdateConstraints())
        views[0].updateConstraintsIfNeeded()
        #expect(log.events == ["constraints 2"])
    }

    @Test("A controller's additional safe area adds to what the window gives, and its view is told")
    func additionalSafeArea() {
        final class Controller: UIViewController {
            var changes = 0
            override func viewSafeAreaInsetsDidChange() { changes += 1 }
        }
        let environment = RenderEnvironment(
            size: CGSize(width: 100, height: 100), safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        let controller = Controller()
        let window = environment.makeWindow(rootViewController: controller)
        let changes = controller.changes
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 1, bottom: 2, right: 3)
        window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 25, left: 1, bottom: 2, right: 3))
        #expect(controller.changes > changes)
    }

    @Test("A layer of a higher zPosition is drawn later, and the order of subviews stays")
    func zPosition() {
        let (root, views) = Self.family()
        for (view, color) in zip(views, [UIColor.red, .green, .blue]) { view.backgroundColor = color }
        views[0].layer.zPosition = 1
        let lines = root.displayList().description.split(separator: "\n").filter { $0.contains("fill") }
        #expect(lines.map { $0.suffix(9) } == ["#00FF00FF", "#0000FFFF", "#FF0000FF"])
        #expect(Self.tags(root) == [1, 2, 3])
    }
}
