import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("Goldens of the controls", .serialized)
struct ControlsGoldenTests {
    @Test("Frames and pixels are those of the golden", arguments: ["light", "dark", "right-to-left", "bars"])
    func matches(variant: String) throws {
        let hasBars = variant == "bars"
        let environment = RenderEnvironment(
            size: CGSize(width: 390, height: 844),
            safeAreaInsets: hasBars ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : .zero,
            userInterfaceStyle: variant == "dark" ? .dark : .light,
            layoutDirection: variant == "right-to-left" ? .rightToLeft : .leftToRight)
        try environment.whileInstalled {
            let controller = hasBars ? ControlsViewController.inBars() : ControlsViewController()
            let window = environment.makeWindow(rootViewController: controller)
            if !hasBars {
                let scrollView = try #require(controller.view.subviews.first as? UIScrollView)
                window.frame.size.height = scrollView.contentSize.height
                window.layoutIfNeeded()
            }
            try ScreenGolden.check(window, name: GoldenName(suite: "controls", scene: "controls", variant: variant))
        }
    }
}
