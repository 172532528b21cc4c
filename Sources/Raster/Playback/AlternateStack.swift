internal import Glibc

/// The stack on which a thread handles a signal when its own is used up; without one, the system ends the process then
/// without calling any handler.
package enum AlternateStack {
    /// Bytes; what the system saves of the processor for a handler takes up to 11 KiB of it.
    private static let size = 1 << 16

    /// Gives the calling thread one for as long as it lives.
    package static func install() {
        _ = unsafe make()
    }

    /// Gives the calling thread one while `body` runs.
    static func whileInstalled(_ body: () -> Void) {
        let memory = unsafe make()
        body()
        var none = unsafe stack_t()
        unsafe none.ss_flags = Int32(SS_DISABLE)
        unsafe sigaltstack(&none, nil)
        unsafe memory.deallocate()
    }

    private static func make() -> UnsafeMutableRawPointer {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        var stack = unsafe stack_t()
        unsafe stack.ss_sp = memory
        unsafe stack.ss_size = size
        unsafe sigaltstack(&stack, nil)
        return unsafe memory
    }
}
