import OffscreenCommand
import Testing
import UIKit

@MainActor @Suite("Full height") struct FullHeightTests {
    /// A scroll view that fills the screen and leaves its insets to the system.
    private static func scene(content height: CGFloat, isInNavigation: Bool) -> Scene {
        Scene("list", summary: "A list") { _ -> UIViewController in
            let list = UIScrollView()
            list.contentSize = CGSize(width: 393, height: height)
            let controller = UIViewController()
            controller.view = list
            return isInNavigation ? UINavigationController(rootViewController: controller) : controller
        }
    }

    @Test(
        "a picture is as high as the content and the insets that it has on the device, and no lower than the device",
        arguments: [(100, 852, 852), (820, 852, 957), (2000, 2093, 2137)] as [(CGFloat, Int, Int)])
    func height(content: CGFloat, plain: Int, inNavigation: Int) {
        for (isInNavigation, height) in [(false, plain), (true, inNavigation)] {
            let run = CommandRun(
                ["layout", "list", "--device", "iphone-15"],
                scenes: [Self.scene(content: content, isInNavigation: isInNavigation)])
            #expect(run.output.hasPrefix("list 393 x \(height) @3x\n"), "\(run.output)\(run.errors)")
        }
    }
}
