import Foundation
import Goldens
package import SnapshotReport

/// What the tests of this process found, for `report`, `accept` and `prune`: where `SNAPSHOT_RESULTS` names a folder.
package final class TestResults: Sendable {
    static let variable = "SNAPSHOT_RESULTS"

    /// Nil where no results are asked for, or their folder cannot be written.
    private static let shared: TestResults? = {
        guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else { return nil }
        do {
            return try TestResults(ResultsFolder(path: path))
        } catch {
            print("warning: \(variable)=\(path): \(error)")
            return nil
        }
    }()

    /// Takes the place of the variable inside of a test.
    @TaskLocal package static var substitute: TestResults?
    static var inForce: TestResults? { substitute ?? shared }

    let folder: ResultsFolder
    private let writer: ResultsWriter

    package init(_ folder: ResultsFolder) throws {
        self.folder = folder
        writer = try folder.makeRunFile()
        let fingerprint = Fingerprint.current.text
        try writer.write(RunRecord(run: RunHead(title: "Snapshots", snapshotsFolder: "", environment: fingerprint)))
    }

    func write(_ result: SnapshotResult, at place: SnapshotPlace) {
        var snapshot = result.snapshot
        snapshot.snapshotsFolder = place.folderPath
        write(RunRecord(snapshot: snapshot, causes: result.causes))
    }

    func write(_ claims: GoldenClaims) {
        write(RunRecord(claims: claims))
    }

    /// A report that cannot be written is no failure of a test.
    private func write(_ record: RunRecord) {
        do {
            try writer.write(record)
        } catch {
            print("warning: \(Self.variable): \(error)")
        }
    }
}

extension SnapshotPlace {
    /// The message of a comparison; what keeps the snapshot from being taken or compared is a failure, in the results, too.
    func reportingErrors(_ compare: () throws -> String?) -> String? {
        do {
            return try compare()
        } catch {
            TestResults.inForce?.write(SnapshotResult(failure: "\(error)", of: reportName), at: self)
            return "\(error)"
        }
    }

    /// What reports call the snapshot.
    var reportName: GoldenName {
        let test = test.split(separator: "(").first.map(String.init) ?? test
        return GoldenName(suite: suite, scene: test, variant: String(path.dropFirst(prefix.count)))
    }
}
