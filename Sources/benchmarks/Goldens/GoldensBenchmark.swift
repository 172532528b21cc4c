import Foundation
import Gallery
import Goldens
import Raster
import UIKit

/// What golden tests cost: proving that nothing changed, comparing pixels, whole snapshots, recording, and the long run.
@MainActor enum GoldensBenchmark {
    private static let rounds = 31
    private static let issueCount = 10
    private static let changed = 100

    static func rows() throws(BenchmarkError) -> [BenchmarkRow] {
        // First: a child's peak is at least what this process had at most until then.
        let memory = try GoldenRounds.memoryRow()
        let folder = try emptyFolder()
        do {
            return try [unchangedRow(folder), snapshotRow(folder), memory, writingRow(folder)]
                + GoldenPairs.rows(in: folder)
        } catch {
            throw error as? BenchmarkError ?? BenchmarkError("\(error)")
        }
    }

    private static func emptyFolder() throws(BenchmarkError) -> URL {
        let folder = URL(fileURLWithPath: BenchmarkFolder.path(of: "goldens"), isDirectory: true)
        try? FileManager.default.removeItem(at: folder)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return folder
        } catch {
            throw BenchmarkError("\(folder.path): cannot be made")
        }
    }

    // MARK: A screen

    /// A laid-out screen, its display list, hashes and files against it: no pixel is drawn or decoded. Each screen is a new
    /// one, as each test makes its own.
    private static func unchangedRow(_ folder: URL) throws -> BenchmarkRow {
        let issues = try IssueSample.issues().prefix(issueCount)
        let name = GoldenName(suite: "screen", scene: "unchanged")
        let store = GoldenStore(folder: folder, mode: .all)
        _ = try store.check(GoldenScreen(issues).drawn(), name: name)
        var times: [Double] = []
        for _ in 0...rounds {
            let screen = try GoldenScreen(issues)
            var isProven = false
            times.append(
                try Stopwatch.seconds { isProven = try store.isProven(screen.undrawn(), at: name.path) })
            guard isProven else { throw BenchmarkError("a screen that did not change is not proven to be its golden") }
        }
        return BenchmarkRow(
            name: "unchanged golden of a screen, after layout", unit: "ms",
            ours: Statistics.median(times.dropFirst().map { $0 * 1000 })
        ).under(0.3)
    }

    /// A screen of new texts each time, from its data to the verdict on its pixels; Chromium takes a process for a picture.
    private static func snapshotRow(_ folder: URL) throws -> BenchmarkRow {
        var strings = try RowStrings()
        let store = GoldenStore(folder: folder, mode: .never)
        let name = GoldenName(suite: "screen", scene: "unchanged")
        var times: [Double] = []
        for _ in 0...rounds {
            let issues = strings.issues(issueCount)
            times.append(
                try Stopwatch.seconds {
                    let snapshot = try GoldenScreen(issues[...]).drawn()
                    _ = try store.verdict(on: snapshot, at: name.path)
                })
        }
        let data = try IssueSample.write(count: issueCount)
        let chromium = try WebPage(data: data, name: "goldens", height: 844).chromiumCommand()
        let pictures = try (0..<5).compactMap { _ in try chromium.map { try ChildProcess.run($0).milliseconds } }
        return BenchmarkRow(
            name: "snapshot of a changed screen, from data to verdict", unit: "ms",
            ours: Statistics.median(times.dropFirst().map { $0 * 1000 }),
            peers: ["chromium": pictures.isEmpty ? .missing : .value(Statistics.median(pictures))])
    }

    // MARK: Writing

    /// Goldens of a screen that are replaced, beside the same bytes written to new files.
    private static func writingRow(_ folder: URL) throws -> BenchmarkRow {
        let store = GoldenStore(folder: folder, mode: .all)
        let issues = try IssueSample.issues().prefix(issueCount)
        let snapshots = try [issues, issues.reversed()[...]].map {
            try GoldenScreen($0).drawn()
        }
        let paths = (0..<changed).map { "written/screen-\($0)" }
        for path in paths { _ = try store.record(snapshots[0], of: path, at: path) }
        let plain = folder.appending(path: "plain", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: plain, withIntermediateDirectories: true)
        var (ours, floor): ([Double], [Double]) = ([], [])
        for round in 1...5 {
            let snapshot = snapshots[round % 2]
            ours.append(
                try Stopwatch.seconds { for path in paths { _ = try store.record(snapshot, of: path, at: path) } })
            floor.append(
                try Stopwatch.seconds {
                    for number in 0..<changed {
                        let file = plain.appending(path: "\(round)-\(number)")
                        try Data(snapshot.picture).write(to: file)
                        try Data((snapshot.layout ?? "").utf8).write(to: file.appendingPathExtension("txt"))
                    }
                })
        }
        return BenchmarkRow(
            name: "100 changed goldens of a screen written", unit: "ms",
            ours: Statistics.median(ours.map { $0 * 1000 }),
            floor: Statistics.median(floor.map { $0 * 1000 }), ratio: Statistics.pairedRatio(ours, to: floor))
    }
}
