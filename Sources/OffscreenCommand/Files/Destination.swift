import Foundation
import Glibc

/// Where pictures go: standard output, one file, or a folder with a file for each variant.
struct Destination {
    private enum Kind {
        case standardOutput
        case file(String)
        case folder(String)
    }

    private let kind: Kind
    private let scene: String

    /// - Parameters:
    ///   - output: the option's value, if it was given.
    ///   - hasSeveral: whether there may be more than one picture, which a file cannot hold.
    init(output: String?, scene: String, hasSeveral: Bool) throws(CommandError) {
        self.scene = scene
        switch output {
        case nil: kind = hasSeveral ? .folder(".") : .file(scene + ".png")
        case "-":
            guard !hasSeveral else {
                throw .conflict("--output -", "--matrix", remedy: "give a folder for several pictures")
            }
            kind = .standardOutput
        case let path?:
            let isFolder = hasSeveral || path.hasSuffix("/") || AtomicFile.kind(of: path) == .directory
            kind = isFolder ? .folder(path) : .file(path)
        }
        if case .folder(let path) = kind { try Self.makeFolder(path) }
    }

    /// Lets `body` write one picture and returns the file's path, or nil for standard output.
    func write(
        variant: Variant, streams: Streams, _ body: (AtomicFile.Sink) throws -> Void
    ) throws -> String? {
        switch kind {
        case .standardOutput:
            try body { try streams.write($0) }
            return nil
        case .file(let path):
            try AtomicFile.write(to: path, body)
            return path
        case .folder(let folder):
            let name = "\(scene).\(variant.name).png"
            let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            try AtomicFile.write(to: path, body)
            return path
        }
    }

    /// Makes the folder and those above it that are missing.
    private static func makeFolder(_ path: String) throws(CommandError) {
        var made = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            made += part
            guard mkdir(made, 0o777) == 0 || errno == EEXIST else {
                throw .unwritable(path: path, reason: SystemFailure.last.reason)
            }
            made += "/"
        }
        guard AtomicFile.kind(of: path) == .directory else {
            throw .unwritable(path: path, reason: SystemFailure(code: ENOTDIR).reason)
        }
    }
}
