import Glibc
import Synchronization

/// The words with which a process ends that has used up its stack, or memory that is not its own.
///
/// A scene whose method calls itself without end would otherwise end the process without any.
package enum CrashMessage {
    /// The address of the scene's name, or 0: a handler may read an atomic number, and no string of Swift's.
    private static let scene = Atomic<UInt>(0)
    private static let stackStart = Atomic<UInt>(0)
    private static let stackLimit = Atomic<UInt>(0)
    private static let largestStack: UInt = 1 << 40
    private static let overflowText: StaticString = """
        it ran out of stack: a method calls itself without end, such as one that is told of a change and makes it again

        """
    private static let strayText: StaticString = "it used memory that is not its own\n"
    /// Bytes of the handler's own stack.
    private static let stackSize = 1 << 16
    /// A method may take this much stack at once.
    private static let margin: UInt = 1 << 20

    /// Has a crash of the calling thread end the process with exit status 2 and one line.
    package static func install() {
        _ = scene.load(ordering: .relaxed)
        noteStack()
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
        stack.ss_size = stackSize
        var action = sigaction()
        action.sa_flags = SA_ONSTACK | SA_SIGINFO | Int32(bitPattern: UInt32(SA_RESETHAND))
        action.__sigaction_handler.sa_sigaction = { _, information, _ in
            CrashMessage.end(at: UInt(bitPattern: information?.pointee._sifields._sigfault.si_addr))
        }
        guard sigaltstack(&stack, nil) == 0 else { return }
        sigaction(SIGSEGV, &action, nil)
        sigaction(SIGBUS, &action, nil)
    }

    /// Names the scene in the message while `body` runs.
    package static func naming<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
        let copy = strdup(name)
        let former = scene.exchange(UInt(bitPattern: copy), ordering: .sequentiallyConsistent)
        defer {
            scene.store(former, ordering: .sequentiallyConsistent)
            free(copy)
        }
        return try body()
    }

    /// Only calls that are safe in a signal handler.
    private static func end(at address: UInt) {
        EndingSignals.removeNow()
        let name = UnsafePointer<CChar>(bitPattern: scene.load(ordering: .sequentiallyConsistent))
        write("scene '")
        if let name { _ = Glibc.write(STDERR_FILENO, name, strlen(name)) }
        write("' failed: ")
        write(isBeyondStack(address) ? overflowText : strayText)
        _exit(ExitStatus.badInput.rawValue)
    }

    private static func write(_ text: StaticString) {
        _ = Glibc.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    }

    /// Where the stack is in use now, and how far it may grow down from there.
    private static func noteStack() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
        var local = 0
        withUnsafeMutablePointer(to: &local) { stackStart.store(UInt(bitPattern: $0), ordering: .relaxed) }
        stackLimit.store(min(UInt(limit.rlim_cur), largestStack), ordering: .relaxed)
    }

    /// Whether an address is in the part of the stack that only a deep recursion reaches, or just below its end.
    private static func isBeyondStack(_ address: UInt) -> Bool {
        let start = stackStart.load(ordering: .relaxed)
        guard address < start else { return false }
        return start - address > margin && start - address < stackLimit.load(ordering: .relaxed) + margin
    }
}
