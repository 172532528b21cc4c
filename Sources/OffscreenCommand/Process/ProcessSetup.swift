import Glibc
import Goldens

/// Makes the process fit for work before the first command runs.
package enum ProcessSetup {
    /// Begins anew without variables of libraries that change what they draw or write to standard output; then keeps files from being opened as standard streams that the caller closed, makes a file that grows too large an
    /// error of the write, has no temporary file stay when a signal ends the process, has a crash end it with a message, and
    /// keeps standard output for the commands.
    package static func run() throws(CommandError) {
        beginAnewWithoutVariables()
        occupyClosedStreams()
        signal(SIGXFSZ, SIG_IGN)
        EndingSignals.removeTemporaryFile()
        for limit in ProcessLimit.all { try limit.raise() }
        CrashMessage.install()
        Streams.keepOutput()
    }

    /// Pixman reads its variable before `main` does, and tells so on standard output.
    private static func beginAnewWithoutVariables() {
        guard getenv("PIXMAN_DISABLE") != nil else { return }
        unsetenv("PIXMAN_DISABLE")
        // Returns only where it fails.
        execv("/proc/self/exe", CommandLine.unsafeArgv)
    }

    /// Each closed stream becomes one that can be opened and not used, so that what is read from standard input or
    /// written to standard output fails as it would with the stream closed.
    private static func occupyClosedStreams() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number, which is this one, is taken.
            _ = open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_WRONLY)
        }
    }
}
