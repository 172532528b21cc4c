internal import Foundation

/// Reads the sources that the command line names.
enum SourceFolder {
    /// The largest file that is read, in bytes; no one writes view code of this size.
    static let sizeLimit = 16 << 20

    /// The Swift files at a path: itself, or all in a folder and its folders, by name.
    ///
    /// Hidden files and folders are left out, and so are symbolic links, which might lead out of the folder.
    static func files(at path: String) throws(AdapterError) -> [SourceFile] {
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .unreadable(path: path, reason: "there is no such file or folder")
        }
        guard isFolder.boolValue else {
            return [try read(path, name: URL(filePath: path).lastPathComponent)]
        }
        let names = try names(in: path).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        guard !names.isEmpty else { throw .noSources(folder: path) }
        let prefix = path.hasSuffix("/") ? path : path + "/"
        var files: [SourceFile] = []
        for name in names { files.append(try read(prefix + name, name: name)) }
        return files
    }

    private static func names(in folder: String) throws(AdapterError) -> [String] {
        var found: [String] = []
        var pending = [""]
        while let parent = pending.popLast() {
            let entries: [String]
            do {
                entries = try FileManager.default.contentsOfDirectory(atPath: folder + "/" + parent)
            } catch {
                throw .unreadable(path: folder + "/" + parent, reason: error.localizedDescription)
            }
            for entry in entries where !entry.hasPrefix(".") {
                let name = parent + entry
                let kind = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)[.type]
                switch kind as? FileAttributeType {
                case .typeDirectory?: pending.append(name + "/")
                case .typeRegular? where name.hasSuffix(".swift"): found.append(name)
                default: break
                }
            }
        }
        return found
    }

    private static func read(_ path: String, name: String) throws(AdapterError) -> SourceFile {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        if let size = attributes?[.size] as? NSNumber, size.intValue > sizeLimit {
            throw .unreadable(path: path, reason: "it has more than \(sizeLimit >> 20) MiB")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .unreadable(path: path, reason: "it cannot be opened")
        }
        guard let text = String(validating: data, as: UTF8.self) else { throw .undecodable(path: path) }
        return SourceFile(path: path, name: name, text: text)
    }
}
