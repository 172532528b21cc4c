import Foundation
import Glibc
import Goldens

/// Where pictures go: standard output, one file, or a folder with a file for each variant.
struct Destination {
    private enum Kind {
        case standardOutput
        case file(String)
        case folder(String)
    }

    /// What standard output is called. Opened by the later names it would be what scenes print to.
    static let standardOutputs: Set<String> = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

    private let kind: Kind
    private let scene: String
    /// What the command reads, by option: no picture may take its place.
    private let inputs: [(option: String, path: String)]

    /// - Parameters:
    ///   - output: the option's value, if it was given.
    ///   - hasSeveral: whether there may be more than one picture, which a file cannot hold.
    ///   - inputs: the files the command reads, by option.
    init(
        output: String?, scene: String, hasSeveral: Bool, inputs: [(option: String, path: String)]
    ) throws(CommandError) {
        self.scene = scene
        self.inputs = inputs
        switch output {
        case nil: kind = hasSeveral ? .folder(".") : .file(scene + ".png")
        case let path? where Self.standardOutputs.contains(path):
            guard !hasSeveral else { throw Self.needsFolder(path) }
            kind = .standardOutput
        case let path?:
            let isFolder = path.hasSuffix("/") || AtomicFile.kind(of: path) == .directory
            if hasSeveral, !isFolder, path.lowercased().hasSuffix(".png") { throw Self.needsFolder(path) }
            kind = isFolder || hasSeveral ? .folder(path) : .file(path)
        }
        if case .file(let path) = kind {
            try checkIsNoInput(path)
            try Self.checkFormat(of: path, option: "--output")
        }
    }

    /// Refuses a name that promises another format than PNG. One without an extension promises nothing.
    static func checkFormat(of path: String, option: String) throws(CommandError) {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return }
        let format = name[name.index(after: dot)...]
        guard otherFormats.contains(format.lowercased()) else { return }
        throw .invalidValue(
            option: option, value: path, expected: "a name that ends in .png",
            nearest: String(path.dropLast(format.count)) + "png")
    }

    private static let otherFormats: Set<String> = [
        "jpg", "jpeg", "gif", "webp", "avif", "heic", "heif", "tif", "tiff", "bmp", "svg", "pdf", "eps", "ps", "jxl",
        "ico", "html", "htm", "txt", "json",
    ]

    private static func needsFolder(_ output: String) -> CommandError {
        .conflict(
            "--output \(output.singleLine(limit: 40))", "--matrix", remedy: "give a folder for several pictures")
    }

    /// Lets `body` write one picture and returns the file's path, or nil for standard output.
    func write(
        variant: Variant, streams: Streams, _ body: (AtomicFile.Sink) throws -> Void
    ) throws -> String? {
        try write(part: variant.name, streams: streams, body)
    }

    /// The same for a picture that is called `part` where it is one of several.
    func write(part: String, streams: Streams, _ body: (AtomicFile.Sink) throws -> Void) throws -> String? {
        switch kind {
        case .standardOutput:
            try streams.writeWhole(body)
            return nil
        case .file(let path):
            try AtomicFile.write(to: path, body)
            return path
        case .folder(let folder):
            let name = "\(scene).\(part).png"
            let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            try checkIsNoInput(path)
            let made = try Self.makeFolder(folder)
            do {
                try AtomicFile.write(to: path, body)
            } catch {
                // A command that fails leaves no empty folders.
                for folder in made.reversed() { rmdir(folder) }
                throw error
            }
            return path
        }
    }

    /// Refuses a path that leads to a file the command reads.
    private func checkIsNoInput(_ path: String) throws(CommandError) {
        guard let file = FileIdentity(path) else { return }
        for input in inputs where FileIdentity(input.path) == file {
            throw .conflict(
                "--output \(path.singleLine(limit: 40))", "\(input.option) \(input.path.singleLine(limit: 40))",
                remedy: "they are the same file, which the picture would replace")
        }
    }

    /// Makes the folder and those above it that are missing, and returns these, the outermost first.
    private static func makeFolder(_ path: String) throws(CommandError) -> [String] {
        var made: [String] = []
        var folder = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            folder += part
            if mkdir(folder, 0o777) == 0 {
                made.append(folder)
            } else if errno != EEXIST {
                throw .unwritable(path: path, reason: SystemFailure.last.reason)
            }
            folder += "/"
        }
        guard AtomicFile.kind(of: path) == .directory else {
            throw .unwritable(path: path, reason: SystemFailure(code: ENOTDIR).reason)
        }
        return made
    }
}
