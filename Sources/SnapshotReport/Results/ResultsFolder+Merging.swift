import Foundation

extension ResultsFolder {
    /// Takes the results of another folder in: its runs after those that are here, its pictures beside them.
    package func merge(_ other: ResultsFolder) throws {
        guard other.url.standardizedFileURL != url.standardizedFileURL else { return }
        let records = try other.records()
        guard !records.isEmpty else { throw ReportError.empty(path: other.path) }
        try copyPictures(of: records.compactMap(\.snapshot), from: other)
        let writer = try makeRunFile()
        for record in records { try writer.write(record) }
    }

    private func copyPictures(of snapshots: [ReportDocument.Snapshot], from other: ResultsFolder) throws {
        let manager = FileManager.default
        for snapshot in snapshots {
            for path in snapshot.picturePaths {
                let (source, target) = (other.url.appending(path: path), url.appending(path: path))
                guard manager.fileExists(atPath: source.path) else { continue }
                try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(contentsOf: source).write(to: target, options: .atomic)
            }
        }
    }
}
