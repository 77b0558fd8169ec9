// The latency engine, compiled for every instruction set; the essay is in single-inl.h.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "fast9/single.cpp"
#include <hwy/foreach_target.h>
// foreach_target.h comes first.
#include "fast9/lanes-inl.h"
#include "fast9/single-inl.h"

HWY_BEFORE_NAMESPACE();
namespace huisu::fast9 {
namespace HWY_NAMESPACE {

#if HWY_TARGET == HWY_SCALAR
std::unique_ptr<Worker> new_single() {
    return std::make_unique<Lanes>();
}  // with one lane it is an engine for one puzzle
#else
std::unique_ptr<Worker> new_single() {
    return std::make_unique<Single>();
}
#endif

}  // namespace HWY_NAMESPACE
}  // namespace huisu::fast9
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "fast9/dispatch.h"
#include "fast9/targets.h"

namespace huisu::fast9 {

std::unique_ptr<Worker> make_single([[maybe_unused]] Target target) {
    HUISU_RETURN_FOR(target, new_single());
}

}  // namespace huisu::fast9
#endif
