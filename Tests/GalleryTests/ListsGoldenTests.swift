import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("Goldens of the lists", .serialized)
struct ListsGoldenTests {
    @Test(
        "Frames and pixels are those of the golden",
        arguments: [
            "plain", "plain-dark", "grouped", "grouped-dark", "cards", "cards-dark", "cards-editing",
            "cards-right-to-left", "sidebar", "sidebar-dark",
        ])
    func matches(variant: String) throws {
        let environment = RenderEnvironment(
            size: CGSize(width: 390, height: 400), userInterfaceStyle: variant.hasSuffix("dark") ? .dark : .light,
            layoutDirection: variant.hasSuffix("right-to-left") ? .rightToLeft : .leftToRight)
        try environment.whileInstalled {
            let controller = ListSamplesViewController(states: variant.split(separator: "-").map(String.init))
            let window = environment.makeWindow(rootViewController: controller)
            // Grown until all rows have been seen, and with them their heights.
            for _ in 0..<20 where window.frame.height != controller.collectionView.contentSize.height {
                window.frame.size.height = controller.collectionView.contentSize.height
                window.layoutIfNeeded()
            }
            try ScreenGolden.check(window, name: GoldenName(suite: "lists", scene: "lists", variant: variant))
        }
    }
}
