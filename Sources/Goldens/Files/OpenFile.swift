import Glibc
import Raster

/// A failed call of the system, by its `errno`.
package struct SystemFailure: Error, Equatable {
    package let code: Int32

    package init(code: Int32) {
        self.code = code
    }

    /// The failure of the call that has just returned.
    package static var last: SystemFailure { SystemFailure(code: errno) }

    /// The system's own words: `No space left on device`.
    package var reason: String { String(cString: strerror(code)) }
}

/// An open file, closed with its last use.
package struct OpenFile: ~Copyable {
    /// `O_TMPFILE`, which Swift does not import.
    private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY

    private let descriptor: Int32

    /// Opens `path` with the flags of `open(2)`; a file that is made gets the permissions the user's mask leaves.
    package init(path: String, flags: Int32) throws(SystemFailure) {
        descriptor = open(path, flags | O_CLOEXEC, 0o666)
        if descriptor < 0 { throw .last }
    }

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// A new file that has no name yet, on the file system of `folder`; nil where that cannot be.
    package static func withoutName(in folder: String) -> OpenFile? {
        // The name comes through /proc: by the descriptor alone (AT_EMPTY_PATH) it takes a privilege.
        guard access("/proc/self/fd", X_OK) == 0 else { return nil }
        let descriptor = open(folder, O_WRONLY | nameless | O_CLOEXEC, 0o666)
        return descriptor < 0 ? nil : OpenFile(descriptor: descriptor)
    }

    /// A file to write and to read again, of which nothing stays; nil where the system's folder for such files takes none.
    package static func temporary() -> OpenFile? {
        guard let stream = tmpfile() else { return nil }
        defer { fclose(stream) }
        let descriptor = fcntl(fileno(stream), F_DUPFD_CLOEXEC, 0)
        return descriptor < 0 ? nil : OpenFile(descriptor: descriptor)
    }

    deinit { _ = Glibc.close(descriptor) }

    package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemFailure) {
        try Self.write(bytes, to: descriptor)
    }

    /// Fills `buffer` from an offset of the file on, and returns how many bytes there were.
    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(SystemFailure) -> Int {
        var filled = 0
        while filled < buffer.count, let start = buffer.baseAddress {
            let count = pread(descriptor, start + filled, buffer.count - filled, off_t(offset + filled))
            if count == 0 { break }
            if count > 0 { filled += count } else if errno != EINTR { throw .last }
        }
        return filled
    }

    /// The bytes from an offset of the file on, as many as there are of `count`.
    func read(_ count: Int, at offset: Int) throws(SystemFailure) -> [UInt8] {
        var failure: SystemFailure?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            do throws(SystemFailure) {
                initialized = try read(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// The digest of the file's first bytes, of which no more than a block is in memory; nil where there are fewer.
    func digest(ofFirst count: Int) throws(SystemFailure) -> StableDigest? {
        var (hasher, offset, failure) = (ByteHasher(count: count), 0, SystemFailure?.none)
        withUnsafeTemporaryAllocation(byteCount: Self.blockSize, alignment: 16) { block in
            while offset < count {
                let wanted = UnsafeMutableRawBufferPointer(rebasing: block.prefix(count - offset))
                do throws(SystemFailure) {
                    guard try read(at: offset, into: wanted) == wanted.count else { return }
                } catch {
                    failure = error
                    return
                }
                hasher.combine(UnsafeRawBufferPointer(wanted))
                offset += wanted.count
            }
        }
        if let failure { throw failure }
        return offset == count ? hasher.finish() : nil
    }

    /// Reads to the end, or one byte more than `limit`, so that the caller sees that there is more.
    ///
    /// - Parameter count: how much there is, as far as that is known.
    package func readToEnd(limit: Int, expecting count: Int = 0) throws(SystemFailure) -> [UInt8] {
        try Self.readToEnd(of: descriptor, limit: limit, expecting: count)
    }

    /// Hands all that was written to `sink`, a block at a time.
    package func copy(to sink: (UnsafeRawBufferPointer) throws -> Void) throws {
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw SystemFailure.last }
        var block = [UInt8](repeating: 0, count: Self.blockSize)
        while true {
            let count = try Self.read(into: &block, from: descriptor)
            if count == 0 { break }
            try block.withUnsafeBytes { try sink(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }

    /// Waits until no other holds the file or folder locked, and locks it until it is closed, also by the end of the process.
    ///
    /// Where the file system knows no locks, nothing is locked.
    package func lock() {
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    /// Takes over the permissions and, where this process may give files away, the owner of the file at `path`; does
    /// nothing where there is none.
    package func adoptAttributes(of path: String) throws(SystemFailure) {
        var (other, mine) = (stat(), stat())
        guard stat(path, &other) == 0, fstat(descriptor, &mine) == 0 else { return }
        if (other.st_uid, other.st_gid) != (mine.st_uid, mine.st_gid) {
            _ = fchown(descriptor, other.st_uid, other.st_gid)
        }
        guard fchmod(descriptor, other.st_mode & 0o777) == 0 else { throw .last }
    }

    /// Gives a file without a name (`O_TMPFILE`) one that is free.
    package func link(as path: String) throws(SystemFailure) {
        let linked = linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW)
        guard linked == 0 else { throw .last }
    }

    /// Closes the file and reports what the system only tells then.
    package consuming func close() throws(SystemFailure) {
        let status = Glibc.close(descriptor)
        let failure = SystemFailure.last
        discard self
        if status != 0 { throw failure }
    }

    /// Writes all bytes, however many calls that takes.
    package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemFailure) {
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

    package static func readToEnd(
        of descriptor: Int32, limit: Int, expecting count: Int = 0
    ) throws(SystemFailure) -> [UInt8] {
        var bytes = try readStart(of: descriptor, count: min(count, limit))
        var block = [UInt8](repeating: 0, count: blockSize)
        while bytes.count <= limit {
            let count = try read(into: &block, from: descriptor)
            if count == 0 { break }
            bytes += block[..<count]
        }
        return bytes
    }

    /// Reads up to so many bytes, as far as one call gives them, without a copy.
    private static func readStart(of descriptor: Int32, count: Int) throws(SystemFailure) -> [UInt8] {
        guard count > 0 else { return [] }
        var failure: SystemFailure?
        let bytes = [UInt8](unsafeUninitializedCapacity: count + 1) { buffer, initialized in
            var result: Int
            repeat { result = Glibc.read(descriptor, buffer.baseAddress, count) } while result < 0 && errno == EINTR
            if result < 0 { failure = .last } else { initialized = result }
        }
        if let failure { throw failure }
        return bytes
    }

    private static let blockSize = 1 << 16

    /// Reads what there is, up to a block, and returns how much; 0 at the end.
    private static func read(into block: inout [UInt8], from descriptor: Int32) throws(SystemFailure) -> Int {
        while true {
            let count = Glibc.read(descriptor, &block, block.count)
            if count >= 0 { return count }
            if errno != EINTR { throw .last }
        }
    }
}
