import Glibc
import Goldens
import Synchronization

/// What a command reads from and writes to besides files; tests put their own in place of the process's.
package struct Streams {
    /// Reads standard input to its end, or one byte more than the limit.
    package var readInput: (_ limit: Int) throws(SystemFailure) -> [UInt8]
    package var writeOutput: (UnsafeRawBufferPointer) throws(SystemFailure) -> Void
    package var writeError: (String) -> Void
    /// Whether a person watches standard error, so that progress may be shown.
    package var isErrorTerminal: Bool

    package init(
        readInput: @escaping (_ limit: Int) throws(SystemFailure) -> [UInt8],
        writeOutput: @escaping (UnsafeRawBufferPointer) throws(SystemFailure) -> Void,
        writeError: @escaping (String) -> Void, isErrorTerminal: Bool
    ) {
        self.readInput = readInput
        self.writeOutput = writeOutput
        self.writeError = writeError
        self.isErrorTerminal = isErrorTerminal
    }

    /// Those of the process.
    package static var process: Streams {
        Streams(
            readInput: { limit throws(SystemFailure) in
                try OpenFile.readToEnd(of: STDIN_FILENO, limit: limit)
            },
            writeOutput: { bytes throws(SystemFailure) in
                try OpenFile.write(bytes, to: output.load(ordering: .relaxed))
            },
            writeError: { text in
                var text = text
                text.withUTF8 { try? OpenFile.write(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
            },
            isErrorTerminal: isatty(STDERR_FILENO) == 1)
    }

    /// Where standard output is written to.
    private static let output = Atomic<Int32>(STDOUT_FILENO)
    /// Above what a scene would open or close itself, below the limit of open files that every process gets.
    private static let outputDescriptor: Int32 = 48

    /// Keeps standard output for what commands write; what scenes and libraries print goes to standard error instead, so
    /// that a picture or JSON on standard output is nothing else.
    static func keepOutput() {
        let descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, outputDescriptor)
        guard descriptor >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
        output.store(descriptor, ordering: .relaxed)
    }

    /// Writes bytes to standard output.
    ///
    /// Where its reader went away the system ends the process (SIGPIPE), as `head` expects; only a caller that ignores
    /// the signal makes an error of it.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(CommandError) {
        do {
            try writeOutput(bytes)
        } catch {
            throw .unwritable(path: "standard output", reason: error.reason)
        }
    }

    /// Lets `body` write to standard output, where nothing appears unless all of it is made.
    package func writeWhole(_ body: (AtomicFile.Sink) throws -> Void) throws {
        do {
            try WholeOutput.write(to: { try write($0) }, body)
        } catch let failure as SystemFailure {
            throw CommandError.unwritable(path: "standard output", reason: failure.reason)
        }
    }

    /// Writes text to standard output.
    package func write(_ text: String) throws(CommandError) {
        let bytes = Array(text.utf8)
        let result = bytes.withUnsafeBytes { buffer -> Result<Void, CommandError> in
            do throws(CommandError) {
                return .success(try write(buffer))
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }
}
