import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("Goldens of the controls", .serialized)
struct ControlsGoldenTests {
    @Test("Frames and pixels are those of the golden", arguments: ["light", "dark", "right-to-left"])
    func matches(variant: String) throws {
        let environment = RenderEnvironment(
            size: CGSize(width: 390, height: 844), userInterfaceStyle: variant == "dark" ? .dark : .light,
            layoutDirection: variant == "right-to-left" ? .rightToLeft : .leftToRight)
        try environment.whileInstalled {
            let controller = ControlsViewController()
            let window = environment.makeWindow(rootViewController: controller)
            let scrollView = try #require(controller.view.subviews.first as? UIScrollView)
            window.frame.size.height = scrollView.contentSize.height
            window.layoutIfNeeded()
            try ScreenGolden.check(window, name: GoldenName(suite: "controls", scene: "controls", variant: variant))
        }
    }
}
