import Foundation
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
            try Self.pictures(in: folder).filter { try isOrphan($0, in: folder) }.map {
                Orphan(folder: folder, path: $0)
            }
        }
    }

    private func isOrphan(_ path: String, in folder: String) throws -> Bool {
        let claims = claims.filter { $0.folder == folder }
        // The name of ours beside a foreign golden.
        let name = path.hasSuffix(".linux") ? String(path.dropLast(6)) : path
        if claims.contains(where: { $0.names.contains(name) || $0.names.contains(path) }) { return false }
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
