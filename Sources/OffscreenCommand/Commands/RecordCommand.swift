import Foundation
import Goldens
import SnapshotReport

/// `record`: writes goldens.
enum RecordCommand: Subcommand {
    struct Values {
        var snapshots = SnapshotArguments()
        var onlyMissing = false
        var onlyFailed = false
    }

    static let name = "record"
    static let summary = "Write the goldens of scenes."
    static let optionalOperands = ["FILTER"]
    static let defaults = Values()

    static var options: [Option<Values>] {
        [
            .flag("--missing", to: \.onlyMissing, help: "only goldens that do not exist"),
            .flag("--failed", to: \.onlyFailed, help: "only goldens that do not exist or do not match"),
        ] + SnapshotArguments.options(in: \.snapshots)
    }

    static let notes = [
        "Each golden is a picture and the frames of its views (.layout.txt); both are replaced at once or not at all.",
        "The goldens that were written are printed, one a line.",
    ]

    static func run(_ values: Values, operands: [String], in context: CommandContext) throws -> ExitStatus {
        if values.onlyMissing, values.onlyFailed {
            throw CommandError.conflict("--missing", "--failed", remedy: "--failed records missing goldens, too")
        }
        let mode: RecordMode = values.onlyMissing ? .missing : values.onlyFailed ? .failed : .all
        let session = try SnapshotSession(
            values.snapshots, filter: operands.first, mode: mode, command: name, in: context)
        guard let document = try session.run() else { return .done }
        let folder = values.snapshots.folder
        for snapshot in document.snapshots where snapshot.verdict == .same {
            for file in snapshot.files ?? [] { try context.streams.write("\(folder)/\(file.golden)\n") }
        }
        let failures = document.snapshots.filter { $0.verdict == .failed }
        for failure in failures {
            context.streams.writeError("\(context.program) \(name): \(failure.id): \(failure.message ?? "")\n")
        }
        return failures.isEmpty ? .done : .badInput
    }
}
