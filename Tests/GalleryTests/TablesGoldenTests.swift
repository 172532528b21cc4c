import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("Goldens of the tables", .serialized)
struct TablesGoldenTests {
    @Test(
        "Frames and pixels are those of the golden",
        arguments: [
            "plain", "grouped", "cards", "cards-dark", "cards-right-to-left", "cards-editing", "cards-picking",
            "cards-accessibility",
        ])
    func matches(variant: String) throws {
        let environment = RenderEnvironment(
            size: CGSize(width: 390, height: 400), userInterfaceStyle: variant.hasSuffix("dark") ? .dark : .light,
            contentSizeCategory: variant.hasSuffix("accessibility") ? .accessibilityLarge : .large,
            layoutDirection: variant.hasSuffix("right-to-left") ? .rightToLeft : .leftToRight)
        try environment.whileInstalled {
            let controller = TableSamplesViewController(states: variant.split(separator: "-").map(String.init))
            let window = environment.makeWindow(rootViewController: controller)
            // Grown until all rows have been seen, and with them their heights.
            for _ in 0..<20 where window.frame.height != controller.tableView.contentSize.height {
                window.frame.size.height = controller.tableView.contentSize.height
                window.layoutIfNeeded()
            }
            try ScreenGolden.check(window, name: GoldenName(suite: "tables", scene: "tables", variant: variant))
        }
    }
}
