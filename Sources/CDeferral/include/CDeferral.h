#pragma once

// Functions of Dispatch and Core Foundation that put work off to a later time, with the target Scheduling asked first. The
// libraries come without headers for these, so that what is used of them is declared here.

#include <stdbool.h>
#include <stdint.h>

typedef void (*offscreen_work)(void *_Nullable context);

/// Has work done on a queue as soon as its turn comes.
void offscreen_async(void *_Nonnull queue, void *_Nullable context, offscreen_work _Nonnull work);

/// Nanoseconds of the clock that also counts while the machine sleeps, on which tasks sleep.
uint64_t offscreen_continuous_time(void);

/// Does what a timer is for, and ends one that does not repeat.
///
/// - Parameter work: the address of the function that the timer was made with.
void offscreen_timer_fire(void *_Nonnull timer, uintptr_t work);
bool offscreen_timer_is_valid(void *_Nonnull timer);
/// In seconds; 0 for one that does not repeat.
double offscreen_timer_interval(void *_Nonnull timer);
/// From now, in seconds.
double offscreen_timer_delay(void *_Nonnull timer);
/// In seconds since 2001; changes where the timer is moved, or has fired.
double offscreen_timer_date(void *_Nonnull timer);
void offscreen_timer_retain(void *_Nonnull timer);
void offscreen_timer_release(void *_Nonnull timer);
