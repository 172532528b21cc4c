import Foundation
import Glibc
import Goldens
import Raster
import Testing

@Suite("Goldens in bad circumstances") struct GoldenSafetyTests {
    private static func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private static let name = GoldenName(suite: "s", scene: "golden")

    /// A picture of one gray value, with a layout that names it.
    private static func snapshot(_ value: UInt32) throws -> Snapshot {
        let bitmap = Bitmap(width: 64, height: 64, pixels: [UInt32](repeating: 0xFF00_0000 | value, count: 4096))
        let list = DisplayList(
            size: CGSize(width: 64, height: 64),
            items: [.image(bitmap, CGRect(x: 0, y: 0, width: 64, height: 64))])
        let record = LayoutRecord(text: "golden 64 x 64 @1x\nUIView #value.\(value)  0 0 64 64\n")
        return try Snapshot(of: list, scale: 1, record: record)
    }

    // MARK: Kills

    private static func killFolder(of process: pid_t) -> URL {
        FileManager.default.temporaryDirectory.appending(path: "goldens-kill-\(process)")
    }

    /// In a process of its own: records two goldens in turn until another thread kills the process.
    private static func recordUntilKilled() throws {
        let store = GoldenStore(folder: killFolder(of: getppid()), mode: .all)
        let snapshots = [try snapshot(0), try snapshot(255)]
        let delay = UInt32.random(in: 0..<20_000)
        Thread.detachNewThread {
            usleep(delay)
            kill(getpid(), SIGKILL)
        }
        while true {
            for snapshot in snapshots { _ = try store.check(snapshot, name: name) }
        }
    }

    @Test("A process that is killed while it records leaves the old golden or the new one, never a mixture")
    func kills() async throws {
        let folder = Self.killFolder(of: getpid())
        try? FileManager.default.removeItem(at: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = GoldenStore(folder: folder, mode: .all)
        let snapshots = [try Self.snapshot(0), try Self.snapshot(255)]
        _ = try store.check(snapshots[0], name: Self.name)
        let count = ProcessInfo.processInfo.environment["GOLDEN_KILLS"].flatMap { Int($0) } ?? 12
        for _ in 0..<count {
            await #expect(processExitsWith: .signal(SIGKILL)) { try GoldenSafetyTests.recordUntilKilled() }
            let reader = GoldenStore(folder: folder, mode: .never)
            let verdicts = try snapshots.map { try reader.check($0, name: Self.name) }
            #expect(verdicts.filter { $0 == .matches }.count == 1, "\(verdicts)")
        }
    }

    @Test("A disk that is full leaves the golden as it was, and says so")
    func fullDisk() async throws {
        let folder = Self.killFolder(of: getpid()).appendingPathExtension("full")
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try GoldenStore(folder: folder, mode: .all).check(Self.snapshot(0), name: Self.name)
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
            let folder = GoldenSafetyTests.killFolder(of: getppid()).appendingPathExtension("full")
            let snapshot = try GoldenSafetyTests.snapshot(255)
            // As a disk without room: no file grows beyond 64 bytes.
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 64, rlim_max: 64)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            do {
                _ = try GoldenStore(folder: folder, mode: .all).check(snapshot, name: GoldenSafetyTests.name)
            } catch {
                try? FileHandle.standardError.write(contentsOf: Data("\(error)".utf8))
                exit(7)
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("File too large"))
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
        #expect(try GoldenStore(folder: folder, mode: .never).check(Self.snapshot(0), name: Self.name) == .matches)
    }

    @Test(
        "However few blocks a disk has left, the golden is the old one or the new one",
        .enabled(if: SmallDisk.isPossible))
    func lastBlocks() throws {
        let disk = try #require(SmallDisk())
        let folder = URL(filePath: disk.path)
        let snapshots = [try Self.snapshot(0), try Self.snapshot(255)]
        _ = try GoldenStore(folder: folder, mode: .all).check(snapshots[0], name: Self.name)
        var current = 0
        var failures = 0
        for blocks in 0..<6 {
            try disk.fill(leaving: blocks)
            do {
                _ = try GoldenStore(folder: folder, mode: .all).check(snapshots[1 - current], name: Self.name)
                current = 1 - current
            } catch {
                #expect(error.description.hasSuffix(": No space left on device"))
                failures += 1
            }
            let reader = GoldenStore(folder: folder, mode: .never)
            #expect(try reader.check(snapshots[current], name: Self.name) == .matches, "\(blocks) blocks")
            #expect(try reader.check(snapshots[1 - current], name: Self.name) != .matches, "\(blocks) blocks")
        }
        // Two files need two blocks, and more where they have names before they replace the others.
        #expect((2..<6).contains(failures), "\(failures)")
    }

    @Test("Two that record at once do not mix: the golden is one of both")
    func twoAtOnce() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        await withTaskGroup(of: Void.self) { group in
            for value: UInt32 in [0, 255] {
                group.addTask {
                    for _ in 0..<30 {
                        _ = try? GoldenStore(folder: folder, mode: .all).check(Self.snapshot(value), name: Self.name)
                    }
                }
            }
        }
        let reader = GoldenStore(folder: folder, mode: .never)
        let verdicts = try [Self.snapshot(0), Self.snapshot(255)].map { try reader.check($0, name: Self.name) }
        #expect(verdicts.contains(.matches), "\(verdicts)")
    }

    // MARK: Files that are no goldens

    @Test(
        "A golden that is another file, cut off, too large or rewritten is reported with its path and what it is, and mended by recording it",
        arguments: WrongGolden.allCases)
    func wrong(kind: WrongGolden) throws {
        try Self.withFolder { folder in
            let snapshot = try Self.snapshot(0)
            _ = try GoldenStore(folder: folder, mode: .all).check(snapshot, name: Self.name)
            let path = folder.appending(path: "s/golden.png")
            try Data(kind.bytes(of: [UInt8](Data(contentsOf: path)))).write(to: path)
            #expect(throws: GoldensError.wrongGolden(path: path.path(), reason: kind.reason)) {
                try GoldenStore(folder: folder, mode: .never).check(snapshot, name: Self.name)
            }
            #expect(!(try GoldenStore(folder: folder, mode: .failed).check(snapshot, name: Self.name).isFailure))
            #expect(try GoldenStore(folder: folder, mode: .never).check(snapshot, name: Self.name) == .matches)
        }
    }

    @Test("Wrong goldens take no memory for what they claim to hold")
    func memory() async {
        await #expect(processExitsWith: .success) {
            let snapshot = try GoldenSafetyTests.snapshot(0)
            try GoldenSafetyTests.withFolder { folder in
                _ = try GoldenStore(folder: folder, mode: .all).check(snapshot, name: GoldenSafetyTests.name)
                let path = folder.appending(path: "s/golden.png")
                let golden = [UInt8](try Data(contentsOf: path))
                var before = rusage()
                getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &before)
                for kind in WrongGolden.allCases {
                    try Data(kind.bytes(of: golden)).write(to: path)
                    _ = try? GoldenStore(folder: folder, mode: .never).check(snapshot, name: GoldenSafetyTests.name)
                }
                var after = rusage()
                getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &after)
                // In KiB.
                if after.ru_maxrss - before.ru_maxrss > 16 << 10 { exit(1) }
            }
        }
    }

    @Test("A golden of another renderer stays, whatever its kind, and is named where ours is missing beside it")
    func foreign() throws {
        try Self.withFolder { folder in
            let path = folder.appending(path: "s/golden.png")
            try FileManager.default.createDirectory(
                at: folder.appending(path: "s"), withIntermediateDirectories: true)
            let theirs = Data(WrongGolden.picture(.sixteenBits))
            try theirs.write(to: path)
            let verdict = try GoldenStore(folder: folder, mode: .never).check(Self.snapshot(0), name: Self.name)
            let ours = folder.appending(path: "s/golden.linux.png").path()
            #expect(verdict == .missing(path: ours, foreign: path.path()))
            #expect(verdict.problem.contains("\(ours) (\(path.path()) was not recorded here)"))
            _ = try GoldenStore(folder: folder, mode: .all).check(Self.snapshot(0), name: Self.name)
            #expect(try Data(contentsOf: path) == theirs)
            #expect(try GoldenStore(folder: folder, mode: .never).check(Self.snapshot(0), name: Self.name) == .matches)
        }
    }

    @Test("A pipe, a folder or a file beyond the limit in a golden's place is refused and not waited for")
    func strangeFiles() throws {
        try Self.withFolder { folder in
            let pipe = folder.appending(path: "pipe").path
            mkfifo(pipe, 0o600)
            #expect(throws: GoldensError.file(path: pipe, reason: "no regular file")) {
                try GoldenFile(url: URL(filePath: pipe)).read()
            }
            let large = folder.appending(path: "large").path
            try Data().write(to: URL(filePath: large))
            truncate(large, off_t(GoldenFile.sizeLimit) + 1)
            #expect(throws: GoldensError.file(path: large, reason: "larger than 256 MiB, which no golden is")) {
                try GoldenFile(url: URL(filePath: large)).read()
            }
        }
    }

    // MARK: Links

    @Test("A symbolic link out of the folder is not followed for writing; a link in a golden's place is replaced")
    func links() throws {
        try Self.withFolder { outside in
            try Self.withFolder { folder in
                try FileManager.default.createSymbolicLink(
                    at: folder.appending(path: "s"), withDestinationURL: outside)
                let snapshot = try Self.snapshot(0)
                #expect(throws: GoldensError.self) {
                    try GoldenStore(folder: folder, mode: .all).check(snapshot, name: Self.name)
                }
                #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
                try FileManager.default.removeItem(at: folder.appending(path: "s"))
                let target = outside.appending(path: "target.png")
                try Data("theirs".utf8).write(to: target)
                try FileManager.default.createDirectory(
                    at: folder.appending(path: "s"), withIntermediateDirectories: true)
                try FileManager.default.createSymbolicLink(
                    at: folder.appending(path: "s/golden.png"), withDestinationURL: target)
                _ = try GoldenStore(folder: folder, mode: .all).check(snapshot, name: Self.name)
                #expect(try Data(contentsOf: target) == Data("theirs".utf8))
                #expect(try GoldenStore(folder: folder, mode: .never).check(snapshot, name: Self.name) == .matches)
            }
        }
    }

    // MARK: The stamp

    @Test("The stamp proves what is unchanged; nothing that was changed by hand")
    func stamp() throws {
        try Self.withFolder { folder in
            let store = GoldenStore(folder: folder, mode: .all)
            let bitmap = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4].map { 0xFF00_0000 | $0 })
            let list = DisplayList(
                size: CGSize(width: 2, height: 2), items: [.image(bitmap, CGRect(x: 0, y: 0, width: 2, height: 2))])
            let record = LayoutRecord(text: "a 2 x 2 @1x\nUIView  0 0 2 2\n")
            let undrawn = UndrawnSnapshot(
                list: list, scale: 1, background: .white, frames: record.frameText)
            #expect(try !store.isProven(undrawn, at: Self.name.path))
            _ = try store.check(undrawn.drawn(with: record), name: Self.name)
            #expect(try store.isProven(undrawn, at: Self.name.path))
            let moved = LayoutRecord(text: "a 2 x 2 @1x\nUIView  0 1 2 2\n")
            #expect(
                try !store.isProven(
                    UndrawnSnapshot(list: list, scale: 1, background: .white, frames: moved.frameText),
                    at: Self.name.path))
            #expect(
                try !store.isProven(
                    UndrawnSnapshot(list: list, scale: 1, background: .black, frames: record.frameText),
                    at: Self.name.path))
            let layout = folder.appending(path: "s/golden.layout.txt")
            let text = try Data(contentsOf: layout)
            try Data("a 2 x 2 @1x\nUIView  0 1 2 2\n".utf8).write(to: layout)
            #expect(try !store.isProven(undrawn, at: Self.name.path))
            try text.write(to: layout)
            #expect(try store.isProven(undrawn, at: Self.name.path))
            let picture = folder.appending(path: "s/golden.png")
            var bytes = [UInt8](try Data(contentsOf: picture))
            bytes[60] ^= 1
            try Data(bytes).write(to: picture)
            #expect(try !store.isProven(undrawn, at: Self.name.path))
        }
    }

    @Test(
        "Names of any kind give safe, distinct, stable files in the folder",
        arguments: ["/etc/passwd", "..", "🎉", "CON", "nul", "com1", String(repeating: "가", count: 300), "a\nb", "."])
    func names(text: String) {
        let name = GoldenName(suite: text, scene: text, variant: text)
        let parts = name.path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        #expect(parts.count == 2)
        #expect(parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && $0.utf8.count < 220 })
        #expect(parts.allSatisfy { !GoldenName.reserved.contains($0.split(separator: ".")[0].lowercased()) })
        #expect(GoldenName(suite: text + "x", scene: text, variant: text).path != name.path)
    }
}
