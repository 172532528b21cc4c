import Foundation
import Glibc

/// Writes a file so that its name never shows a part of it: into a temporary file beside it, renamed when complete.
package enum AtomicFile {
    package typealias Sink = (UnsafeRawBufferPointer) throws -> Void

    /// Lets `body` write the file at `path`; whatever fails, the file that was there stays and nothing partial is left.
    ///
    /// A symbolic link keeps pointing where it does and the file behind it is replaced. Devices and pipes have no
    /// temporary beside them and are written directly.
    package static func write(to path: String, _ body: (Sink) throws -> Void) throws {
        do {
            let target = resolved(path)
            switch kind(of: target) {
            case .special: try writeDirectly(to: target, body)
            case .regular where access(target, W_OK) != 0: throw SystemFailure.last
            case .regular, .missing: try replace(target, body)
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

    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    private static func writeDirectly(to path: String, _ body: (Sink) throws -> Void) throws {
        let file = try OpenFile(path: path, flags: O_WRONLY)
        try body { try file.write($0) }
        try file.close()
    }

    private static func replace(_ path: String, _ body: (Sink) throws -> Void) throws {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        let temporary = TemporaryFiles.shared.newPath(in: folder)
        do {
            let file = try OpenFile(path: temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
            try body { try file.write($0) }
            try file.close()
            guard rename(temporary, path) == 0 else { throw SystemFailure.last }
            TemporaryFiles.shared.forget(temporary)
        } catch {
            TemporaryFiles.shared.remove(temporary)
            throw error
        }
    }
}
