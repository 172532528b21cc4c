import Foundation
import Testing
import UIKit

/// Notes the callbacks of controllers.
@MainActor private final class Screen: UIViewController {
    static var log: [String] = []
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) { Self.log.append("+\(name)") }
    override func viewDidDisappear(_ animated: Bool) { Self.log.append("-\(name)") }
}

/// Source: the class reference of UIViewController; the place of sheets is measured.
@MainActor @Suite("Presented controllers", .serialized) struct PresentationTests {
    private func window(_ controller: UIViewController) -> UIWindow {
        let environment = RenderEnvironment(
            size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        return environment.makeWindow(rootViewController: controller)
    }

    @Test("a sheet begins 10 points below the status bar, over the presenter, which stays on the screen")
    func sheet() async {
        Screen.log = []
        let (root, sheet) = (Screen("root"), Screen("sheet"))
        let window = window(root)
        await withCheckedContinuation { continuation in
            root.present(sheet, animated: true) { continuation.resume() }
            #expect(root.presentedViewController === sheet)
            #expect(sheet.presentingViewController === root)
        }
        window.layoutIfNeeded()
        #expect(sheet.view.convert(sheet.view.bounds, to: nil) == CGRect(x: 0, y: 57, width: 390, height: 787))
        #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
        #expect(Screen.log == ["+root", "+sheet"])
        sheet.dismiss(animated: true)
        #expect(root.presentedViewController == nil)
        #expect(sheet.presentingViewController == nil)
        #expect(sheet.view.window == nil)
        #expect(Screen.log == ["+root", "+sheet", "-sheet"])
    }

    @Test("a full screen takes the presenter off the screen until it is dismissed")
    func fullScreen() {
        Screen.log = []
        let (root, full) = (Screen("root"), Screen("full"))
        let window = window(UINavigationController(rootViewController: root))
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: false)
        window.layoutIfNeeded()
        #expect(full.view.convert(full.view.bounds, to: nil) == window.bounds)
        #expect(full.view.safeAreaInsets.top == 47)
        #expect(full.presentingViewController === root.navigationController)
        #expect(Screen.log == ["+root", "-root", "+full"])
        root.dismiss(animated: false)
        window.layoutIfNeeded()
        #expect(Screen.log == ["+root", "-root", "+full", "-full", "+root"])
    }

    @Test("a second controller over the same presenter does not come, one over the presented does, and goes with it")
    func several() {
        Screen.log = []
        let (root, first, second) = (Screen("root"), Screen("first"), Screen("second"))
        let window = window(root)
        root.present(first, animated: false)
        root.present(second, animated: false)
        #expect(second.presentingViewController == nil)
        first.present(second, animated: false)
        #expect(second.presentingViewController === first)
        window.layoutIfNeeded()
        root.dismiss(animated: false)
        #expect(first.view.window == nil)
        #expect(second.view.window == nil)
        #expect(root.presentedViewController == nil)
        #expect(first.presentedViewController == nil)
    }

    /// Sources: UIKit's log, and the reasons of its exceptions, in public issue reports.
    @Test("what cannot be presented is told in UIKit's words")
    func refusals() throws {
        final class Root: UIViewController {}
        final class Sheet: UIViewController {}
        final class Other: UIViewController {}
        func report(_ body: () -> Void) -> LayoutReport { LayoutDiagnostics.collecting(body).report }
        let (root, sheet, other) = (Root(), Sheet(), Other())
        let early = report { root.present(sheet, animated: true) }
        #expect(
            early.diagnostics.map(\.message) == [
                "Attempt to present Sheet on Root (from Root) whose view is not in the window hierarchy."
            ])
        #expect(early.exceptions.isEmpty)
        try LayoutDiagnostics.throwing { root.present(sheet, animated: true) }
        let window = window(root)
        root.present(sheet, animated: false)
        let second = report { root.present(other, animated: false) }
        #expect(
            second.diagnostics.map(\.message) == [
                "Attempt to present Other on Root (from Root) which is already presenting Sheet."
            ])
        #expect(second.exceptions.isEmpty)
        let twice = report { sheet.present(sheet, animated: false) }
        #expect(
            twice.exceptions.map(\.message) == [
                "Application tried to present modally a view controller Sheet that is already being presented by Root."
            ])
        UIViewController().addChild(other)
        sheet.addChild(other)
        let child = report { sheet.present(other, animated: false) }
        #expect(
            child.exceptions.map(\.message) == [
                "Application tried to present modally a view controller Other that has a parent view controller Sheet."
            ])
        window.layoutIfNeeded()
    }

    @Test("a sheet of medium height is half as high as a large one, and has the radius that was asked for")
    func detents() throws {
        let (root, sheet) = (Screen("root"), Screen("sheet"))
        let window = window(root)
        let presentation = try #require(sheet.sheetPresentationController)
        presentation.detents = [.medium(), .large()]
        presentation.preferredCornerRadius = 24
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        // 787 less 34 below makes 753, half of it 377, and 34 again.
        #expect(sheet.view.convert(sheet.view.bounds, to: nil) == CGRect(x: 0, y: 433, width: 390, height: 411))
        #expect(sheet.view.superview?.layer.cornerRadius == 24)
        presentation.selectedDetentIdentifier = .large
        window.setNeedsLayout()
        sheet.view.superview?.superview?.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(sheet.view.bounds.height == 787)
        let full = Screen("full")
        full.modalPresentationStyle = .fullScreen
        #expect(full.sheetPresentationController == nil)
    }

    @Test("showing a controller pushes it in a navigation controller and presents it elsewhere")
    func show() {
        let (root, next, other) = (Screen("root"), Screen("next"), Screen("other"))
        let navigation = UINavigationController(rootViewController: root)
        _ = window(navigation)
        root.show(next, sender: nil)
        #expect(navigation.topViewController === next)
        let plain = Screen("plain")
        let window = window(plain)
        plain.show(other, sender: nil)
        #expect(plain.presentedViewController === other)
        #expect(window.subviews.count == 2)
    }
}
