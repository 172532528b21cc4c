import Foundation
import Glibc
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

    @Test("A pipe gets nothing of what fails in the middle, and all of what does not")
    func pipe() throws {
        struct Failure: Error {}
        let path = folder.appending(path: "pipe").path
        try #require(mkfifo(path, 0o600) == 0)
        // Held open for both: a pipe without a reader keeps its writer waiting.
        let reader = open(path, O_RDWR | O_NONBLOCK)
        defer { close(reader) }
        var block = [UInt8](repeating: 0, count: 1 << 16)
        #expect(throws: Failure.self) {
            try AtomicFile.write(to: path) { sink in
                try Array("half".utf8).withUnsafeBytes { try sink($0) }
                throw Failure()
            }
        }
        #expect(read(reader, &block, block.count) == -1)
        try write("whole", to: path)
        #expect(read(reader, &block, block.count) == 5)
    }

    @Test("Standard output gets nothing of what fails in the middle, and more than a block of what does not")
    func standardOutput() throws {
        struct Failure: Error {}
        var written: [UInt8] = []
        let streams = Streams(
            readInput: { _ in [] }, writeOutput: { written += $0 }, writeError: { _ in }, isErrorTerminal: false)
        #expect(throws: Failure.self) {
            try streams.writeWhole { sink in
                try Array("half".utf8).withUnsafeBytes { try sink($0) }
                throw Failure()
            }
        }
        #expect(written == [])
        let long = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        try streams.writeWhole { sink in
            for _ in 0..<2 { try long.withUnsafeBytes { try sink($0) } }
        }
        #expect(written == long + long)
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

    @Test("Behind a symbolic link that leads nowhere the file is made; links in a circle are refused")
    func danglingLink() throws {
        let path = folder.appending(path: "link").path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "second")
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: "second").path, withDestinationPath: "target")
        try write("new", to: path)
        #expect(try String(contentsOf: folder.appending(path: "target"), encoding: .utf8) == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "second")
        #expect(names == ["link", "second", "target"])
        let circle = folder.appending(path: "circle").path
        try FileManager.default.createSymbolicLink(atPath: circle, withDestinationPath: "circle")
        let error = #expect(throws: CommandError.self) { try write("new", to: circle) }
        #expect(
            error?.message(program: "") == "cannot write to '\(circle)': Too many levels of symbolic links")
    }

    @Test("A file that is replaced keeps its permissions", arguments: [0o600, 0o640, 0o755])
    func permissions(mode: Int) throws {
        let path = folder.appending(path: "a.png").path
        try write("old", to: path)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        try write("new", to: path)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    }

    @Test("While a file is written nothing of it is seen, where the file system knows files without names")
    func nameless() throws {
        let path = folder.appending(path: "a.png").path
        try AtomicFile.write(to: path) { sink in
            try Array("half".utf8).withUnsafeBytes { try sink($0) }
            #expect(names == [])
        }
        #expect(names == ["a.png"])
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

    /// The path of a file in the folder, as C has it: with a byte that is not UTF-8.
    private var latinPath: [CChar] { (Array("\(folder.path)/caf".utf8) + [0xE9, 0]).map(CChar.init(bitPattern:)) }

    @Test("A link to a name that is not UTF-8 is refused rather than followed to another name")
    func linkToUndecodableName() throws {
        let link = folder.path + "/link.png"
        #expect(symlink(latinPath, link) == 0)
        let reason = "Invalid or incomplete multibyte or wide character"
        #expect(throws: CommandError.unwritable(path: link, reason: reason)) { try write("x", to: link) }
        #expect(names == ["link.png"])
    }

    @Test("Files are replaced in folders whose names are not UTF-8")
    func undecodableFolder() throws {
        #expect(mkdir(latinPath, 0o700) == 0)
        #expect(symlink(latinPath, folder.path + "/here") == 0)
        let path = folder.path + "/here/a.png"
        for text in ["old", "new"] {
            try write(text, to: path)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
        }
        rmdir(latinPath)
    }
}
