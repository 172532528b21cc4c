// The protocol that `Task.sleep` asks the present executor for is not public yet. Compilers that may know it by another
// name let tasks sleep by the wall clock, for longer than a scene is shown.
#if compiler(>=6.3) && compiler(<6.4)
    @_spi(ExperimentalScheduling) import _Concurrency

    extension SceneExecutor: SchedulingExecutor {
        func enqueue<C: Clock>(
            _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
        ) {
            put(UnownedJob(job), after: delay as? Duration ?? .zero)
        }

        func enqueue<C: Clock>(
            _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
        ) {
            put(UnownedJob(job), at: instant)
        }
    }
#endif
