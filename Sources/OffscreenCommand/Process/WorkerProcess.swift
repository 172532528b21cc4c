import Foundation
import Glibc
import Goldens

/// Another process of this program that works off one item after the other.
///
/// It gets the item's number as a line on its standard input and answers with a line on its standard output when it is done.
final class WorkerProcess {
    let identifier: pid_t
    /// Our end of the socket that is its standard input and output.
    let socket: Int32
    /// What it works on.
    private(set) var item: Int?
    private var received: [UInt8] = []

    /// - Parameter arguments: those after the program's name.
    init(arguments: [String]) throws(SystemFailure) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw .last
        }
        defer { close(ends[1]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        let words = Self.pointers(to: [CommandLine.arguments.first ?? "offscreen"] + arguments)
        let variables = Self.pointers(to: ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }.sorted())
        defer { for pointer in words + variables { free(pointer) } }
        var child = pid_t()
        let status = posix_spawn(&child, "/proc/self/exe", &actions, nil, words, variables)
        guard status == 0 else {
            close(ends[0])
            throw SystemFailure(code: status)
        }
        identifier = child
        socket = ends[0]
    }

    deinit { close(socket) }

    /// With the nil that ends such a list.
    private static func pointers(to texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { strdup($0) } + [nil]
    }

    /// Hands it an item; one that has ended meanwhile is noticed when its answer is read.
    func begin(_ number: Int) {
        item = number
        let line = Array("\(number)\n".utf8)
        // A write to one that has ended would end this process, too.
        _ = send(socket, line, line.count, Int32(MSG_NOSIGNAL))
    }

    /// Tells it that there is nothing left.
    func finish() {
        shutdown(socket, Int32(SHUT_WR))
    }

    /// Reads what it has answered: whether it is done with its item; nil where it has ended.
    func readAnswer() -> Bool? {
        var block = [UInt8](repeating: 0, count: 256)
        let count = recv(socket, &block, block.count, 0)
        if count < 0, errno == EINTR { return false }
        guard count > 0 else { return nil }
        received += block[..<count]
        guard received.contains(UInt8(ascii: "\n")) else { return false }
        received.removeAll()
        item = nil
        return true
    }

    /// Waits for its end, and says how it ended; nil where all went well.
    func end() -> String? {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        if signal != 0 { return "signal \(signal)" }
        let code = status >> 8 & 0xFF
        return code == 0 ? nil : "exit status \(code)"
    }
}

/// The other side of `WorkerProcess`.
enum WorkerLoop {
    /// Calls `body` with each number that comes, and answers when it returns.
    static func run(_ body: (Int) throws -> Void, answer: (String) throws -> Void) rethrows {
        while let line = readLine() {
            guard let number = Int(line) else { return }
            try body(number)
            try answer("done\n")
        }
    }
}
