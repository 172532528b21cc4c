import Foundation
import Goldens
import ImageComparison

/// Compares what was taken with the golden, and records it where the mode asks for that.
struct SnapshotCheck {
    let place: SnapshotPlace
    let mode: RecordMode

    /// A failing comparison: the words, and what a person looks at.
    struct Failure {
        let message: String
        var attachments: [XCTAttachment] = []

        func attach(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
            TestFailure.attach(attachments, fileID: fileID, filePath: filePath, line: line, column: column)
        }
    }

    /// Nil where what was taken matches its golden.
    func run<Format>(on taken: Format, by diffing: Diffing<Format>) throws -> Failure? {
        guard let picture = diffing.picture else { return try value(taken, by: diffing) }
        return try self.picture(of: taken, by: picture)
    }

    // MARK: Values of any format

    /// Nil where the value matches its golden.
    private func value<Format>(_ taken: Format, by diffing: Diffing<Format>) throws -> Failure? {
        let golden = GoldenFile(url: place.url)
        let data = diffing.toData(taken)
        let recorded = try golden.read()
        guard let recorded, mode != .all else {
            try report(data, isMissing: recorded == nil, reason: nil)
            return try recordIfAsked(isMissing: recorded == nil) { try golden.replace(with: [UInt8](data)) }
        }
        guard let (reason, attachments) = diffing.diff(diffing.fromData(Data(recorded)), taken) else {
            try report(data, isMissing: false, reason: nil)
            return nil
        }
        try report(data, isMissing: false, reason: reason)
        if mode == .failed { try golden.replace(with: [UInt8](data)) }
        let artifact = GoldenFile(url: place.artifact())
        try artifact.replace(with: [UInt8](data))
        return Failure(message: mismatch(golden.path, artifact.path, reason), attachments: attachments)
    }

    // MARK: Pictures with their frames

    /// Nil where frames and pixels are the golden's.
    private func picture<Format>(of taken: Format, by comparison: PictureComparison<Format>) throws -> Failure? {
        if let image = taken as? SnapshotImage, image.isUnchanged {
            TestResults.inForce?.write(SnapshotResult(unchanged: place.reportName, size: image.pictureSize), at: place)
            return nil
        }
        let snapshot = try comparison.snapshot(taken)
        let store = GoldenStore(
            folder: place.folder, mode: mode, tolerance: comparison.tolerance, masks: comparison.masks)
        let verdict: Verdict
        do {
            verdict = try store.verdict(on: snapshot, at: place.path)
        } catch {
            return try recordOver(error) { _ = try store.record(snapshot, of: place.wholeName, at: place.path) }
        }
        try report(verdict, on: snapshot, in: store)
        if case .missing = verdict {
            return try recordIfAsked(isMissing: true) {
                _ = try store.record(snapshot, of: place.wholeName, at: place.path)
            }
        }
        if mode == .all {
            return try recordIfAsked(isMissing: false) {
                _ = try store.record(snapshot, of: place.wholeName, at: place.path)
            }
        }
        guard verdict.isFailure else {
            if case .environmentDiffers = verdict { print("warning: \(place.path): \(verdict.problem)") }
            return nil
        }
        let before = try store.picture(at: place.path, for: snapshot) ?? []
        let difference = try PictureEvidence(golden: before, actual: snapshot.picture)
        if mode == .failed { _ = try store.record(snapshot, of: place.wholeName, at: place.path) }
        let artifact = GoldenFile(url: place.artifact())
        try artifact.replace(with: snapshot.picture)
        try GoldenFile(url: place.artifact(".difference")).replace(with: difference.picture)
        let reason = "\(difference.reason(verdict, tolerance: comparison.tolerance))\n\(verdict.problem)"
        return Failure(
            message: mismatch(place.url.path(percentEncoded: false), artifact.path, reason),
            attachments: difference.attachments)
    }

    // MARK: Results

    /// Writes what came of a picture, before anything is recorded.
    private func report(_ verdict: Verdict, on snapshot: Snapshot, in store: GoldenStore) throws {
        guard let results = TestResults.inForce else { return }
        let golden = try store.golden(at: place.path, for: snapshot)
        let target = try store.target(of: place.path, for: snapshot)
        let result = try SnapshotResult(
            verdict, of: place.reportName, taken: snapshot, golden: golden, target: target,
            wholeName: place.wholeName, owner: .tests, tolerance: store.tolerance, in: results.folder)
        results.write(result, at: place)
    }

    /// The same for a value that is no picture.
    ///
    /// - Parameter reason: how it differs; nil where it does not.
    private func report(_ data: Data, isMissing: Bool, reason: String?) throws {
        guard let results = TestResults.inForce else { return }
        let file = place.url.lastPathComponent
        let result = try SnapshotResult(
            value: [UInt8](data), of: place.reportName, isMissing: isMissing, reason: reason, target: file,
            in: results.folder)
        results.write(result, at: place)
    }

    /// A golden that is no picture is mended by recording it anew, where the mode asks for that.
    private func recordOver(_ error: GoldensError, _ record: () throws -> Void) throws -> Failure {
        guard case .wrongGolden = error, mode == .all || mode == .failed else { throw error }
        try record()
        return Failure(message: "\(error)\n\nA new snapshot was automatically recorded.")
    }

    // MARK: Words

    private func recordIfAsked(isMissing: Bool, _ record: () throws -> Void) throws -> Failure? {
        guard mode != .never else {
            return Failure(
                message: "No reference was found on disk. New snapshot was not recorded because recording is disabled")
        }
        try record()
        let file = "open \"file://\(place.url.path(percentEncoded: false))\""
        return Failure(
            message: isMissing
                ? """
                No reference was found on disk. Automatically recorded snapshot: …

                \(file)

                Re-run "\(place.test)" to assert against the newly-recorded snapshot.
                """
                : """
                Record mode is on. Automatically recorded snapshot: …

                \(file)

                Turn record mode off and re-run "\(place.test)" to assert against the newly-recorded snapshot.
                """)
    }

    private func mismatch(_ golden: String, _ artifact: String, _ reason: String) -> String {
        let head =
            place.name.map { "Snapshot \"\($0)\" does not match reference." } ?? "Snapshot does not match reference."
        let tool = SnapshotTestingConfiguration.current?.diffTool ?? ProcessSettings.diffTool ?? .default
        let recorded = mode == .failed ? "\n\nA new snapshot was automatically recorded." : ""
        return """
            \(head)\(recorded)

            \(tool(currentFilePath: golden, failedFilePath: artifact))

            \(reason)
            """
    }
}
