import Foundation
import Testing

@Suite("README.md") struct ReadmeTests {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func lines(of url: URL) throws -> [String] {
        try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    }

    @Test("the lines of source that the samples of lint and explain name make the constraints that stand beside them")
    func explanation() throws {
        // `height == 24 …   Gallery/IssueCell.swift:98`: that line makes a constraint of heightAnchor.
        let sample = /\.(?<attribute>[a-zA-Z]+) ==.* (?<module>[A-Za-z]+)\/(?<file>[A-Za-z]+\.swift):(?<line>\d+)/
        let matches = try lines(of: root.appending(path: "README.md")).compactMap {
            try sample.firstMatch(in: $0)?.output
        }
        #expect(matches.count == 6)
        for match in matches {
            let folder = root.appending(path: "Sources/\(match.module)")
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            let path = try #require(paths.first { $0.hasSuffix("/\(match.file)") })
            let number = try #require(Int(match.line))
            let source = try lines(of: folder.appending(path: path))
            #expect(
                source[number - 1].contains("\(match.attribute)Anchor.constraint("), "\(match.file):\(match.line)")
        }
    }
}
