import Glibc

/// Makes the process fit for work before the first command runs.
package enum ProcessSetup {
    /// Keeps files from being opened as standard streams that the caller closed, makes a file that grows too large an
    /// error of the write, and has no temporary file stay when a signal ends the process.
    package static func run() throws(CommandError) {
        occupyClosedStreams()
        signal(SIGXFSZ, SIG_IGN)
        EndingSignals.removeTemporaryFile()
        for limit in ProcessLimit.all { try limit.raise() }
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
