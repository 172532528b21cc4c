// For dlsym(RTLD_NEXT).
#define _GNU_SOURCE
#include "CDeferral.h"
#include <dlfcn.h>
#include <stddef.h>
#include <time.h>

// Answered by the target Scheduling.

/// The number under which work waits there; 0 where it does not, and negative where it never comes by the wall clock.
extern intptr_t offscreen_defer(
    uint64_t when, void *queue, bool is_main_queue, void *context, offscreen_work work);
extern void offscreen_run_deferred(intptr_t number);
/// - Parameter work: the address of the timer's function.
extern void offscreen_timer_was_made(void *timer, uintptr_t work);
/// Whether the timer is to fire by the wall clock as well.
extern bool offscreen_timer_was_added(void *timer);

/// A run loop timer's function (CFRunLoopTimerCallBack).
typedef void (*timer_work)(void *timer, void *info);

// The libraries' own functions. In a dynamically linked program they are the next ones of the name; in a static one the
// linker calls ours `__wrap_…` and theirs `__real_…` (see the Makefile). Without its help they stay what they are there:
// ours are weak.

#define REAL(result, name, ...) \
    extern result __real_##name(__VA_ARGS__) __attribute__((weak)); \
    typedef result (*name##_function)(__VA_ARGS__); \
    static name##_function real_##name(void) { \
        static name##_function found; \
        if (!found) found = (name##_function)dlsym(RTLD_NEXT, #name); \
        if (!found) found = __real_##name; \
        return found; \
    }

REAL(void, dispatch_after_f, uint64_t when, void *queue, void *context, offscreen_work work)
REAL(void *, CFRunLoopTimerCreate, const void *allocator, double date, double interval, unsigned long flags, long order,
     timer_work work, void *context)
REAL(void, CFRunLoopAddTimer, void *loop, void *timer, const void *mode)

extern char _dispatch_main_q;
extern void dispatch_async_f(void *queue, void *context, offscreen_work work);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

// MARK: asyncAfter, and tasks that sleep

static void run_number(void *number) { offscreen_run_deferred((intptr_t)number); }

static void after(uint64_t when, void *queue, void *context, offscreen_work work) {
    intptr_t number = offscreen_defer(when, queue, queue == (void *)&_dispatch_main_q, context, work);
    if (number == 0) real_dispatch_after_f()(when, queue, context, work);
    if (number > 0) real_dispatch_after_f()(when, queue, (void *)number, run_number);
}

/// How a block begins; source: Clang's page on the implementation of blocks.
struct block {
    void *class;
    int flags;
    int reserved;
    offscreen_work invoke;
};

static void run_block(void *block) {
    ((struct block *)block)->invoke(block);
    _Block_release(block);
}

static void after_block(uint64_t when, void *queue, const void *block) {
    after(when, queue, _Block_copy(block), run_block);
}

__attribute__((weak)) void dispatch_after(uint64_t when, void *queue, const void *block) {
    after_block(when, queue, block);
}

void __wrap_dispatch_after(uint64_t when, void *queue, const void *block) { after_block(when, queue, block); }

__attribute__((weak)) void dispatch_after_f(uint64_t when, void *queue, void *context, offscreen_work work) {
    after(when, queue, context, work);
}

void __wrap_dispatch_after_f(uint64_t when, void *queue, void *context, offscreen_work work) {
    after(when, queue, context, work);
}

void offscreen_async(void *queue, void *context, offscreen_work work) { dispatch_async_f(queue, context, work); }

uint64_t offscreen_continuous_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_BOOTTIME, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

// MARK: Timers of run loops

/// CFRunLoopTimerContext.
struct timer_context {
    long version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    const void *(*description)(const void *info);
};

extern void CFRunLoopTimerGetContext(void *timer, struct timer_context *context);
extern unsigned char CFRunLoopTimerIsValid(void *timer);
extern void CFRunLoopTimerInvalidate(void *timer);
extern double CFRunLoopTimerGetInterval(void *timer);
extern double CFRunLoopTimerGetNextFireDate(void *timer);
extern double CFAbsoluteTimeGetCurrent(void);
extern const void *CFRetain(const void *object);
extern void CFRelease(const void *object);

static void *make_timer(
    const void *allocator, double date, double interval, unsigned long flags, long order, timer_work work,
    void *context) {
    void *timer = real_CFRunLoopTimerCreate()(allocator, date, interval, flags, order, work, context);
    if (timer) offscreen_timer_was_made(timer, (uintptr_t)work);
    return timer;
}

static void add_timer(void *loop, void *timer, const void *mode) {
    if (!timer || offscreen_timer_was_added(timer)) real_CFRunLoopAddTimer()(loop, timer, mode);
}

__attribute__((weak)) void *CFRunLoopTimerCreate(
    const void *allocator, double date, double interval, unsigned long flags, long order, timer_work work,
    void *context) {
    return make_timer(allocator, date, interval, flags, order, work, context);
}

void *__wrap_CFRunLoopTimerCreate(
    const void *allocator, double date, double interval, unsigned long flags, long order, timer_work work,
    void *context) {
    return make_timer(allocator, date, interval, flags, order, work, context);
}

__attribute__((weak)) void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
    add_timer(loop, timer, mode);
}

void __wrap_CFRunLoopAddTimer(void *loop, void *timer, const void *mode) { add_timer(loop, timer, mode); }

void offscreen_timer_fire(void *timer, uintptr_t work) {
    struct timer_context context = {0};
    CFRunLoopTimerGetContext(timer, &context);
    ((timer_work)work)(timer, context.info);
    if (CFRunLoopTimerGetInterval(timer) == 0) CFRunLoopTimerInvalidate(timer);
}

bool offscreen_timer_is_valid(void *timer) { return CFRunLoopTimerIsValid(timer); }
double offscreen_timer_interval(void *timer) { return CFRunLoopTimerGetInterval(timer); }
double offscreen_timer_date(void *timer) { return CFRunLoopTimerGetNextFireDate(timer); }
double offscreen_timer_delay(void *timer) { return CFRunLoopTimerGetNextFireDate(timer) - CFAbsoluteTimeGetCurrent(); }
void offscreen_timer_retain(void *timer) { CFRetain(timer); }
void offscreen_timer_release(void *timer) { CFRelease(timer); }
