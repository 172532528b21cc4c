import Foundation
import Glibc
import Goldens

/// Writes a file so that its name never shows a part of it: into a temporary file beside it, renamed when complete.
package enum AtomicFile {
    package typealias Sink = (UnsafeRawBufferPointer) throws -> Void

    /// Lets `body` write the file at `path`; whatever fails, the file that was there stays and nothing partial is left.
    ///
    /// A symbolic link keeps pointing where it does and the file behind it is replaced, or made where it is missing.
    /// A file that is replaced keeps its permissions; one that the process may not write (mode 444, unless it is root's
    /// process) is refused, though its folder would let it be replaced. Devices and pipes get it once it is whole.
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
    ///
    /// Only the last part of the path is followed, so that the names of folders, which may be of any bytes, stay out of it.
    private static func resolved(_ path: String) throws(SystemFailure) -> String {
        let kind = kind(of: path)
        // A pipe behind /dev/stdout has no path.
        if kind == .special { return path }
        var target = path
        // As many as the system follows.
        for _ in 0..<40 {
            guard let destination = try destination(ofLink: target) else {
                // Nor has a file whose name is gone, which nothing can replace.
                guard self.kind(of: target) == kind else { throw SystemFailure(code: ENOENT) }
                return target
            }
            let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
            target = destination.hasPrefix("/") ? destination : folder + destination
        }
        throw SystemFailure(code: ELOOP)
    }

    /// Nil for what is no symbolic link.
    ///
    /// - Throws: `EILSEQ` for a name that is not UTF-8: decoded, it would be that of another file.
    private static func destination(ofLink path: String) throws(SystemFailure) -> String? {
        var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &characters, characters.count)
        guard count >= 0 else { return nil }
        guard let name = String(validating: characters[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) else {
            throw SystemFailure(code: EILSEQ)
        }
        return name
    }

    private static func writeDirectly(to path: String, _ body: (Sink) throws -> Void) throws {
        let file = try OpenFile(path: path, flags: O_WRONLY)
        try WholeOutput.write(to: { try file.write($0) }, body)
        try file.close()
    }
}
