import Foundation
import Glibc

/// A program run to its end: how long it took and how much memory it had at most.
struct ChildProcess {
    /// From before the program is started until it is gone.
    let milliseconds: Double
    /// What all its threads took of the processors, which other work on the machine changes less.
    let processorMilliseconds: Double
    /// The resident peak of the program, or of the largest program that it ran itself.
    let peakMebibytes: Double

    /// Runs a program and waits for it.
    ///
    /// The peak is at least that of this process, whose memory the child shares until it runs the program.
    ///
    /// - Parameters:
    ///   - command: the program's path and its arguments.
    ///   - output: where its standard output goes.
    /// - Throws: `BenchmarkError` with what it wrote to standard error where it does not end with status 0.
    static func run(_ command: [String], output: String = "/dev/null") throws(BenchmarkError) -> ChildProcess {
        let errorPath = BenchmarkFolder.path(of: "standard-error.txt")
        let start = ContinuousClock.now
        let identifier = try spawn(command, output: output, errors: errorPath)
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(identifier, &status, 0, &usage) == identifier else {
            throw BenchmarkError("\(command[0]): cannot be waited for: \(String(cString: strerror(errno)))")
        }
        let elapsed = start.duration(to: .now)
        guard status == 0 else {
            let text = (try? String(contentsOfFile: errorPath, encoding: .utf8)) ?? ""
            throw BenchmarkError("\(command.joined(separator: " ")): ended with status \(status): \(text)")
        }
        return ChildProcess(
            milliseconds: elapsed / .milliseconds(1),
            processorMilliseconds: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
            peakMebibytes: Double(usage.ru_maxrss) / 1024)
    }

    private static func milliseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
    }

    private static func spawn(
        _ command: [String], output: String, errors: String
    ) throws(BenchmarkError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        let arguments = command.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var identifier: pid_t = 0
        let status = posix_spawnp(&identifier, command[0], &actions, nil, arguments, environ)
        guard status == 0 else {
            throw BenchmarkError("\(command[0]): cannot be run: \(String(cString: strerror(status)))")
        }
        return identifier
    }
}
