import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("Goldens of the text specimens", .serialized)
struct TextSpecimenGoldenTests {
    @Test("Frames and pixels are those of the golden", arguments: TextSpecimen.allCases)
    func matches(specimen: TextSpecimen) throws {
        let environment = RenderEnvironment(size: CGSize(width: 300, height: 500), scale: 2)
        try environment.whileInstalled {
            let controller = specimen.makeController()
            let window = environment.makeWindow(rootViewController: controller)
            let scrollView = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
            // The whole page at its content's height.
            window.frame.size.height = scrollView.contentSize.height
            window.layoutIfNeeded()
            let name = GoldenName(suite: "text-specimens", scene: specimen.rawValue, variant: "light")
            try ScreenGolden.check(window, name: name)
        }
    }
}
