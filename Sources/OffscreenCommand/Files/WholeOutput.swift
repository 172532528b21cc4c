import Goldens

/// Output that nobody can take back, such as a pipe's: nothing of it is written until all of it is made. It waits in a
/// temporary file, so that it takes no memory, or in memory where there can be no such file.
enum WholeOutput {
    /// Lets `body` write, and then hands what it has written to `sink`; nothing where `body` throws.
    ///
    /// - Throws: what `body` and `sink` throw, and `SystemFailure` where the temporary file takes no more.
    static func write(to sink: AtomicFile.Sink, _ body: (AtomicFile.Sink) throws -> Void) throws {
        guard let file = OpenFile.temporary() else {
            var bytes: [UInt8] = []
            try body { bytes += $0 }
            return try bytes.withUnsafeBytes(sink)
        }
        try body { try file.write($0) }
        try file.copy(to: sink)
    }
}
