import Foundation
import SnapshotReport

/// `report`: what came of a run, in the format that is asked for; several runs together.
enum ReportCommand: Subcommand {
    struct Values {
        var snapshots = SnapshotArguments()
        var isSheet = false
        var merged: [String] = []
        var format: ReportFormat?
        var output: String?
        var imageBase: String?
    }

    static let name = "report"
    static let summary = "Show the results of a run, or of several shards together."
    static let optionalOperands = ["FILTER"]
    static let defaults = Values()

    static var options: [Option<Values>] {
        [
            .flag(
                "--sheet", to: \.isSheet,
                help: "draw scenes for a designer to review, with their measures and without goldens; FILTER and the "
                    + "options of 'verify' say which and how"),
            .values(
                "--merge", placeholder: "DIR", to: \.merged,
                help: "take the results of a shard into the folder first: its snapshots, pictures and claims"),
            .value(
                "--format", placeholder: ReportFormat.names, to: \.format, help: "text if not given",
                parse: ReportFormat.named),
            .value(
                "--output", "-o", placeholder: "FILE", to: \.output, help: "write to a file instead of standard output",
                parse: { text throws(InvalidValue) in try text.nonEmpty() }),
            .value(
                "--images", placeholder: "URL", to: \.imageBase,
                help: "where the results' folder can be seen, for the pictures in Markdown",
                parse: { text throws(InvalidValue) in try text.nonEmpty() }),
        ] + SnapshotArguments.options(in: \.snapshots)
    }

    static let notes = [
        "Tests write their results there too, with SNAPSHOT_RESULTS=DIR. report.json and the review page, report.html, are written anew "
            + "into the folder.",
        "A sheet is written to the folder \(SheetSession.defaultFolder) if --results names no other; its path is printed.",
        "Exit status 0: the report was made, whatever is in it.",
    ]

    static func run(_ values: Values, operands: [String], in context: CommandContext) throws -> ExitStatus {
        if values.isSheet { return try makeSheet(values, filter: operands.first, in: context) }
        if let filter = operands.first { throw CommandError.unexpectedOperand(filter) }
        if let option = values.snapshots.firstSceneOption {
            throw CommandError.conflict(option, "report", remedy: "only --sheet draws scenes")
        }
        let results = ResultsFolder(path: values.snapshots.resultsPath)
        do {
            for path in values.merged { try results.merge(ResultsFolder(path: path)) }
            let files = try ReportFiles(of: results, program: context.program)
            try files.write()
            let document = files.document
            let text = try (values.format ?? .text).text(
                of: document, in: results, program: context.program, imageBase: values.imageBase)
            guard let output = values.output else {
                try context.streams.write(text)
                return .done
            }
            try AtomicFile.write(to: output) { sink in try Array(text.utf8).withUnsafeBytes(sink) }
            return .done
        } catch let error as ReportError {
            throw CommandError.results(error.description)
        }
    }

    private static func makeSheet(
        _ values: Values, filter: String?, in context: CommandContext
    ) throws -> ExitStatus {
        for (option, isGiven) in [
            ("--merge", !values.merged.isEmpty), ("--format", values.format != nil), ("--output", values.output != nil),
            ("--images", values.imageBase != nil),
        ] where isGiven {
            throw CommandError.conflict("--sheet", option, remedy: "a sheet is a page in the results' folder")
        }
        let page = try SheetSession(values.snapshots, filter: filter, in: context).run()
        try context.streams.write(page + "\n")
        return .done
    }
}
