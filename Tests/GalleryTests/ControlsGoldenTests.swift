import Foundation
import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("Goldens of the controls", .serialized)
struct ControlsGoldenTests {
    private static let snapshots = Fixture.folder.deletingLastPathComponent().appending(path: "Snapshots")

    @Test("Frames and pixels are those of the golden", arguments: ["light", "dark", "right-to-left"])
    func matches(variant: String) throws {
        let mode = try RecordMode(environment: ProcessInfo.processInfo.environment)
        let store = GoldenStore(folder: Self.snapshots, mode: mode)
        let name = GoldenName(suite: "controls", scene: "controls", variant: variant)
        let verdict = try store.check(try Self.snapshot(variant), name: name)
        if let warning = verdict.warning(for: name) { print(warning) }
        #expect(!verdict.isFailure, "\(verdict.message(for: name))")
    }

    private static func snapshot(_ variant: String) throws -> Snapshot {
        let environment = RenderEnvironment(
            size: CGSize(width: 390, height: 844), userInterfaceStyle: variant == "dark" ? .dark : .light,
            layoutDirection: variant == "right-to-left" ? .rightToLeft : .leftToRight)
        return try environment.whileInstalled {
            let controller = ControlsViewController()
            let window = environment.makeWindow(rootViewController: controller)
            let scrollView = try #require(controller.view.subviews.first as? UIScrollView)
            window.frame.size.height = scrollView.contentSize.height
            window.layoutIfNeeded()
            return try Snapshot(
                of: window, root: controller.view, named: "controls", scale: environment.scale)
        }
    }
}
