import Foundation
import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("Goldens of the issue list", .serialized)
struct IssueListGoldenTests {
    private static let snapshots = Fixture.folder.deletingLastPathComponent().appending(path: "Snapshots")

    @Test("Frames and pixels are those of the golden", arguments: Look.all)
    func matches(look: Look) throws {
        let mode = try RecordMode(environment: ProcessInfo.processInfo.environment)
        let store = GoldenStore(folder: Self.snapshots, mode: mode)
        let name = GoldenName(suite: "issue-list", scene: look.fixture, variant: look.variant)
        let verdict = try store.check(try Self.snapshot(of: look), name: name)
        if let warning = verdict.warning(for: name) { print(warning) }
        #expect(!verdict.isFailure, "\(verdict.message(for: name))")
    }

    @Test("The same look taken twice has the same bytes")
    func repeatable() throws {
        let look = try #require(Look.all.last)
        #expect(try Self.snapshot(of: look).picture == Self.snapshot(of: look).picture)
    }

    /// The whole list at its content's height.
    private static func snapshot(of look: Look) throws -> Snapshot {
        try look.environment.whileInstalled {
            let issues = Array(try Fixture.issues(look.fixture).prefix(look.issueLimit))
            let stage = try IssueListStage(issues, phrasing: look.phrasing, environment: look.environment)
            stage.window.frame.size.height = stage.collectionView.contentSize.height
            stage.window.layoutIfNeeded()
            return try Snapshot(
                of: stage.window, root: stage.controller.view, named: "issue-list", scale: look.environment.scale)
        }
    }
}
