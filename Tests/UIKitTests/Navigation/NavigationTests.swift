import Foundation
import Raster
import Testing
import UIKit

/// A window of 390 by 844 points with 47 points of safe area above, which shows the controller.
@MainActor private func window(_ controller: UIViewController) -> UIWindow {
    let environment = RenderEnvironment(
        size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    return environment.makeWindow(rootViewController: controller)
}

@MainActor private func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
}

/// Heights: public measurements of iOS 11 to 18, 44 points and 52 more for a large title.
@MainActor @Suite("Navigation controllers") struct NavigationTests {
    @Test("the content fills the screen, and its safe area begins below the bar")
    func safeArea() {
        let root = screen("Issues")
        let navigation = UINavigationController(rootViewController: root)
        let window = window(navigation)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(root.view.frame == window.bounds)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        navigation.navigationBar.prefersLargeTitles = true
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(root.view.safeAreaInsets.top == 143)
        root.navigationItem.largeTitleDisplayMode = .never
        window.layoutIfNeeded()
        #expect(root.view.safeAreaInsets.top == 91)
        navigation.isNavigationBarHidden = true
        window.layoutIfNeeded()
        #expect(root.view.safeAreaInsets.top == 47)
    }

    @Test("content that does not extend under the bar begins below it")
    func edges() {
        let root = screen("Issues")
        root.edgesForExtendedLayout = []
        let navigation = UINavigationController(rootViewController: root)
        let window = window(navigation)
        #expect(root.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
        #expect(root.view.safeAreaInsets.top == 0)
        root.edgesForExtendedLayout = .all
        window.layoutIfNeeded()
        #expect(root.view.frame == window.bounds)
    }

    @Test("pushing shows the new controller and leads back, with appearance callbacks")
    func stack() {
        final class Screen: UIViewController {
            static var log: [String] = []
            override func viewDidAppear(_ animated: Bool) { Self.log.append("+\(title ?? "")") }
            override func viewDidDisappear(_ animated: Bool) { Self.log.append("-\(title ?? "")") }
        }
        let (first, second) = (Screen(), Screen())
        (first.title, second.title) = ("A", "B")
        let navigation = UINavigationController(rootViewController: first)
        let window = window(navigation)
        navigation.pushViewController(second, animated: true)
        window.layoutIfNeeded()
        #expect(navigation.topViewController === second)
        #expect(second.navigationController === navigation)
        #expect(first.view.superview == nil)
        #expect(second.view.frame == window.bounds)
        #expect(navigation.navigationBar.items?.map(\.title) == ["A", "B"])
        #expect(navigation.popViewController(animated: true) === second)
        window.layoutIfNeeded()
        #expect(second.parent == nil)
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(Screen.log == ["+A", "-A", "+B", "-B", "+A"])
    }

    @Test("the title stands in the middle, the buttons at the edges, and the back button has the former title")
    func content() throws {
        let (first, second) = (screen("Issues"), screen("Issue 213"))
        var taps = 0
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit, primaryAction: UIAction { _ in taps += 1 })
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        let window = window(navigation)
        let bar = navigation.navigationBar
        let title = try #require(bar.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden })
        #expect(title.text == "Issue 213")
        #expect(abs(title.frame.midX - 195) <= 0.5)
        #expect(title.font == .systemFont(ofSize: 17, weight: .semibold))
        let buttons = bar.subviews.compactMap { $0 as? UIButton }
        #expect(buttons.map(\.currentTitle) == ["Issues", "Edit"])
        #expect(buttons[0].frame.minX == 8)
        #expect(buttons[1].frame.maxX == 374)
        buttons[1].performTap(at: .zero)
        #expect(taps == 1)
        buttons[0].performTap(at: .zero)
        window.layoutIfNeeded()
        #expect(navigation.topViewController === first)
    }

    @Test("the bar is clear while the content is at its beginning, and has a background over scrolled content")
    func background() throws {
        let root = UIViewController()
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        scrollView.backgroundColor = .white
        root.view = scrollView
        let navigation = UINavigationController(rootViewController: root)
        let window = window(navigation)
        func line() throws -> UInt32 {
            let list = window.displayList()
            return try Rasterizer().render(list, scale: 1, background: .white)[10, 60]
        }
        #expect(try line() == 0xffff_ffff)
        scrollView.contentOffset.y = 100
        window.layoutIfNeeded()
        // 249 at 0.94 over white.
        #expect(try line() == 0xfff9_f9f9)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .red
        navigation.navigationBar.standardAppearance = appearance
        window.layoutIfNeeded()
        #expect(try line() == 0xffff_0000)
    }
}
