// The throughput engine, compiled for every instruction set; the essay is in lanes-inl.h.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "fast9/lanes.cpp"
#include <hwy/foreach_target.h>
// foreach_target.h comes first.
#include "fast9/lanes-inl.h"

HWY_BEFORE_NAMESPACE();
namespace huisu::fast9 {
namespace HWY_NAMESPACE {

std::unique_ptr<Worker> new_lanes() {
    return std::make_unique<Lanes>();
}

}  // namespace HWY_NAMESPACE
}  // namespace huisu::fast9
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "fast9/dispatch.h"
#include "fast9/targets.h"

namespace huisu::fast9 {

std::unique_ptr<Worker> make_lanes([[maybe_unused]] Target target) {
    HUISU_RETURN_FOR(target, new_lanes());
}

}  // namespace huisu::fast9
#endif
