import Testing
import UIKit

/// Writes down its callbacks.
private final class LoggingController: UIViewController {
    static var log: [String] = []
    let name: String
    var forwards = true

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func willMove(toParent parent: UIViewController?) { note("willMove \(parent == nil ? "nil" : "parent")") }
    override func didMove(toParent parent: UIViewController?) { note("didMove \(parent == nil ? "nil" : "parent")") }

    private func note(_ event: String) { Self.log.append("\(name) \(event)") }
}

/// Order of the callbacks: <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)>;
/// containment: <https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller>.
@MainActor @Suite("Appearance and containment of view controllers", .serialized)
struct AppearanceTests {
    private let environment = RenderEnvironment(size: CGSize(width: 100, height: 100))

    private func log(of body: () -> Void) -> [String] {
        LoggingController.log = []
        body()
        return LoggingController.log
    }

    @Test("A root view appears: will, is appearing, layout, did")
    func rootOrder() {
        var window: UIWindow?
        let log = log { window = environment.makeWindow(rootViewController: LoggingController("root")) }
        #expect(
            log == [
                "root didLoad", "root willAppear", "root isAppearing", "root willLayout", "root didLayout",
                "root didAppear",
            ])
        #expect(window?.rootViewController?.view.window === window)
    }

    @Test("A child added to a parent that has appeared appears too")
    func childAddedLater() {
        let (parent, child) = (LoggingController("parent"), LoggingController("child"))
        let window = environment.makeWindow(rootViewController: parent)
        let log = log {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            window.layoutIfNeeded()
        }
        #expect(
            log == [
                "child willMove parent", "child didLoad", "child willAppear", "child didMove parent",
                "parent willLayout", "parent didLayout", "child isAppearing", "child willLayout", "child didLayout",
                "child didAppear",
            ])
    }

    @Test("A child whose view is not in the hierarchy neither appears nor loads its view")
    func childWithoutView() {
        let (parent, child) = (LoggingController("parent"), LoggingController("child"))
        parent.addChild(child)
        let log = log { _ = environment.makeWindow(rootViewController: parent) }
        #expect(!log.contains { $0.hasPrefix("child") })
        #expect(!child.isViewLoaded)
    }

    @Test("A child's view that leaves disappears; removal from the parent tells the child by itself")
    func childRemoved() {
        let (parent, child) = (LoggingController("parent"), LoggingController("child"))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let window = environment.makeWindow(rootViewController: parent)
        let log = log {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        #expect(log == ["child willMove nil", "child willDisappear", "child didDisappear", "child didMove nil"])
        #expect(parent.children.isEmpty && child.parent == nil && window.rootViewController === parent)
    }

    @Test("A container that forwards nothing makes its children's transitions itself")
    func manualForwarding() {
        let (parent, child) = (LoggingController("parent"), LoggingController("child"))
        parent.forwards = false
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let window = environment.makeWindow(rootViewController: parent)
        #expect(log { window.layoutIfNeeded() } == [])
        let log = log {
            child.beginAppearanceTransition(true, animated: true)
            child.endAppearanceTransition()
        }
        #expect(log == ["child willAppear", "child isAppearing", "child didAppear"])
    }

    @Test("Another root controller takes the former's place")
    func newRoot() {
        let window = environment.makeWindow(rootViewController: LoggingController("old"))
        let log = log {
            window.rootViewController = LoggingController("new")
            window.layoutIfNeeded()
        }
        #expect(log.prefix(2) == ["old willDisappear", "old didDisappear"])
        #expect(log.suffix(1) == ["new didAppear"])
    }

    @Test("A hidden window's controller has disappeared")
    func hiddenWindow() {
        let window = environment.makeWindow(rootViewController: LoggingController("root"))
        #expect(log { window.isHidden = true } == ["root willDisappear", "root didDisappear"])
        let log = log {
            window.isHidden = false
            window.layoutIfNeeded()
        }
        #expect(log.first == "root willAppear" && log.last == "root didAppear")
    }

    @Test("A parent is told of the size that its child prefers")
    func preferredContentSize() {
        final class Parent: UIViewController {
            var told: [CGSize] = []
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                told.append(container.preferredContentSize)
            }
        }
        let (parent, child) = (Parent(), UIViewController())
        parent.addChild(child)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        #expect(parent.told == [CGSize(width: 10, height: 20)])
    }
}
