import Foundation
package import SnapshotReport

/// Puts what a run took in the place of goldens.
package struct GoldenAcceptance {
    private let results: ResultsFolder
    private let folderName: String
    private var folder: URL { URL(fileURLWithPath: folderName, isDirectory: true) }

    /// - Parameter folder: the goldens'.
    package init(results: ResultsFolder, folder: String) {
        self.results = results
        folderName = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    }

    /// Takes a snapshot's files and returns the paths of the goldens.
    ///
    /// - Parameter isDryRun: only says which.
    package func accept(_ snapshot: ReportDocument.Snapshot, isDryRun: Bool) throws -> [String] {
        let files = try (snapshot.files ?? []).map { file in
            try check(file.golden)
            return (golden: file.golden, bytes: try taken(file))
        }
        let paths = files.map { "\(folderName)/\($0.golden)" }
        guard !isDryRun, let first = files.first else { return paths }
        if first.golden.hasSuffix(Self.pictureExtension) {
            let golden = GoldenFiles(folder: folder, path: String(first.golden.dropLast(Self.pictureExtension.count)))
            try golden.replace(picture: first.bytes, layout: files.dropFirst().first?.bytes)
        } else {
            for file in files {
                try GoldenFile(url: folder.appending(path: file.golden), within: folder).replace(with: file.bytes)
            }
        }
        return paths
    }

    private static let pictureExtension = ".png"

    private func taken(_ file: ReportDocument.File) throws -> [UInt8] {
        try check(file.taken)
        guard let bytes = try GoldenFile(url: results.url.appending(path: file.taken)).read() else {
            throw GoldensError.file(path: file.taken, reason: "the results lack it; run 'verify' again")
        }
        return bytes
    }

    /// A document may come from anywhere: its paths lead nowhere but down.
    private func check(_ path: String) throws(GoldensError) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !path.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }) else {
            throw .file(path: path, reason: "leads out of its folder")
        }
    }
}
