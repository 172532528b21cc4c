import Glibc
import Synchronization

/// A file that is being written and gets its real name when it is whole.
///
/// Where the file system can (`O_TMPFILE`), it has no name until then, so that nothing stays of a process that crashes;
/// elsewhere it stands beside the target as `.offscreen-PID-N.tmp`, which the signals that end a process remove.
package enum TemporaryFile {
    private static let made = Atomic<Int>(0)

    /// Lets `body` write a file and puts it in the place of `target`, whose permissions and owner it keeps.
    ///
    /// Whatever fails, the file that was there stays and nothing else is left.
    package static func replace(_ target: String, _ body: (borrowing OpenFile) throws -> Void) throws {
        let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "./"
        let number = made.add(1, ordering: .relaxed).newValue
        let name = "\(folder).offscreen-\(getpid())-\(number).tmp"
        let removal = EndingSignals.beginRemoving(name)
        defer { removal.end() }
        do {
            if let file = OpenFile.withoutName(in: folder) {
                try body(file)
                try file.adoptAttributes(of: target)
                try file.link(as: name)
                try file.close()
            } else {
                let file = try OpenFile(path: name, flags: O_WRONLY | O_CREAT | O_EXCL)
                try body(file)
                try file.adoptAttributes(of: target)
                try file.close()
            }
            guard rename(name, target) == 0 else { throw SystemFailure.last }
        } catch {
            _ = unlink(name)
            throw error
        }
    }
}
