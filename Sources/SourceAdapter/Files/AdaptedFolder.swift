internal import Foundation
internal import Glibc

/// Writes a folder of adapted sources: all of it, or nothing.
enum AdaptedFolder {
    /// The file that tells a folder of ours, which may be replaced, from one with somebody's work in it.
    private static let marker = ".offscreen-adapt"

    /// Writes a new folder beside the one at `path`, and renames it into place.
    static func write(_ files: [SourceFile], to path: String) throws(AdapterError) {
        try checkReplaceable(path)
        let target = URL(filePath: path).standardizedFileURL
        let staging = target.deletingLastPathComponent().appending(path: ".\(target.lastPathComponent).new-\(getpid())")
        do {
            try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true)
            for file in files {
                let place = staging.appending(path: file.name)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.text.utf8).write(to: place)
            }
            try Data().write(to: staging.appending(path: marker))
            try replace(target, with: staging)
        } catch {
            try? FileManager.default.removeItem(at: staging)
            throw .unwritable(path: path, reason: error.localizedDescription)
        }
    }

    /// Empty folders in the folder do not count: build systems make them ahead.
    private static func checkReplaceable(_ path: String) throws(AdapterError) {
        guard FileManager.default.fileExists(atPath: path) else { return }
        guard let entries = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
            throw .unwritable(path: path, reason: "it is no folder")
        }
        let isEmpty = entries.allSatisfy { entry in
            let type =
                try? FileManager.default.attributesOfItem(atPath: path + "/" + entry)[.type] as? FileAttributeType
            return type == .typeDirectory
        }
        guard isEmpty || entries.contains(marker) else { throw .foreignFolder(path: path) }
    }

    /// The old folder is moved aside first, as no folder with files is replaced by a rename.
    private static func replace(_ target: URL, with staging: URL) throws {
        guard FileManager.default.fileExists(atPath: target.path) else {
            return try FileManager.default.moveItem(at: staging, to: target)
        }
        let former = target.deletingLastPathComponent().appending(path: ".\(target.lastPathComponent).old-\(getpid())")
        try FileManager.default.moveItem(at: target, to: former)
        do {
            try FileManager.default.moveItem(at: staging, to: target)
        } catch {
            try FileManager.default.moveItem(at: former, to: target)
            throw error
        }
        try FileManager.default.removeItem(at: former)
    }
}
