package import Foundation
import Synchronization

/// Gives each name of a run a file of its own, in folders that several tests share.
///
/// A name has the file that it is written as. Of two names that would share one (`a b` and `a-b`, or `Dark` and `dark`, which
/// are one file on many disks) the first keeps it, and the other's file ends in a digest of its name. Which is the first is
/// settled by the golden that is there: its stamp says whose it is, and a file with the digest is its name's own.
package final class GoldenPaths: Sendable {
    package static let shared = GoldenPaths()

    private struct State {
        /// Whose each file of this run is, by its path in small letters.
        var owners: [String: String] = [:]
        /// The files that a folder held when it was first looked at, by their names in small letters.
        var files: [String: [String: String]] = [:]
    }

    private let state = Mutex(State())

    /// The path in the folder, without an extension, of a name's golden.
    ///
    /// - Parameters:
    ///   - name: the whole name, as it was given.
    ///   - path: how it is written as a file's name.
    ///   - pathExtension: nil for none.
    package func path(of name: String, as path: String, _ pathExtension: String?, in folder: URL) -> String {
        let own = "\(path)-\(GoldenName.digest(of: name))"
        return state.withLock { state in
            let key = "\(folder.path)/\(path).\(pathExtension ?? "")".lowercased()
            if let owner = state.owners[key] { return owner == name ? path : own }
            let files = Self.files(in: folder, &state)
            let file = { (path: String) in pathExtension.map { "\(path).\($0)" } ?? path }
            if files[file(own).lowercased()] != nil { return own }
            if let present = files[file(path).lowercased()],
                Self.isAnothers(present, than: name, as: path, named: file(path), in: folder)
            {
                return own
            }
            state.owners[key] = name
            return path
        }
    }

    private static func files(in folder: URL, _ state: inout State) -> [String: String] {
        if let known = state.files[folder.path] { return known }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let files = Dictionary(names.sorted().map { ($0.lowercased(), $0) }) { first, _ in first }
        state.files[folder.path] = files
        return files
    }

    /// Whether a file that is there belongs to another name that is written alike.
    ///
    /// A golden that was renamed together with its test has the stamp of another path, and is the new name's.
    private static func isAnothers(
        _ present: String, than name: String, as path: String, named file: String, in folder: URL
    ) -> Bool {
        let picture = try? GoldenFile(url: folder.appending(path: present)).readEnd(GoldenStamp.endLength)
        guard let picture, let identity = GoldenStamp.identity(ofEnd: picture) else { return present != file }
        return identity.path == GoldenStamp.Identity(name: name, path: path).path
            && identity.name != GoldenName.digest(of: name)
    }
}
