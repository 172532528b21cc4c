import Foundation
import Gallery

/// The files in `Fixtures/`.
enum Fixture {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures")

    static func issues(_ name: String) throws -> [Issue] {
        try IssueFile.issues(from: Data(contentsOf: folder.appending(path: name + ".json")))
    }
}
