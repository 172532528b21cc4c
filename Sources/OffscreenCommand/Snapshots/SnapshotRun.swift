import Foundation
import Goldens
import SnapshotReport

/// Takes planned snapshots, compares each with its golden, records it where that is asked for, and writes the result.
///
/// Made by `verify` and `record`, and in each of their workers.
@MainActor struct SnapshotRun {
    let renderer: SceneRenderer
    let store: GoldenStore
    let results: ResultsFolder
    let writer: ResultsWriter
    let comparesPixels: Bool

    /// - Throws: only what ends the whole run: fonts that are missing, a folder that cannot be written.
    func take(_ planned: PlannedSnapshot) throws -> SnapshotResult {
        let result: SnapshotResult
        do {
            result = try check(planned)
        } catch let error as CommandError {
            if case .environment = error { throw error }
            if case .unwritable = error { throw error }
            result = SnapshotResult(failure: error.message(program: ""), of: planned.name)
        } catch let error as GoldensError {
            if case .file = error { throw CommandError.results(error.description) }
            result = SnapshotResult(failure: error.description, of: planned.name)
        }
        try writer.write(RunRecord(snapshot: result.snapshot, causes: result.causes))
        return result
    }

    private func check(_ planned: PlannedSnapshot) throws -> SnapshotResult {
        let path = planned.name.path
        let mayProve = !comparesPixels && store.mode != .all
        var size = ReportDocument.PictureSize(width: 0, height: 0, scale: 1)
        let snapshot = try renderer.snapshot(of: planned) { undrawn in
            size = undrawn.pictureSize
            return try mayProve && store.isProven(undrawn, at: path)
        }
        guard let snapshot else { return SnapshotResult(unchanged: planned.name, size: size) }
        let golden = try store.golden(at: path, for: snapshot)
        let target = try store.target(of: path, for: snapshot)
        let verdict = try store.check(snapshot, name: planned.name)
        return try SnapshotResult(
            verdict, of: planned.name, taken: snapshot, golden: golden, target: target, owner: store.owner, in: results)
    }
}
