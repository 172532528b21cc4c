import Foundation
import Glibc
package import SnapshotReport

/// Keeps a results folder for one run: another one would begin it anew, and both would report each other's snapshots.
///
/// It ends with its last use, and with the process whatever ends that.
package final class ResultsClaim {
    private let descriptor: Int32

    /// - Throws: `CommandError` where another run is at work in the folder, or it cannot be made.
    package init(_ results: ResultsFolder) throws {
        do {
            try FileManager.default.createDirectory(at: results.url, withIntermediateDirectories: true)
        } catch {
            throw CommandError.unwritable(path: results.relativePath, reason: error.localizedDescription)
        }
        descriptor = open(results.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // Where the file system knows no locks, nothing is kept.
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
        throw CommandError.results(
            "\(results.relativePath): another run is at work in this folder; wait for it, or give another with --results"
        )
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
