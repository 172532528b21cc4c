import Foundation
import OffscreenCommand
import Testing

@Suite("Files of source") struct SourceFilesTests {
    @Test("a file is found in its module's folder at any depth, and never outside of it")
    func paths() throws {
        let folder = try TemporaryFolder()
        for path in ["Sources/App/Cards", "Tests/AppTests", "Other"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
        }
        for name in ["Sources/App/Cards/Card.swift", "Tests/AppTests/CardTests.swift", "Other/Side.swift", "Top.swift"]
        {
            _ = try folder.write("", to: name)
        }
        let path = { SourceFiles.path(of: $0, below: folder.path) }
        #expect(path("App/Card.swift") == "Sources/App/Cards/Card.swift")
        #expect(path("AppTests/CardTests.swift") == "Tests/AppTests/CardTests.swift")
        #expect(path("Other/Side.swift") == "Other/Side.swift")
        for name in [
            "App/rd.swift", "App/Gone.swift", "../Top.swift", "./Top.swift", "/Top.swift", "App/", "Top.swift",
        ] {
            #expect(path(name) == nil, "\(name)")
        }
    }
}
