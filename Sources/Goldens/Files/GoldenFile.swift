import Glibc
import Raster
package import UIKit

/// One file of a golden: read whole, replaced by a rename so that a failed run leaves it as it was.
package struct GoldenFile {
    package let path: String
    private let root: URL?
    package var url: URL { URL(filePath: path, directoryHint: .notDirectory) }

    /// A golden above this size is none; it is not read into memory.
    package static let sizeLimit = 256 << 20

    /// - Parameter root: the folder that writing must not leave, by a symbolic link below it, say; nil for any place.
    package init(url: URL, within root: URL? = nil) {
        self.init(path: url.path(percentEncoded: false), within: root)
    }

    init(path: String, within root: URL?) {
        self.path = path
        self.root = root
    }

    /// Nil where there is no file.
    package func read() throws(GoldensError) -> [UInt8]? {
        try reading { file, size throws(SystemFailure) in
            try file.readToEnd(limit: Self.sizeLimit, expecting: size)
        }
    }

    /// The last bytes of the file, or all of a shorter one; nil where there is no file.
    func readEnd(_ count: Int) throws(GoldensError) -> [UInt8]? {
        try reading { file, size throws(SystemFailure) in try file.read(count, at: max(0, size - count)) }
    }

    /// The digest of the whole file, of which no more than a block is in memory; nil where there is no file.
    func digest() throws(GoldensError) -> StableDigest? {
        try reading { file, size throws(SystemFailure) in try file.digest(ofFirst: size) } ?? nil
    }

    /// Opens the file for `body`, which is told its size; nil where there is none.
    func reading<Result>(
        _ body: (borrowing OpenFile, _ size: Int) throws(SystemFailure) -> Result
    ) throws(GoldensError) -> Result? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .file(path: path, reason: SystemFailure.last.reason)
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .file(path: path, reason: "no regular file") }
        guard status.st_size <= Self.sizeLimit else {
            throw .file(path: path, reason: "larger than \(Self.sizeLimit >> 20) MiB, which no golden is")
        }
        do throws(SystemFailure) {
            return try body(OpenFile(path: path, flags: O_RDONLY), Int(status.st_size))
        } catch {
            throw .file(path: path, reason: error.reason)
        }
    }

    /// Writes the file, and its folder where that is missing.
    package func replace(with bytes: [UInt8]) throws(GoldensError) {
        do {
            try makeFolder()
            try TemporaryFile.replace(path) { file in try bytes.withUnsafeBytes { try file.write($0) } }
        } catch let error as GoldensError {
            throw error
        } catch let error as SystemFailure {
            throw .file(path: path, reason: error.reason)
        } catch {
            throw .file(path: path, reason: error.localizedDescription)
        }
    }

    /// Makes the folder, where it is missing, and refuses one that lies elsewhere.
    func makeFolder() throws(GoldensError) {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw .file(path: path, reason: error.localizedDescription)
        }
        try checkPlace()
    }

    package func remove() throws(GoldensError) {
        try checkPlace()
        guard unlink(path) == 0 || errno == ENOENT else { throw .file(path: path, reason: SystemFailure.last.reason) }
    }

    /// Gives the file another's place.
    func move(to other: GoldenFile) throws(GoldensError) {
        guard rename(path, other.path) == 0 else { throw .file(path: other.path, reason: SystemFailure.last.reason) }
    }

    /// Refuses a folder that a symbolic link put elsewhere. A link in the file's own place is replaced, not followed.
    private func checkPlace() throws(GoldensError) {
        guard let root, let place = Self.resolved(url.deletingLastPathComponent()), let bounds = Self.resolved(root)
        else {
            return
        }
        guard place == bounds || place.hasPrefix(bounds + "/") else {
            throw .file(path: path, reason: "a symbolic link leads out of \(root.path(percentEncoded: false))")
        }
    }

    /// Nil where there is no such folder.
    private static func resolved(_ folder: URL) -> String? {
        guard let path = realpath(folder.path(percentEncoded: false), nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
