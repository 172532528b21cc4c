import Foundation
import Goldens
import SnapshotReport

/// One run of `verify` or `record`, from its arguments to the document of its results.
@MainActor struct SnapshotSession {
    let results: ResultsFolder
    private let arguments: SnapshotArguments
    private let plan: SnapshotPlan
    private let chosen: [PlannedSnapshot]
    private let mode: RecordMode
    private let command: String
    private let context: CommandContext

    init(
        _ arguments: SnapshotArguments, filter: String?, mode: RecordMode, command: String, in context: CommandContext
    ) throws {
        self.arguments = arguments
        self.mode = mode
        self.command = command
        self.context = context
        try arguments.scene.checkStandardInput()
        if arguments.jobs.map({ $0 > 1 }) ?? false, arguments.scene.files.contains(where: { $0.path == "-" }) {
            throw CommandError.conflict("--jobs", "-", remedy: "several processes cannot read one standard input")
        }
        plan = try SnapshotPlan(arguments, in: context)
        let filtered = try plan.filtered(filter)
        let shard = try arguments.shard ?? Shard.ofBazel(in: ProcessInfo.processInfo.environment)
        chosen = shard?.part(of: filtered) ?? filtered
        results = ResultsFolder(path: arguments.resultsPath)
    }

    /// Takes every chosen snapshot.
    func run() throws -> ReportDocument? {
        let renderer = try SceneRenderer(fonts: arguments.scene.fonts, jobs: 1, command: command, in: context)
        tellLeftOut()
        // Workers write beside the run that started them.
        let claim = arguments.isWorker ? nil : try ResultsClaim(results)
        defer { withExtendedLifetime(claim) {} }
        do {
            if !arguments.isWorker { try results.clear() }
            let writer = try results.makeRunFile()
            let run = SnapshotRun(
                renderer: renderer,
                store: GoldenStore(folder: URL(filePath: arguments.folder), mode: mode, owner: .scenes),
                results: results, writer: writer, comparesPixels: arguments.comparesPixels)
            if arguments.isWorker {
                try WorkerLoop.run({ _ = try run.take(chosen[$0]) }, answer: { try context.streams.write($0) })
                return nil
            }
            try begin(writer)
            if let jobs = arguments.jobs, jobs > 1, chosen.count > 1 {
                try takeAll(run, workers: jobs)
            } else {
                try takeAll(run)
            }
            let files = try ReportFiles(of: results, program: context.program)
            try files.write()
            return files.document
        } catch let error as CommandError {
            throw error
        } catch let error as ReportError {
            throw CommandError.results(error.description)
        } catch {
            throw CommandError.unwritable(path: results.path, reason: error.localizedDescription)
        }
    }

    private func begin(_ writer: ResultsWriter) throws {
        let fingerprint = Fingerprint.current.text
        try writer.write(
            RunRecord(run: RunHead(title: "Snapshots", snapshotsFolder: arguments.folder, environment: fingerprint)))
        // Of the whole plan: what a filter or a shard leaves out has an owner as well. Without a plan the options choose the
        // looks, and goldens of other looks may be wanted, too.
        let claims = GoldenClaims(
            owner: .scenes, folder: arguments.folder, names: plan.snapshots.map(\.name.path),
            isComplete: arguments.planPath != nil)
        try writer.write(RunRecord(claims: claims))
    }

    private func takeAll(_ run: SnapshotRun) throws {
        let progress = Progress(total: chosen.count, streams: context.streams)
        defer { progress.clear() }
        for planned in chosen {
            progress.begin(planned.name.text)
            // What a scene and its picture made on the way is gone before the next one: memory stays flat.
            _ = try progress.whileListsAreLaidOut { try run.take(planned) }
        }
    }

    /// The same in other processes; a snapshot whose process crashes is one that failed.
    private func takeAll(_ run: SnapshotRun, workers: Int) throws {
        let progress = Progress(total: chosen.count, streams: context.streams)
        defer { progress.clear() }
        // Before all others: what follows "--" is no option.
        let arguments = context.arguments.prefix(1) + [SnapshotArguments.workerOption] + context.arguments.dropFirst()
        let pool = WorkerPool(arguments: Array(arguments), workerCount: workers)
        let began = { (item: Int) in progress.begin(chosen[item].name.text) }
        try pool.run(items: chosen.indices, began: began) { item, end in
            let result = SnapshotResult(
                failure: "the process that took it ended (\(end)); standard error has its last words",
                of: chosen[item].name)
            try run.writer.write(RunRecord(snapshot: result.snapshot, causes: []))
        }
    }

    private func tellLeftOut() {
        guard !plan.leftOut.isEmpty, !arguments.isWorker else { return }
        let names = plan.leftOut.joined(separator: ", ")
        context.streams.writeError(
            "\(context.program) \(command): left out, as they need data: \(names); give --data, or a plan that names it\n"
        )
    }
}
