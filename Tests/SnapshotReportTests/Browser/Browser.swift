import Foundation
import Glibc

/// A headless Chromium, driven by its DevTools protocol through a pipe: messages are JSON, each ended by a zero byte.
actor Browser {
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    /// Where Chromium is; nil where it is not installed, and the tests that need it do not run.
    static let program: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .flatMap { folder in ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" } }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// One browser for all tests; it ends when its pipe closes with the process.
    static let shared = Browser()

    private static let patience = Duration.seconds(60)

    private var channel: (input: Int32, output: Int32)?
    private var received: [UInt8] = []
    private var lastID = 0
    /// What pages wrote to their console, and errors nobody caught.
    private(set) var complaints: [String] = []

    /// Sends a command and waits for its result.
    func command(_ method: String, _ parameters: [String: any Sendable] = [:], session: String? = nil) throws
        -> [String: Any]
    {
        let channel = try channel ?? start()
        self.channel = channel
        lastID += 1
        var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
        message["sessionId"] = session
        try write(JSONSerialization.data(withJSONObject: message) + [0], to: channel.input)
        let deadline = ContinuousClock.now + Self.patience
        while true {
            let answer = try nextMessage(from: channel.output, until: deadline)
            note(answer)
            guard answer["id"] as? Int == lastID else { continue }
            if let error = answer["error"] { throw Problem(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    func forgetComplaints() { complaints = [] }

    private func note(_ message: [String: Any]) {
        let parameters = message["params"] as? [String: Any] ?? [:]
        switch message["method"] as? String {
        case "Runtime.exceptionThrown": complaints.append("\(parameters["exceptionDetails"] ?? "an exception")")
        case "Log.entryAdded": complaints.append("\(parameters["entry"] ?? "an entry")")
        default: break
        }
    }

    /// Chromium reads commands from descriptor 3 and answers on 4.
    private func start() throws -> (input: Int32, output: Int32) {
        guard let program = Self.program else { throw Problem(description: "there is no Chromium") }
        var (commands, answers) = ([Int32](repeating: 0, count: 2), [Int32](repeating: 0, count: 2))
        guard pipe(&commands) == 0, pipe(&answers) == 0 else { throw Problem(description: "no pipe") }
        // Beyond 3 and 4, which the copies below would close.
        let (theirInput, theirOutput) = (fcntl(commands[0], F_DUPFD, 10), fcntl(answers[1], F_DUPFD, 10))
        for end in [commands[1], answers[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream: Int32 in 0...2 {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, theirInput, 3)
        posix_spawn_file_actions_adddup2(&actions, theirOutput, 4)
        let folder = try Self.profileFolder()
        let arguments = [
            program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
            "--disable-dev-shm-usage", "--remote-debugging-pipe", "--user-data-dir=\(folder)", "about:blank",
        ]
        var words = arguments.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else {
            throw Problem(description: "\(program) does not start")
        }
        for end in [commands[0], answers[1], theirInput, theirOutput] { close(end) }
        return (commands[1], answers[0])
    }

    /// A new folder for this process's profile; those of processes that have ended are removed.
    private static func profileFolder() throws -> String {
        let (files, prefix) = (FileManager.default, "offscreen-browser-")
        let parent = files.temporaryDirectory
        for name in try files.contentsOfDirectory(atPath: parent.path) where name.hasPrefix(prefix) {
            guard let owner = pid_t(name.dropFirst(prefix.count)), kill(owner, 0) != 0 else { continue }
            try? files.removeItem(at: parent.appending(path: name))
        }
        return parent.appending(path: "\(prefix)\(getpid())").path
    }

    private func write(_ data: Data, to descriptor: Int32) throws {
        var rest = Array(data)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw Problem(description: "the browser is gone") }
            rest = rest.dropFirst(count)
        }
    }

    private func nextMessage(from descriptor: Int32, until deadline: ContinuousClock.Instant) throws -> [String: Any] {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = received.firstIndex(of: 0) {
                let data = Data(received[..<end])
                received.removeSubrange(...end)
                return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
            }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let isReady = poll(&waiting, 1, 1000) > 0
            guard ContinuousClock.now < deadline else { throw Problem(description: "the browser does not answer") }
            guard isReady else { continue }
            let count = read(descriptor, &chunk, chunk.count)
            guard count > 0 else { throw Problem(description: "the browser has ended") }
            received += chunk[..<count]
        }
    }
}
