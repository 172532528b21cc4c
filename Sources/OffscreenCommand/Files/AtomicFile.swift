import Foundation
import Glibc

/// Writes a file so that its name never shows a part of it: into a temporary file beside it, renamed when complete.
package enum AtomicFile {
    package typealias Sink = (UnsafeRawBufferPointer) throws -> Void

    /// Lets `body` write the file at `path`; whatever fails, the file that was there stays and nothing partial is left.
    ///
    /// A symbolic link keeps pointing where it does and the file behind it is replaced, or made where it is missing.
    /// A file that is replaced keeps its permissions; one that the process may not write (mode 444, unless it is root's
    /// process) is refused, though its folder would let it be replaced. Devices and pipes are written directly.
    package static func write(to path: String, _ body: (Sink) throws -> Void) throws {
        do {
            let target = try resolved(path)
            switch kind(of: target) {
            case .special: try writeDirectly(to: target, body)
            case .regular where access(target, W_OK) != 0: throw SystemFailure.last
            case .regular, .missing: try TemporaryFile.replace(target) { file in try body { try file.write($0) } }
            case .directory: throw SystemFailure(code: EISDIR)
            }
        } catch let failure as SystemFailure {
            throw CommandError.unwritable(path: path, reason: failure.reason)
        }
    }

    package enum Kind { case missing, regular, directory, special }

    package static func kind(of path: String) -> Kind {
        var status = stat()
        guard stat(path, &status) == 0 else { return .missing }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .regular
        case S_IFDIR: return .directory
        default: return .special
        }
    }

    /// Where a path leads, through symbolic links: to the file that is there, or to where one would be made.
    private static func resolved(_ path: String) throws(SystemFailure) -> String {
        if let real = realpath(path, nil) {
            defer { free(real) }
            return String(cString: real)
        }
        guard errno == ENOENT else { throw .last }
        // A pipe behind /dev/stdout has no path; nor has a file whose name is gone, which nothing can replace.
        switch kind(of: path) {
        case .special: return path
        case .regular, .directory: throw SystemFailure(code: ENOENT)
        case .missing: break
        }
        var path = path
        // As many as the system follows.
        for _ in 0..<40 {
            guard let destination = destination(ofLink: path) else { return path }
            let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
            path = destination.hasPrefix("/") ? destination : folder + destination
        }
        throw SystemFailure(code: ELOOP)
    }

    /// Nil for what is no symbolic link.
    private static func destination(ofLink path: String) -> String? {
        var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &characters, characters.count)
        return count < 0 ? nil : String(decoding: characters[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private static func writeDirectly(to path: String, _ body: (Sink) throws -> Void) throws {
        let file = try OpenFile(path: path, flags: O_WRONLY)
        try body { try file.write($0) }
        try file.close()
    }
}
