import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("Goldens of alerts", .serialized)
struct AlertsGoldenTests {
    @Test(
        "Frames and pixels are those of the golden", arguments: AlertsViewController.Presented.allCases, [false, true])
    func matches(presented: AlertsViewController.Presented, isDark: Bool) throws {
        let environment = RenderEnvironment(
            size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
            userInterfaceStyle: isDark ? .dark : .light)
        try environment.whileInstalled {
            let window = environment.makeWindow(rootViewController: AlertsViewController(presenting: presented))
            window.layoutIfNeeded()
            let variant = "\(presented.rawValue).\(isDark ? "dark" : "light")"
            try ScreenGolden.check(window, name: GoldenName(suite: "alerts", scene: "alerts", variant: variant))
        }
    }
}
