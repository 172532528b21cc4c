import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("Goldens of the contacts", .serialized)
struct ContactsGoldenTests {
    @Test(
        "Frames and pixels are those of the golden",
        arguments: ["light", "dark-landscape", "cards", "right-to-left"])
    func matches(variant: String) throws {
        let size = variant.hasSuffix("landscape") ? CGSize(width: 667, height: 240) : CGSize(width: 390, height: 480)
        let environment = RenderEnvironment(
            size: size, userInterfaceStyle: variant.hasPrefix("dark") ? .dark : .light,
            layoutDirection: variant == "right-to-left" ? .rightToLeft : .leftToRight)
        try environment.whileInstalled {
            let controller = ContactsViewController(states: [variant])
            let window = environment.makeWindow(rootViewController: controller)
            window.layoutIfNeeded()
            try ScreenGolden.check(window, name: GoldenName(suite: "tables", scene: "contacts", variant: variant))
        }
    }
}
