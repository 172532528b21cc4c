import Gallery
import Goldens
import Testing
import UIKit

@MainActor @Suite("Goldens of the issue list", .serialized)
struct IssueListGoldenTests {
    @Test("Frames and pixels are those of the golden", arguments: Look.all)
    func matches(look: Look) throws {
        try Self.show(look) { window in
            let name = GoldenName(suite: "issue-list", scene: look.fixture, variant: look.variant)
            try ScreenGolden.check(window, name: name)
        }
    }

    @Test("The same look taken twice has the same bytes")
    func repeatable() throws {
        let look = try #require(Look.all.last)
        let pictures = try (0..<2).map { _ in
            try Self.show(look) { try ScreenGolden.snapshot(of: $0, source: "issue-list").picture }
        }
        #expect(pictures[0] == pictures[1])
    }

    /// Shows the whole list at its content's height.
    private static func show<Result>(_ look: Look, read: (UIWindow) throws -> Result) throws -> Result {
        try look.environment.whileInstalled {
            let issues = Array(try Fixture.issues(look.fixture).prefix(look.issueLimit))
            let stage = try IssueListStage(issues, phrasing: look.phrasing, environment: look.environment)
            stage.window.frame.size.height = stage.collectionView.contentSize.height
            stage.window.layoutIfNeeded()
            return try read(stage.window)
        }
    }
}
