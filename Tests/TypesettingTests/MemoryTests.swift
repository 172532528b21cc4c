import Foundation
import Testing
import Typesetting

/// In processes of their own, whose peak no other test raises.
@Suite("Memory that texts take")
struct MemoryTests {
    @Test("Texts that are set once do not pile up", .timeLimit(.minutes(5)))
    func manyTexts() async {
        await #expect(processExitsWith: .success) {
            let text = "A row with a title of its own, and words that wrap "
            func set(_ serials: Range<Int>) {
                for serial in serials { _ = frame("\(text) \(serial)", width: 150) }
            }
            set(0..<8_000)
            let before = try #require(Self.peak())
            set(8_000..<20_000)
            let growth = try #require(Self.peak()) - before
            // What is kept has its bound by then; where blocks of memory come to lie makes up to 6 MiB from run to run. All of
            // the texts would take more than 1 kB each.
            try #require(growth < 10, "12,000 texts more take \(growth) MiB more")
        }
    }

    @Test("Of a text of 10 MB in a few lines no more is set than they show", .timeLimit(.minutes(5)))
    func fewLines() async {
        await #expect(processExitsWith: .success) {
            let text = String(repeating: "lorem ipsum ", count: 900_000)
            _ = frame("lorem ipsum", width: 300)
            let before = try #require(Self.peak())
            try #require(frame(text, width: 300, lines: 3).lines.count == 3)
            let growth = try #require(Self.peak()) - before
            try #require(growth < 24, "three lines take \(growth) MiB")
        }
    }

    @Test("A text of 10 MB on as many lines as it needs takes no more than 400 MiB", .timeLimit(.minutes(10)))
    func allLines() async {
        await #expect(processExitsWith: .success) {
            let text = String(repeating: "lorem ipsum ", count: 900_000)
            _ = frame("lorem ipsum", width: 300)
            let before = try #require(Self.peak())
            try #require(frame(text, width: 300).lines.count > 10_000)
            let growth = try #require(Self.peak()) - before
            try #require(growth < 400, "all lines take \(growth) MiB")
        }
    }

    /// The most that the process had in memory so far, in MiB.
    private static func peak() -> Int? {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 / 1024 }
    }
}
