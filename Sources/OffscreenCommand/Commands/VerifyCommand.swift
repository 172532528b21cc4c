import Foundation
import Goldens
import SnapshotReport

/// `verify`: whether scenes still look as their goldens do.
enum VerifyCommand: Subcommand {
    struct Values {
        var snapshots = SnapshotArguments()
        var format: ReportFormat?
    }

    static let name = "verify"
    static let summary = "Compare scenes with their goldens, and say what changed them."
    static let optionalOperands = ["FILTER"]
    static let defaults = Values()

    static var options: [Option<Values>] {
        SnapshotArguments.options(in: \.snapshots) + [
            .value(
                "--format", placeholder: ReportFormat.names, to: \.format,
                help: "what to print: text if not given", parse: ReportFormat.named)
        ]
    }

    static let notes = [
        "FILTER is a part of a snapshot's name, such as a scene's name or 'dark'.",
        "Layout is compared first, then what is drawn, then pixels. Snapshots that changed for the same cause are told "
            + "together; 'accept --cause ID' takes them. The results folder holds report.json with the pictures.",
        "Exit status 1 if a snapshot changed or has no golden, 2 if one could not be taken, 3 if goldens were recorded with "
            + "other fonts or libraries.",
    ]

    static func run(_ values: Values, operands: [String], in context: CommandContext) throws -> ExitStatus {
        let session = try SnapshotSession(
            values.snapshots, filter: operands.first, mode: .never, command: name, in: context)
        let document = try session.run()
        guard let document else { return .done }
        try context.streams.write(
            (values.format ?? .text).text(of: document, in: session.results, program: context.program))
        return document.exitStatus
    }
}

extension ReportDocument {
    /// What a run that ended with these results ends with.
    var exitStatus: ExitStatus {
        let verdicts = Set(snapshots.map(\.verdict))
        if verdicts.contains(.failed) { return .badInput }
        if !verdicts.isDisjoint(with: [.changed, .new, .missing]) { return .finding }
        return verdicts.contains(.environment) ? .environment : .done
    }
}
