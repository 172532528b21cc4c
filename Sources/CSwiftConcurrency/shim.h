#pragma once

// What Swift's runtime and Dispatch export without a header: the hook through which jobs without an actor of their own
// go (swift/Runtime/Concurrency.h), and what run loops drain the main queue with.

/// Called in place of `original` for each job; with these parameters Swift's calling convention is C's.
typedef void (*offscreen_enqueue_hook)(void *_Nonnull job, void *_Nonnull original);

extern offscreen_enqueue_hook _Nullable swift_task_enqueueGlobal_hook;
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Nullable message);

/// Returns the former hook.
static inline offscreen_enqueue_hook _Nullable offscreen_exchange_enqueue_hook(offscreen_enqueue_hook _Nullable hook) {
    return __atomic_exchange_n(&swift_task_enqueueGlobal_hook, hook, __ATOMIC_SEQ_CST);
}

/// Has a job run where it would without the hook.
static inline void offscreen_enqueue(void *_Nonnull job, void *_Nonnull original) {
    ((__attribute__((swiftcall)) void (*)(void *))original)(job);
}

/// Readable while the main queue has work.
static inline int offscreen_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

/// Runs what is on the main queue, without what comes meanwhile. On the main thread only.
static inline void offscreen_main_queue_run(void) { _dispatch_main_queue_callback_4CF(0); }
