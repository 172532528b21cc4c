import Goldens
import SnapshotReport

/// `prune`: removes goldens that no scene or test takes any more.
enum PruneCommand: Subcommand {
    struct Values {
        var results: String?
        var isDryRun = false
    }

    static let name = "prune"
    static let summary = "Remove goldens that no scene and no test of the last run takes any more."
    static let defaults = Values()

    static var options: [Option<Values>] {
        [
            .value(
                "--results", placeholder: "DIR", to: \.results,
                help: "the results' folder; \(SnapshotArguments.defaultResults) if not given",
                parse: { text throws(InvalidValue) in try text.nonEmpty() }),
            .flag("--dry-run", to: \.isDryRun, help: "print what would be removed, and remove nothing"),
        ]
    }

    static let notes = [
        "The results say which goldens have an owner: scenes with a plan name all of theirs, whatever a filter or a shard "
            + "left out; a "
            + "test names those it took, once it has run to its end. Goldens of tests that did not run, and those that were "
            + "not recorded here, are left alone.",
        "The files that were removed are printed, one a line.",
    ]

    static func run(_ values: Values, operands: [String], in context: CommandContext) throws -> ExitStatus {
        let results = ResultsFolder(path: values.results ?? SnapshotArguments.defaultResults)
        do {
            let records = try results.records()
            guard !records.isEmpty else { throw ReportError.empty(path: results.path) }
            for orphan in try OrphanSearch(records).orphans() {
                let paths = values.isDryRun ? ["\(orphan.folder)/\(orphan.path).png"] : try OrphanSearch.remove(orphan)
                for path in paths { try context.streams.write(path + "\n") }
            }
            return .done
        } catch let error as ReportError {
            throw CommandError.results(error.description)
        } catch let error as GoldensError {
            throw CommandError.results(error.description)
        }
    }
}
