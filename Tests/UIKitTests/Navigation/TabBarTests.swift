import Foundation
import Testing
import UIKit

/// Height: public measurements of iOS 7 to 18.
@MainActor @Suite("Tab bar controllers") struct TabBarTests {
    private func tab(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    @Test("the bar is 49 points above the bottom of the safe area, where the content's ends")
    func layout() {
        let tabs = UITabBarController()
        let (first, second) = (tab("A"), tab("B"))
        tabs.viewControllers = [first, second]
        let environment = RenderEnvironment(
            size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let window = environment.makeWindow(rootViewController: tabs)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(tabs.selectedIndex == 0)
        #expect(first.view.frame == window.bounds)
        #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
        #expect(first.tabBarController === tabs)
        #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"])
        tabs.selectedIndex = 1
        window.layoutIfNeeded()
        #expect(first.view.superview == nil)
        #expect(second.view.superview === tabs.view)
        #expect(tabs.tabBar.selectedItem === second.tabBarItem)
    }

    @Test("a tap on a tab selects it if the delegate lets it")
    func taps() {
        final class Delegate: NSObject, UITabBarControllerDelegate {
            var allows = false
            var selected: [Int] = []
            func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
                allows
            }
            func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
                selected.append(tabs.selectedIndex)
            }
        }
        let (tabs, delegate) = (UITabBarController(), Delegate())
        tabs.viewControllers = [tab("A"), tab("B")]
        tabs.delegate = delegate
        tabs.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        tabs.view.layoutIfNeeded()
        func press() { (tabs.tabBar.subviews.last as? UIControl)?.performTap(at: .zero) }
        press()
        #expect(tabs.selectedIndex == 0)
        delegate.allows = true
        press()
        #expect(tabs.selectedIndex == 1)
        #expect(delegate.selected == [1])
    }

    /// As on iOS, where the tab of a navigation controller is its root's unless it has one of its own.
    @Test("a navigation controller has the tab of its root, also when that changes")
    func navigationTabs() {
        let (first, second, third) = (tab("Home"), tab("Search"), tab("Mail"))
        first.tabBarItem.badgeValue = "3"
        let navigations = [first, second, third].map { UINavigationController(rootViewController: $0) }
        navigations[1].tabBarItem = UITabBarItem(title: "Find", image: nil, tag: 1)
        navigations[2].title = "Letters"
        let tabs = UITabBarController()
        tabs.viewControllers = navigations
        #expect(navigations[0].tabBarItem === first.tabBarItem)
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Find", "Letters"])
        #expect(tabs.tabBar.items?.first?.badgeValue == "3")
        first.title = "Start"
        navigations[0].pushViewController(tab("Detail"), animated: false)
        #expect(tabs.tabBar.items?.map(\.title) == ["Start", "Find", "Letters"])
        first.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0)
        #expect(tabs.tabBar.items?.map(\.title) == ["New", "Find", "Letters"])
        #expect(tabs.tabBar.selectedItem === first.tabBarItem)
        navigations[0].setViewControllers([tab("Other")], animated: false)
        #expect(tabs.tabBar.items?.map(\.title) == ["Other", "Find", "Letters"])
        #expect(UINavigationController().tabBarItem.title == nil)
    }
}
