// Highway knows what the machine has; here its targets get the names that HUISU_TARGET takes.
#include "fast9/targets.h"

#include <bit>
#include <cstdlib>

#include <hwy/highway.h>

namespace huisu::fast9 {
namespace {

constexpr Target kTargets[] = {
// best first
#if HWY_ARCH_X86
    {HWY_AVX3, "AVX512"},   {HWY_AVX2, "AVX2"},     {HWY_SSE4, "SSE4"},
#endif
#if HWY_ARCH_ARM
    {HWY_NEON, "NEON"},
#endif
#if HWY_ARCH_WASM
    {HWY_WASM, "WASM"},
#endif
    {HWY_EMU128, "SCALAR"}, {HWY_SCALAR, "SCALAR"},  // a build has one of them
};

}  // namespace

std::vector<Target> usable_targets() {
    // What the compiler was allowed to use everywhere runs wherever the program runs.
    const std::int64_t usable = (hwy::SupportedTargets() | HWY_STATIC_TARGET) & HWY_TARGETS;
    std::vector<Target> targets;
    for (const Target& target : kTargets)
        if ((usable & target.bit) != 0) targets.push_back(target);
    return targets;
}

std::size_t place_in_table([[maybe_unused]] Target target) {
#if HWY_TARGETS == HWY_STATIC_TARGET
    return 0;
#else
    const std::int64_t place = HWY_CHOSEN_TARGET_SHIFT(target.bit);
    return static_cast<std::size_t>(
        std::countr_zero(static_cast<std::uint64_t>(place != 0 ? place : std::int64_t{HWY_CHOSEN_TARGET_MASK_SCALAR})));
#endif
}

std::optional<Target> find_target(std::string_view name) {
    if (name.empty()) {
        // The one place where the library looks at the environment: so that any program can be made to use a target.
        const char* forced = std::getenv("HUISU_TARGET");
        if (forced != nullptr) name = forced;
    }
    for (const Target& target : usable_targets())
        if (name.empty() || name == target.name) return target;
    return std::nullopt;
}

}  // namespace huisu::fast9
