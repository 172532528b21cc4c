import Foundation
import SourceAdapter
import Testing

/// Source that no one wrote: whatever it is, the adapter answers, keeps its lines, and says the same again.
@Suite("Damaged source") struct MutationTests {
    private static let pieces = [
        "@objc ", "#selector(", "#keyPath(", "override ", "extension A {", "}", "{", "(", ")", "class A {", "optional ",
        "protocol P {", "#if os(iOS)\n", "#endif\n", "import QuartzCore\n", "?.x?()", "\n", "\"", "é", "func ", "`",
    ]

    private static let sources: [String] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Fixtures/ExampleApp/Feed")
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()) ?? []
        return names.compactMap { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }()

    /// Knuth's linear congruential generator: the same sources on every run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 32) | (state << 32)
        }
    }

    private func damaged(_ text: String, by generator: inout Generator) -> String {
        var bytes = Array(text.utf8)
        for _ in 0...Int.random(in: 0..<3, using: &generator) {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1..<20, using: &generator)))
            case 1: bytes[place] = UInt8.random(in: 32..<127, using: &generator)
            default: bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator)?.utf8 ?? "".utf8, at: place)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("damaged source is adapted line by line or refused with its place", arguments: 0..<4 as Range<UInt64>)
    func mutations(seed: UInt64) throws {
        var generator = Generator(state: seed)
        for _ in 0..<40 {
            let source = try #require(Self.sources.randomElement(using: &generator))
            let text = damaged(source, by: &generator)
            let file = SourceFile(path: "a.swift", name: "a.swift", text: text)
            do {
                let result = try SourceAdapter.adapt([file])
                #expect(try SourceAdapter.adapt([file]) == result)
                let lines = body(of: result[0]).split(separator: "\n", omittingEmptySubsequences: false)
                #expect(lines.count >= text.split(separator: "\n", omittingEmptySubsequences: false).count)
            } catch {
                #expect(!error.problems.isEmpty && error.problems.allSatisfy { $0.line >= 1 && $0.column >= 1 })
            }
        }
    }
}
