// Calls the version of a function that was compiled for one of the instruction sets. For files that have been through
// foreach_target.h, in their last turn (HWY_ONCE).
//
// Highway's own dispatch asks the processor anew for what it can do and times its clock when a program starts; here
// the target is known, so that neither is needed.
#pragma once

#include <hwy/highway.h>

#if HWY_TARGETS & HWY_AVX3
#define HUISU_CALL_AVX3(target, call) \
    if ((target).bit == HWY_AVX3) return N_AVX3::call
#else
#define HUISU_CALL_AVX3(target, call)
#endif

#if HWY_TARGETS & HWY_AVX2
#define HUISU_CALL_AVX2(target, call) \
    if ((target).bit == HWY_AVX2) return N_AVX2::call
#else
#define HUISU_CALL_AVX2(target, call)
#endif

#if HWY_TARGETS & HWY_SSE4
#define HUISU_CALL_SSE4(target, call) \
    if ((target).bit == HWY_SSE4) return N_SSE4::call
#else
#define HUISU_CALL_SSE4(target, call)
#endif

/// Returns from the function with the call's value.
#define HUISU_RETURN_FOR(target, call) \
    HUISU_CALL_AVX3(target, call);     \
    HUISU_CALL_AVX2(target, call);     \
    HUISU_CALL_SSE4(target, call);     \
    return HWY_STATIC_DISPATCH(call)
