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
Worker* new_single() {
    return new Lanes;
}  // with one lane it is an engine for one puzzle
#else
Worker* new_single() {
    return new Single;
}
#endif

}  // namespace HWY_NAMESPACE
}  // namespace huisu::fast9
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include "fast9/targets.h"

namespace huisu::fast9 {

HWY_EXPORT(new_single);

std::unique_ptr<Worker> make_single(Target target) {
    return std::unique_ptr<Worker>(HWY_DISPATCH_TABLE(new_single)[place_in_table(target)]());
}

}  // namespace huisu::fast9
#endif
