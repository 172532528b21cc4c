import Glibc

/// A failed call of the system, by its `errno`.
package struct SystemFailure: Error, Equatable {
    package let code: Int32

    package init(code: Int32) {
        self.code = code
    }

    /// The failure of the call that has just returned.
    static var last: SystemFailure { SystemFailure(code: errno) }

    /// The system's own words: `No space left on device`.
    var reason: String { String(cString: strerror(code)) }
}

/// An open file, closed with its last use.
struct OpenFile: ~Copyable {
    private let descriptor: Int32

    /// Opens `path` with the flags of `open(2)`; a file that is made gets the permissions the user's mask leaves.
    init(path: String, flags: Int32) throws(SystemFailure) {
        descriptor = open(path, flags | O_CLOEXEC, 0o666)
        if descriptor < 0 { throw .last }
    }

    deinit { _ = Glibc.close(descriptor) }

    func write(_ bytes: UnsafeRawBufferPointer) throws(SystemFailure) {
        try Self.write(bytes, to: descriptor)
    }

    /// Reads to the end, or one byte more than `limit`, so that the caller sees that there is more.
    func readToEnd(limit: Int) throws(SystemFailure) -> [UInt8] {
        try Self.readToEnd(of: descriptor, limit: limit)
    }

    /// Closes the file and reports what the system only tells then.
    consuming func close() throws(SystemFailure) {
        let status = Glibc.close(descriptor)
        let failure = SystemFailure.last
        discard self
        if status != 0 { throw failure }
    }

    /// Writes all bytes, however many calls that takes.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemFailure) {
        var rest = bytes[...]
        while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
            let count = Glibc.write(descriptor, start, rest.count)
            if count < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            rest = rest.dropFirst(count)
        }
    }

    static func readToEnd(of descriptor: Int32, limit: Int) throws(SystemFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit {
            let count = read(descriptor, &block, block.count)
            if count < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            if count == 0 { break }
            bytes += block[..<count]
        }
        return bytes
    }
}
