internal import Glibc

/// A thread of the system that runs one closure.
///
/// Made by `BandWork`. Unlike a dispatch queue, which waits for threads that the system refuses, it says so; and a handler
/// of signals can tell that it has used up its stack.
@safe package struct WorkThread {
    private let handle: pthread_t

    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    /// Starts `body`; nil where the system gives the process no further thread.
    package init?(_ body: @escaping @Sendable () -> Void) {
        let work = unsafe Unmanaged.passRetained(Work(body))
        var handle = pthread_t()
        let status = unsafe pthread_create(
            &handle, nil,
            { work in
                AlternateStack.whileInstalled {
                    if let work = unsafe work { unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
                }
                return nil
            }, work.toOpaque())
        guard status == 0 else {
            unsafe work.release()
            return nil
        }
        self.handle = handle
    }

    /// Waits until the closure has returned; to be called once.
    package func join() {
        pthread_join(handle, nil)
    }
}
