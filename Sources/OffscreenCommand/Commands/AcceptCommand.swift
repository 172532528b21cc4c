import Foundation
import Goldens
import SnapshotReport

/// `accept`: makes what a run took the goldens.
enum AcceptCommand: Subcommand {
    struct Values {
        var results: String?
        var snapshots: String?
        var causes: [String] = []
        var isDryRun = false
    }

    static let name = "accept"
    static let summary = "Take what a run found as the new goldens: all, by name or by cause."
    static let optionalOperands = ["NAME…"]
    static let defaults = Values()

    static var options: [Option<Values>] {
        [
            .values(
                "--cause", placeholder: "ID", to: \.causes,
                help: "only snapshots that changed for this cause alone, or for others that are given"),
            .value(
                "--results", placeholder: "DIR", to: \.results,
                help: "the results' folder; \(SnapshotArguments.defaultResults) if not given",
                parse: { text throws(InvalidValue) in try text.nonEmpty() }),
            .value(
                "--snapshots", placeholder: "DIR", to: \.snapshots,
                help: "the goldens' folder; the one of the run if not given",
                parse: { text throws(InvalidValue) in try text.nonEmpty() }),
            .flag("--dry-run", to: \.isDryRun, help: "print what would be taken, and take nothing"),
        ]
    }

    static let notes = [
        "NAME is a snapshot's name as the report has it, or its beginning up to a '/' or a '.': a suite, a scene.",
        "Goldens of another environment are not taken unless they are named. The goldens that were written are printed.",
    ]

    static func run(_ values: Values, operands: [String], in context: CommandContext) throws -> ExitStatus {
        let results = ResultsFolder(path: values.results ?? SnapshotArguments.defaultResults)
        do {
            let document = try results.document()
            let chosen = try SnapshotChoice(names: operands, causes: values.causes).snapshots(of: document)
            for snapshot in chosen {
                let acceptance = GoldenAcceptance(
                    results: results,
                    folder: values.snapshots ?? snapshot.snapshotsFolder ?? document.snapshotsFolder)
                for path in try acceptance.accept(snapshot, isDryRun: values.isDryRun) {
                    try context.streams.write(path + "\n")
                }
            }
            return .done
        } catch let error as ReportError {
            throw CommandError.results(error.description)
        } catch let error as GoldensError {
            throw CommandError.results(error.description)
        }
    }
}

/// Which snapshots of a document are meant.
struct SnapshotChoice {
    let names: [String]
    let causes: [String]

    /// - Throws: `CommandError` for a name or a cause that the document does not have.
    func snapshots(of document: ReportDocument) throws(CommandError) -> [ReportDocument.Snapshot] {
        for cause in causes where !document.causes.contains(where: { $0.id == cause }) {
            throw .invalidValue(
                option: "--cause", value: cause, expected: "the id of a cause",
                nearest: Suggestion.nearest(to: cause, in: document.causes.map(\.id)))
        }
        for name in names where !document.snapshots.contains(where: { matches($0, name) }) {
            throw .unknownSnapshot(name, nearest: Suggestion.nearest(to: name, in: document.snapshots.map(\.id)))
        }
        return document.snapshots.filter { isMeant($0) }
    }

    private func isMeant(_ snapshot: ReportDocument.Snapshot) -> Bool {
        guard snapshot.files?.isEmpty == false else { return false }
        switch snapshot.verdict {
        case .changed, .new: break
        case .environment: if names.isEmpty && causes.isEmpty { return false }
        case .same, .missing, .orphan, .failed: return false
        }
        if !names.isEmpty, !names.contains(where: { matches(snapshot, $0) }) { return false }
        return causes.isEmpty || !snapshot.causes.isEmpty && snapshot.causes.allSatisfy(causes.contains)
    }

    private func matches(_ snapshot: ReportDocument.Snapshot, _ name: String) -> Bool {
        guard snapshot.id.hasPrefix(name) else { return false }
        let next = snapshot.id.dropFirst(name.count).first
        return next == nil || next == "/" || next == "." || name.hasSuffix("/")
    }
}
