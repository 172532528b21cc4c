import Foundation
import Glibc
import Goldens
import OffscreenCommand
import Raster
import Testing

@Suite("The process") struct ProcessTests {
    /// A path that a test and the process it starts both know.
    private static func path(_ name: String, of process: pid_t) -> String {
        FileManager.default.temporaryDirectory.appending(path: "offscreen-\(process)-\(name)").path
    }

    /// In the process that a test starts: writes a file, makes it the temporary one and gets a signal.
    private static func beInterrupted(by number: Int32) throws {
        try ProcessSetup.run()
        let path = path("signal-\(number)", of: getppid())
        try Data("half".utf8).write(to: URL(filePath: path))
        let removal = EndingSignals.beginRemoving(path)
        // To the process: a test runs on a thread that takes no signals.
        kill(getpid(), number)
        usleep(500_000)
        removal.end()
    }

    @Test("A signal that ends the process takes the temporary file with it")
    func signals() async {
        await #expect(processExitsWith: .signal(SIGHUP)) { try ProcessTests.beInterrupted(by: SIGHUP) }
        await #expect(processExitsWith: .signal(SIGINT)) { try ProcessTests.beInterrupted(by: SIGINT) }
        await #expect(processExitsWith: .signal(SIGXCPU)) { try ProcessTests.beInterrupted(by: SIGXCPU) }
        await #expect(processExitsWith: .signal(SIGUSR1)) { try ProcessTests.beInterrupted(by: SIGUSR1) }
        for number in [SIGHUP, SIGINT, SIGXCPU, SIGUSR1] {
            #expect(!FileManager.default.fileExists(atPath: Self.path("signal-\(number)", of: getpid())))
        }
    }

    @Test("SIGQUIT ends the process though Swift's runtime handles it as a crash")
    func quit() async {
        await #expect(processExitsWith: .signal(SIGQUIT)) {
            signal(SIGQUIT) { _ in }
            try ProcessTests.beInterrupted(by: SIGQUIT)
        }
        #expect(!FileManager.default.fileExists(atPath: Self.path("signal-\(SIGQUIT)", of: getpid())))
    }

    /// Calls itself without end, in a way that is no loop.
    private static func recurse(_ depth: Int) -> Int { depth < 0 ? 0 : recurse(depth + 1) + depth }

    @Test("A scene that runs out of stack ends with one line that names it, and exit status 2")
    func stackOverflow() async {
        let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
            CrashMessage.install()
            CrashMessage.naming("loop") { print(ProcessTests.recurse(0)) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.hasSuffix(
                ": scene 'loop' failed: it ran out of stack: a method calls itself without end, such as one that is told of a "
                    + "change and makes it again\n"))
    }

    @Test("So does one whose drawing runs out of stack on a thread of its own")
    func stackOverflowOfThread() async {
        let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
            CrashMessage.install()
            CrashMessage.naming("loop") { WorkThread { print(ProcessTests.recurse(0)) }?.join() }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("scene 'loop' failed: it ran out of stack: "))
    }

    @Test("A scene that uses memory that is not its own is told from one that runs out of stack")
    func strayPointer() async {
        let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
            CrashMessage.install()
            CrashMessage.naming("stray") {
                WorkThread { print(UnsafePointer<Int>(bitPattern: 8)?.pointee ?? 0) }?.join()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.hasSuffix("scene 'stray' failed: it used memory that is not its own\n"))
    }

    @Test("A scene that fails one of Swift's checks ends with a line that names it, and exit status 2")
    func trap() async {
        let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
            CrashMessage.install()
            CrashMessage.naming("trap") { print([0][CommandLine.arguments.count + 1]) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("scene 'trap' failed: its code stopped itself, as on an index out of range"))
    }

    @Test("A scene that finds no memory ends with a line that says so, and exit status 3")
    func outOfMemory() async {
        let result = await #expect(processExitsWith: .exitCode(3), observing: [\.standardErrorContent]) {
            CrashMessage.install()
            CrashMessage.naming("large") {
                // Below what the process has, so that it gets no more.
                var limit = rlimit(rlim_cur: 1 << 20, rlim_max: rlim_t.max)
                setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
                print([UInt8](repeating: 1, count: 1 << 40).count)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.hasSuffix("scene 'large' failed: out of memory (a limit set by 'ulimit -v' may be too low)\n"))
    }

    @Test("Where no scene runs none is named, and the line begins with the program, as every other does")
    func strayPointerOutside() async throws {
        let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
            CrashMessage.install()
            CrashMessage.naming("over") {}
            kill(getpid(), SIGSEGV)
            usleep(500_000)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let line = try #require(text.split(separator: "\n").last)
        #expect(line.hasSuffix(": the program failed: it used memory that is not its own"))
        #expect(!line.hasPrefix(":") && !line.contains("/"))
    }

    @Test("What a scene prints does not stand in front of the picture on standard output")
    func printedText() async {
        let result = await #expect(
            processExitsWith: .exitCode(7), observing: [\.standardOutputContent, \.standardErrorContent]
        ) {
            try ProcessSetup.run()
            print("from the scene")
            fflush(nil)
            try Streams.process.write("picture")
            exit(7)
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(output.hasSuffix("picture"))
        #expect(!output.contains("from the scene"))
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.contains("from the scene"))
    }

    @Test("A signal that the caller ignores stays ignored, and the file stays")
    func ignored() async throws {
        await #expect(processExitsWith: .success) {
            signal(SIGTERM, SIG_IGN)
            try ProcessTests.beInterrupted(by: SIGTERM)
        }
        let path = Self.path("signal-\(SIGTERM)", of: getpid())
        #expect(FileManager.default.fileExists(atPath: path))
        try FileManager.default.removeItem(atPath: path)
    }

    @Test("A file above the limit of file sizes is an error with a reason")
    func fileSize() async {
        await #expect(processExitsWith: .exitCode(7)) {
            try ProcessSetup.run()
            var limit = rlimit(rlim_cur: 8192, rlim_max: 8192)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            let path = ProcessTests.path("large", of: getppid())
            do {
                try AtomicFile.write(to: path) { sink in
                    try [UInt8](repeating: 0, count: 100_000).withUnsafeBytes { try sink($0) }
                }
            } catch let error as CommandError {
                exit(error == .unwritable(path: path, reason: "File too large") ? 7 : 1)
            }
        }
    }

    @Test("Standard output that the caller closed cannot be written to")
    func closedOutput() async {
        await #expect(processExitsWith: .exitCode(7)) {
            close(STDOUT_FILENO)
            try ProcessSetup.run()
            do {
                try Streams.process.write("text")
            } catch {
                let expected = CommandError.unwritable(path: "standard output", reason: "Bad file descriptor")
                exit((error as? CommandError) == expected ? 7 : 1)
            }
        }
    }

    @Test("Too few open files, or too small a stack, are told before anything fails for it")
    func limits() async {
        await #expect(processExitsWith: .exitCode(7)) {
            var limit = rlimit(rlim_cur: 10, rlim_max: 10)
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            do {
                try ProcessSetup.run()
            } catch {
                let text =
                    "the system allows 10 open files, 64 are needed; raise the limit with 'ulimit -n 64'"
                exit((error as? CommandError) == .environment(text) ? 7 : 1)
            }
        }
    }
}
