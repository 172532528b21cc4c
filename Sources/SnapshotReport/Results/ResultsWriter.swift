import Foundation
import Glibc

/// Appends the results of one process to its file, a line at a time.
package final class ResultsWriter: Sendable {
    private let descriptor: Int32

    /// Nil where there is such a file, or none can be made.
    init?(newFile path: String) {
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o666)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// One call of the system writes the whole line, so that threads do not mix theirs.
    package func write(_ record: RunRecord) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var line = try encoder.encode(record)
        line.append(UInt8(ascii: "\n"))
        let written = line.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        guard written == line.count else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }
}
