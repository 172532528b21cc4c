import Foundation
import Goldens

/// Where the golden of a snapshot lies: `__Snapshots__/<test file>/<test>.<name or number>.<extension>`.
struct SnapshotPlace {
    let folder: URL
    /// In the folder, without an extension.
    let path: String
    let pathExtension: String?
    /// Of the test and the snapshot, as they were given.
    let wholeName: String
    /// The test's name, without what stands in its brackets.
    let test: String
    let name: String?
    /// The test file's name without its extension.
    let suite: String
    /// What the names of the test's goldens begin with.
    let prefix: String
    var folderPath: String {
        let path = folder.path(percentEncoded: false)
        return path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    init(testFile: String, testName: String, name: String?, directory: String?, pathExtension: String?) {
        let file = URL(fileURLWithPath: testFile)
        suite = file.deletingPathExtension().lastPathComponent
        folder =
            directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? file.deletingLastPathComponent().appending(path: "__Snapshots__").appending(path: suite)
        let counter = SnapshotCounter.current ?? .shared
        let identifier = name ?? "\(counter.next(in: "\(testFile) \(testName)"))"
        prefix = "\(SnapshotFileName(testName).text)."
        wholeName = "\(testName) \(identifier)"
        path = GoldenPaths.shared.path(
            of: wholeName, as: prefix + SnapshotFileName(identifier).text, pathExtension, in: folder)
        self.pathExtension = pathExtension
        self.name = name
        test = testName
        counter.claim(self)
    }

    var url: URL { Self.file(at: path, in: folder, pathExtension) }

    /// Where what was taken goes when it does not match: in `SNAPSHOT_ARTIFACTS`, else among temporary files.
    /// - Parameter suffix: comes before the extension.
    func artifact(_ suffix: String = "") -> URL {
        let artifacts = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
        let root =
            artifacts.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? FileManager.default.temporaryDirectory
        // Of another name than the goldens' folder, which may lie in the same one.
        let place = root.appending(path: "\(folder.lastPathComponent).failures")
        return Self.file(at: path + suffix, in: place, pathExtension)
    }

    private static func file(at path: String, in folder: URL, _ pathExtension: String?) -> URL {
        folder.appending(path: pathExtension.map { "\(path).\($0)" } ?? path)
    }
}

/// A name as part of a file's: what is no letter, digit or underscore becomes a hyphen, none of which stands at an end.
///
/// Where that loses a sign beyond ASCII, or the name is too long for a disk or is one that Windows keeps for devices, a digest
/// of the whole name is added. Names that are still alike are told apart by `GoldenPaths`.
struct SnapshotFileName {
    let text: String

    /// UTF-8 bytes.
    private static let lengthLimit = 100

    init(_ name: String) {
        let normal = name.precomposedStringWithCanonicalMapping
        var safe = normal.split { !Self.isSafe($0) }.joined(separator: "-")
        let isFaithful = normal.allSatisfy { Self.isSafe($0) || $0.isASCII }
        guard
            !isFaithful || safe.isEmpty || safe.utf8.count > Self.lengthLimit
                || GoldenName.reserved.contains(safe.lowercased())
        else {
            text = safe
            return
        }
        while safe.utf8.count > Self.lengthLimit { safe.removeLast() }
        let digest = GoldenName.digest(of: name)
        text = safe.isEmpty ? digest : "\(safe)-\(digest)"
    }

    private static func isSafe(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
