import Foundation
import Gallery
import Goldens
import Raster

/// `benchmarks golden-rounds COUNT`: a process that takes and compares so many snapshots, whose peak memory is read from
/// outside.
@MainActor enum GoldenRounds {
    private static let few = 2_000
    /// Issues with texts of their own, so that what is kept of texts is there from the beginning.
    private static let issueCount = 1_000
    private static let many = 10_000
    /// Points: a heading and a card.
    private static let height: CGFloat = 220

    /// How much more memory 10,000 snapshots in one process take than 2,000.
    static func memoryRow() throws(BenchmarkError) -> BenchmarkRow {
        func peak(_ count: Int) throws(BenchmarkError) -> Double {
            try ChildProcess.run([BenchmarkCommand.ownPath, "golden-rounds", "\(count)"]).peakMebibytes
        }
        let growth = try peak(many) - peak(few)
        return BenchmarkRow(name: "goldens, memory from 2,000 snapshots to 10,000", unit: "MiB", ours: growth).under(5)
    }

    static func run(_ arguments: [String]) -> Int32 {
        do {
            guard arguments.count == 1, let count = Int(arguments[0]), count >= 0 else {
                throw BenchmarkError("usage: benchmarks golden-rounds COUNT")
            }
            try take(count)
            return 0
        } catch {
            return BenchmarkCommand.fail(error as? BenchmarkError ?? BenchmarkError("\(error)"))
        }
    }

    /// Each of one issue, other than that before; every other one is recorded, the next differs from it.
    private static func take(_ count: Int) throws {
        let folder = URL(fileURLWithPath: BenchmarkFolder.path(of: "golden-rounds"), isDirectory: true)
        try? FileManager.default.removeItem(at: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        var strings = try RowStrings()
        let issues = strings.issues(issueCount)
        let name = GoldenName(suite: "rounds", scene: "issue")
        for round in 0..<count {
            let store = GoldenStore(folder: folder, mode: round.isMultiple(of: 2) ? .all : .never)
            let snapshot = try GoldenScreen([issues[round % issueCount]], height: height).drawn()
            _ = try store.check(snapshot, name: name)
        }
    }
}
