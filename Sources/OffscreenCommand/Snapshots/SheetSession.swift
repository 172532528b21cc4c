import Foundation
import Goldens
import SnapshotReport

/// A sheet of scenes and states with their measures, for a designer: no golden is needed.
@MainActor struct SheetSession {
    private let results: ResultsFolder
    private let chosen: [PlannedSnapshot]
    private let renderer: SceneRenderer
    private let context: CommandContext

    /// Apart from the results of runs, which a sheet must not replace before they are accepted.
    static let defaultFolder = "design-review"

    init(_ arguments: SnapshotArguments, filter: String?, in context: CommandContext) throws {
        self.context = context
        try arguments.scene.checkStandardInput()
        let filtered = try SnapshotPlan(arguments, in: context).filtered(filter)
        chosen = arguments.shard?.part(of: filtered) ?? filtered
        results = ResultsFolder(path: arguments.results ?? Self.defaultFolder)
        renderer = try SceneRenderer(fonts: arguments.scene.fonts, jobs: 1, command: ReportCommand.name, in: context)
    }

    /// Draws every chosen scene and writes the document and its page; returns the page's path.
    func run() throws -> String {
        let claim = try ResultsClaim(results)
        defer { withExtendedLifetime(claim) {} }
        try results.clear()
        let progress = Progress(total: chosen.count, streams: context.streams)
        defer { progress.clear() }
        var document = ReportDocument(title: "Design review", kind: .sheet, snapshotsFolder: "", snapshots: [])
        for planned in chosen {
            progress.begin(planned.name.text)
            document.snapshots.append(try progress.whileListsAreLaidOut { try entry(for: planned) })
        }
        try ReportFiles(document, in: results, program: context.program).write()
        return "\(results.relativePath)/\(ResultsFolder.pageName)"
    }

    private func entry(for planned: PlannedSnapshot) throws -> ReportDocument.Snapshot {
        do {
            guard let snapshot = try renderer.snapshot(of: planned, isUnchanged: { _ in false }) else {
                return ReportDocument.Snapshot(of: planned.name, verdict: .failed)
            }
            return try SnapshotResult(shown: snapshot, as: planned.name, in: results).snapshot
        } catch let error as CommandError {
            if case .environment = error { throw error }
            if case .unwritable = error { throw error }
            return ReportDocument.Snapshot(of: planned.name, verdict: .failed, message: error.message(program: ""))
        }
    }
}
