import Dispatch
import Glibc
import Synchronization

/// The temporary files that are being written, so that an interrupted command leaves none behind.
final class TemporaryFiles: Sendable {
    static let shared = TemporaryFiles()

    private struct State {
        var paths: Set<String> = []
        var made = 0
    }

    private let state = Mutex(State())

    /// A name in `folder` (empty, or ending in a slash) that no other file of this process or another has.
    func newPath(in folder: String) -> String {
        state.withLock { state in
            state.made += 1
            let path = "\(folder).offscreen-\(getpid())-\(state.made).tmp"
            state.paths.insert(path)
            return path
        }
    }

    /// The file has got its real name.
    func forget(_ path: String) {
        state.withLock { _ = $0.paths.remove(path) }
    }

    func remove(_ path: String) {
        _ = unlink(path)
        forget(path)
    }

    /// Has the signals that end a process remove the files first, for as long as the caller keeps the sources.
    func removeWhenInterrupted() -> [any DispatchSourceSignal] {
        [SIGINT, SIGTERM].map { number in
            // A source sees only signals that do not end the process at once.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { [self] in
                state.withLock { state in
                    for path in state.paths { _ = unlink(path) }
                }
                signal(number, SIG_DFL)
                _ = kill(getpid(), number)
            }
            source.activate()
            return source
        }
    }
}
