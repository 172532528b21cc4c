import Foundation

/// A folder for the goldens of one test, which is removed afterwards.
enum TemporaryFolder {
    static func run<Result>(_ body: (_ path: String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder.path(percentEncoded: false))
    }

    static func files(in path: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? ["a folder that cannot be read"]
    }
}
