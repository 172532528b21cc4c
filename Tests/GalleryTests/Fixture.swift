import Foundation
import Gallery

/// The files in `Fixtures/`.
enum Fixture {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures")

    static func data(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appending(path: name + ".json"))
    }

    static func issues(_ name: String) throws -> [Issue] {
        try IssueFile.issues(from: data(name))
    }
}
