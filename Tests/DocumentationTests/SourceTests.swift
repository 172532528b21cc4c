import Foundation
import Testing

@Suite("Sources") struct SourceTests {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The lines of each Swift file under `Sources`, with their places.
    private func lines() throws -> [(place: String, text: String)] {
        let folder = root.appendingPathComponent("Sources")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try files.sorted().flatMap { file in
            try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                .map { (place: "\(file):\($0.offset + 1)", text: String($0.element)) }
        }
    }

    @Test("no text is given to a precondition, as optimised builds leave it out")
    func preconditions() throws {
        let found = try lines().filter { $0.text.contains(/\bprecondition(Failure)?\(/) }
        #expect(found.map(\.place) == [])
    }

    @Test("what the compiler is not allowed to check has a reason in or above its line")
    func reasons() throws {
        let unchecked = /fatalError\(|\bunowned\b|@unchecked|nonisolated\(unsafe\)|assumingMemoryBound|unsafeBitCast/
        let lines = try lines()
        let found = lines.indices.filter { index in
            guard lines[index].text.contains(unchecked), !lines[index].text.contains("//") else { return false }
            // The comment may stand above the lines of one statement, or above several declarations.
            let above = lines[..<index].reversed().prefix { !$0.text.trimmingCharacters(in: .whitespaces).isEmpty }
            return !above.prefix(6).contains { $0.text.contains("//") }
        }
        #expect(found.map { lines[$0].place } == [])
    }
}
