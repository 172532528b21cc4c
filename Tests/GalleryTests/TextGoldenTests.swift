import Foundation
import Goldens
import Raster
import Testing

/// Text in every script and with every attribute, pixel by pixel; each golden was looked at when it was recorded.
@MainActor @Suite("Goldens of text", .serialized)
struct TextGoldenTests {
    private static let snapshots = Fixture.folder.deletingLastPathComponent().appending(path: "Snapshots")

    @Test("Lines and pixels are those of the golden", arguments: TextPage.scripts + TextPage.attributes)
    func matches(page: TextPage) throws {
        let mode = try RecordMode(environment: ProcessInfo.processInfo.environment)
        let store = GoldenStore(folder: Self.snapshots, mode: mode)
        let name = GoldenName(suite: "text", scene: page.name)
        let (list, layout) = page.picture()
        let verdict = try store.check(
            Snapshot(of: list, scale: TextPage.scale, record: LayoutRecord(text: layout)), name: name)
        if let warning = verdict.warning(for: name) { print(warning) }
        #expect(!verdict.isFailure, "\(verdict.message(for: name))")
    }
}
