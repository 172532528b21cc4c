import Foundation
import Raster
package import SnapshotReport

/// Finds goldens that nobody takes any more, from what runs claimed.
///
/// Safe under filters and shards: scenes claim all goldens of their plan whatever was left out, and a test claims only for
/// itself, once it has run to its end. A golden without a stamp, or of an owner that is not among the claims, is left alone.
package struct OrphanSearch {
    package struct Orphan: Equatable, Sendable {
        package let folder: String
        /// In the folder, without an extension.
        package let path: String
    }

    private let claims: [GoldenClaims]

    package init(_ records: [RunRecord]) {
        claims = records.compactMap(\.claims)
    }

    /// In the order of folders and paths.
    package func orphans() throws -> [Orphan] {
        var folders: [String] = []
        for claim in claims where !folders.contains(claim.folder) { folders.append(claim.folder) }
        return try folders.flatMap { folder in
            let claims = claims.filter { $0.folder == folder }
            let names = Set(claims.flatMap(\.names))
            return try Self.pictures(in: folder)
                // The second is ours beside a foreign golden.
                .filter { !names.contains($0) && !names.contains($0.replacing(/\.linux$/, with: "")) }
                .filter { try Self.isOrphan($0, in: folder, claims) }
                .map { Orphan(folder: folder, path: $0) }
        }
    }

    /// The same as entries of a report, which shows their pictures.
    package func entries(in results: ResultsFolder) throws -> [ReportDocument.Snapshot] {
        try orphans().map { orphan in
            let parts = orphan.path.split(separator: "/", maxSplits: 1).map(String.init)
            let isInSuite = parts.count == 2
            let folder = orphan.folder.split(separator: "/").last.map(String.init) ?? orphan.folder
            let file = (parts.last ?? orphan.path).split(separator: ".", maxSplits: 1).map(String.init)
            let name = GoldenName(
                suite: isInSuite ? parts[0] : folder, scene: file.first ?? "", variant: file.count == 2 ? file[1] : "")
            var entry = ReportDocument.Snapshot(
                of: name, verdict: .orphan, message: "nothing takes \(orphan.path).png any more; 'prune' removes it")
            try Self.addPicture(of: orphan, to: &entry, in: results)
            return entry
        }
    }

    private static func addPicture(
        of orphan: Orphan, to entry: inout ReportDocument.Snapshot, in results: ResultsFolder
    ) throws {
        let file = GoldenFile(url: URL(fileURLWithPath: orphan.folder).appending(path: "\(orphan.path).png"))
        guard let picture = try file.read(), let size = PNGDecoder.size(of: picture) else { return }
        let path = "\(ResultsFolder.imageFolder)/\(entry.id).orphan.png"
        try GoldenFile(url: results.url.appending(path: path), within: results.url).replace(with: picture)
        entry.before = path
        entry.pixels = ReportDocument.PictureSize(width: size.width, height: size.height, scale: 1)
    }

    /// Whether a golden that nobody claims belongs to one of those who would have claimed it.
    private static func isOrphan(_ path: String, in folder: String, _ claims: [GoldenClaims]) throws -> Bool {
        let file = GoldenFile(url: URL(fileURLWithPath: folder).appending(path: path + ".png"))
        guard let picture = try file.read(), let stamp = GoldenStamp(of: picture) else { return false }
        return claims.contains { claim in
            guard claim.isComplete else { return false }
            switch claim.owner {
            case .scenes: return stamp.owner == .scenes
            case .test: return stamp.owner == .tests && claim.prefix.map(path.hasPrefix) ?? false
            }
        }
    }

    /// The pictures below a folder, sorted; symbolic links are not followed.
    private static func pictures(in folder: String) throws -> [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return paths.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
    }

    /// Removes a golden's files and returns their paths.
    package static func remove(_ orphan: Orphan) throws -> [String] {
        let folder = URL(fileURLWithPath: orphan.folder)
        let files = GoldenFiles(folder: folder, path: orphan.path)
        var removed: [String] = []
        for file in [files.picture, files.layout] where FileManager.default.fileExists(atPath: file.path) {
            try file.remove()
            removed.append(file.path)
        }
        return removed
    }
}
