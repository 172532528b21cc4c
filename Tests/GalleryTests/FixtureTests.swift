import Foundation
import Gallery
import Testing

@Suite("The fixtures of the issue list")
struct FixtureTests {
    @Test(
        "Every fixture holds the issues it is named for",
        arguments: [
            ("issues", 12), ("issues-100", 100), ("issues-empty", 0), ("issues-no-labels", 2), ("issues-40-labels", 1),
            ("issues-long-title", 1),
        ])
    func count(name: String, count: Int) throws {
        #expect(try Fixture.issues(name).count == count)
    }

    @Test("The main fixture shows every status, and an author who is gone")
    func statuses() throws {
        let issues = try Fixture.issues("issues")
        #expect(Set(issues.map(\.status)) == Set(Issue.Status.allCases))
        #expect(issues.contains { $0.author == nil && $0.body == nil })
        #expect(issues.contains { $0.labels.isEmpty })
    }

    @Test("The other fixtures have the labels and the length they are named for")
    func extremes() throws {
        #expect(try Fixture.issues("issues-no-labels").allSatisfy(\.labels.isEmpty))
        #expect(try Fixture.issues("issues-40-labels").map(\.labels.count) == [40])
        #expect(try Fixture.issues("issues-long-title").allSatisfy { $0.title.count > 400 })
    }
}
