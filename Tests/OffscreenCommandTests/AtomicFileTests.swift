import Foundation
import OffscreenCommand
import Testing

@Suite("Writing files") final class AtomicFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "atomic-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private func write(_ text: String, to path: String) throws {
        try AtomicFile.write(to: path) { sink in try Array(text.utf8).withUnsafeBytes { try sink($0) } }
    }

    @Test("A file is replaced as a whole and no other file stays")
    func replacing() throws {
        let path = folder.appending(path: "a.png").path
        try write("old", to: path)
        try write("new", to: path)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
        #expect(names == ["a.png"])
    }

    @Test("A failure in the middle leaves the file that was there and nothing else")
    func failing() throws {
        struct Failure: Error {}
        let path = folder.appending(path: "a.png").path
        try write("old", to: path)
        #expect(throws: Failure.self) {
            try AtomicFile.write(to: path) { sink in
                try Array("half".utf8).withUnsafeBytes { try sink($0) }
                throw Failure()
            }
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
        #expect(names == ["a.png"])
    }

    @Test("A symbolic link stays and the file behind it is replaced")
    func link() throws {
        let (link, target) = (folder.appending(path: "link").path, folder.appending(path: "target").path)
        try write("old", to: target)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target")
        try write("new", to: link)
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target")
    }

    @Test(
        "What cannot be written is named with the system's reason",
        arguments: [
            ("/dev/full", "cannot write to '/dev/full': No space left on device"),
            ("/no/such/folder/a.png", "cannot write to '/no/such/folder/a.png': No such file or directory"),
            ("/", "cannot write to '/': Is a directory"),
            ("/proc/a.png", "cannot write to '/proc/a.png': No such file or directory"),
        ])
    func unwritable(path: String, message: String) {
        let error = #expect(throws: CommandError.self) { try write("text", to: path) }
        #expect(error?.message(program: "offscreen") == message)
    }
}
