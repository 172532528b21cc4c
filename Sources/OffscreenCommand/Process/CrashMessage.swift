import Glibc
import Goldens
import Raster
import Synchronization

/// The words with which a process ends that has used up its stack or its memory, used memory that is not its own, or failed
/// one of Swift's checks.
///
/// A scene whose method calls itself without end would otherwise end the process without any.
package enum CrashMessage {
    /// The address of the scene's name, or 0: a handler may read an atomic number, and no string of Swift's.
    private static let scene = Atomic<UInt>(0)
    private static let lastScene = Atomic<UInt>(0)
    /// The address of the program's name, likewise.
    private static let program = Atomic<UInt>(0)
    private static let overflowText: StaticString = """
        it ran out of stack: a method calls itself without end, such as one that is told of a change and makes it again

        """
    private static let strayText: StaticString = "it used memory that is not its own\n"
    private static let trapText: StaticString = """
        its code stopped itself, as on an index out of range, a nil that was unwrapped or an overflow; a debug build says where

        """
    private static let memoryText: StaticString = "out of memory (a limit set by 'ulimit -v' may be too low)\n"
    /// A method may take this much stack at once.
    private static let margin: UInt = 1 << 20

    /// Has a crash end the process with one line, and exit status 2, or 3 where there is no more memory: on the calling
    /// thread, on those of `WorkThread`, and on others where it is not for want of stack.
    package static func install() {
        _ = scene.load(ordering: .relaxed)
        if program.load(ordering: .relaxed) == 0 {
            program.store(UInt(bitPattern: strdup(OffscreenCommand.program)), ordering: .relaxed)
        }
        AlternateStack.install()
        var action = sigaction()
        action.sa_flags = SA_ONSTACK | SA_SIGINFO | Int32(bitPattern: UInt32(SA_RESETHAND))
        action.__sigaction_handler.sa_sigaction = { signal, information, context in
            CrashMessage.end(
                by: signal, at: UInt(bitPattern: information?.pointee._sifields._sigfault.si_addr),
                stackPointer: CrashMessage.stackPointer(context))
        }
        sigaction(SIGSEGV, &action, nil)
        sigaction(SIGBUS, &action, nil)
        // Swift's own checks, on x86 and on ARM.
        sigaction(SIGILL, &action, nil)
        sigaction(SIGTRAP, &action, nil)
        // With which Swift's runtime and others end a process that they have no memory for.
        sigaction(SIGABRT, &action, nil)
    }

    /// Names the scene in the message while `body` runs.
    package static func naming<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
        let former = scene.exchange(address(of: name), ordering: .sequentiallyConsistent)
        defer { scene.store(former, ordering: .sequentiallyConsistent) }
        return try body()
    }

    /// A copy of the name that stays, as a signal may come on any thread while it is in use; the one made last is used again.
    private static func address(of name: String) -> UInt {
        let known = lastScene.load(ordering: .relaxed)
        if let text = UnsafePointer<CChar>(bitPattern: known), strcmp(text, name) == 0 { return known }
        let copy = UInt(bitPattern: strdup(name))
        lastScene.store(copy, ordering: .relaxed)
        return copy
    }

    /// Only calls that are safe in a signal handler.
    private static func end(by signal: Int32, at address: UInt, stackPointer: UInt?) {
        EndingSignals.removeNow()
        let hasMemory = FreeMemory.holds(fileOf: 0)
        // Any other end has had its words; the signal comes again and finds no handler.
        if signal == SIGABRT, hasMemory { return }
        write(textAt: program.load(ordering: .relaxed))
        let name = scene.load(ordering: .sequentiallyConsistent)
        // Outside of `naming` it is none of a scene's.
        if name == 0 {
            write(": the program failed: ")
        } else {
            write(": scene '")
            write(textAt: name)
            write("' failed: ")
        }
        guard hasMemory else {
            write(memoryText)
            _exit(ExitStatus.environment.rawValue)
        }
        if signal == SIGILL || signal == SIGTRAP {
            write(trapText)
            _exit(ExitStatus.badInput.rawValue)
        }
        // What is above the end of a stack in use is there; what is not has just been asked for.
        let isOverflow = stackPointer.map { address &+ margin &- $0 < 2 * margin } ?? false
        write(isOverflow ? overflowText : strayText)
        _exit(ExitStatus.badInput.rawValue)
    }

    private static func write(textAt address: UInt) {
        guard let text = UnsafePointer<CChar>(bitPattern: address) else { return }
        _ = Glibc.write(STDERR_FILENO, text, strlen(text))
    }

    private static func write(_ text: StaticString) {
        _ = Glibc.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    }

    /// Where the stack of the thread ended when the signal came; nil on a processor not known here.
    ///
    /// - Parameter context: with SA_SIGINFO a handler's third argument is a `ucontext_t` (sigaction(2)), laid out as the
    ///   kernel's interface to programs has it.
    private static func stackPointer(_ context: UnsafeMutableRawPointer?) -> UInt? {
        #if arch(x86_64)
            // Flags, link and stack_t take 40 bytes; then come the registers, RSP as number 15.
            return context?.load(fromByteOffset: 40 + 15 * 8, as: UInt.self)
        #elseif arch(arm64)
            // Flags, link, stack_t and 128 bytes of signals, aligned to 16; then the faulting address and 31 registers.
            return context?.load(fromByteOffset: 176 + 8 + 31 * 8, as: UInt.self)
        #else
            return nil
        #endif
    }
}
