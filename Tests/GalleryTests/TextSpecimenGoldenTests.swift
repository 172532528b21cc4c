import Foundation
import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("Goldens of the text specimens", .serialized)
struct TextSpecimenGoldenTests {
    private static let snapshots = Fixture.folder.deletingLastPathComponent().appending(path: "Snapshots")

    @Test("Frames and pixels are those of the golden", arguments: TextSpecimen.allCases)
    func matches(specimen: TextSpecimen) throws {
        let mode = try RecordMode(environment: ProcessInfo.processInfo.environment)
        let store = GoldenStore(folder: Self.snapshots, mode: mode)
        let name = GoldenName(suite: "text-specimens", scene: specimen.rawValue, variant: "light")
        let verdict = try store.check(try Self.snapshot(of: specimen), name: name)
        if let warning = verdict.warning(for: name) { print(warning) }
        #expect(!verdict.isFailure, "\(verdict.message(for: name))")
    }

    /// The whole page at its content's height.
    private static func snapshot(of specimen: TextSpecimen) throws -> Snapshot {
        let environment = RenderEnvironment(size: CGSize(width: 300, height: 500), scale: 2)
        return try environment.whileInstalled {
            let controller = specimen.makeController()
            let window = environment.makeWindow(rootViewController: controller)
            let scrollView = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
            window.frame.size.height = scrollView.contentSize.height
            window.layoutIfNeeded()
            return try Snapshot(
                of: window, root: controller.view, named: "text-specimens", scale: environment.scale)
        }
    }
}
