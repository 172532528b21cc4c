import Glibc
import Synchronization

/// The temporary file that has a name, and the signals that remove it before they end the process.
///
/// Most temporary files have no name at all (see `TemporaryFile`); this is for the moment in which one gets its name
/// and for file systems where each needs one.
package enum EndingSignals {
    /// The address of the path to remove, or 0: a handler may read an atomic number, and no string of Swift's.
    private static let path = Atomic<UInt>(0)

    /// What ends a process unless it is told otherwise, crashes and SIGKILL aside.
    private static let numbers = [
        SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGIO, SIGXCPU,
    ]

    /// Has each of the signals remove the file and then end the process; one that the caller ignores stays ignored, one that
    /// the program handles itself stays with it.
    package static func removeTemporaryFile() {
        _ = path.load(ordering: .relaxed)
        for number in numbers {
            var action = sigaction()
            guard sigaction(number, nil, &action) == 0 else { continue }
            // The handler is a union of pointers to functions. The address 0 is SIG_DFL, 1 is SIG_IGN. Swift's runtime takes SIGQUIT for a crash where it is linked dynamically.
            let handler = unsafeBitCast(action.__sigaction_handler, to: Int.self)
            guard handler == 0 || number == SIGQUIT && handler != 1 else { continue }
            signal(number) { number in
                EndingSignals.removeNow()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// Removes the file, with calls alone that are safe in a signal handler.
    package static func removeNow() {
        let address = path.load(ordering: .sequentiallyConsistent)
        if let path = UnsafePointer<CChar>(bitPattern: address) { unlink(path) }
    }

    /// A file that is to be removed, for as long as `end` has not been called.
    package struct Removal {
        fileprivate let path: UnsafeMutablePointer<CChar>?

        package func end() {
            _ = EndingSignals.path.compareExchange(
                expected: UInt(bitPattern: path), desired: 0, ordering: .sequentiallyConsistent)
            free(path)
        }
    }

    /// Makes `path` the file that the signals remove.
    ///
    /// One file at a time, as a command writes no two at once: a second one is left to its writer.
    package static func beginRemoving(_ path: String) -> Removal {
        let copy = strdup(path)
        _ = Self.path.compareExchange(
            expected: 0, desired: UInt(bitPattern: copy), ordering: .sequentiallyConsistent)
        return Removal(path: copy)
    }
}
