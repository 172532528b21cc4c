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
            let paths = [snapshot.before, snapshot.after, snapshot.difference].compactMap(\.self)
            for path in Set(paths + (snapshot.files ?? []).map(\.taken).filter { !$0.isEmpty }).sorted() {
                // A document may come from anywhere.
                guard path.hasPrefix("\(ResultsFolder.imageFolder)/"), !path.split(separator: "/").contains("..")
                else {
                    throw ReportError.malformed(path: other.path)
                }
                let (source, target) = (other.url.appending(path: path), url.appending(path: path))
                guard manager.fileExists(atPath: source.path) else { continue }
                try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(contentsOf: source).write(to: target, options: .atomic)
            }
        }
    }
}
