// What the machine has, under the names that HUISU_TARGET takes.
#include "fast9/targets.h"

#include <hwy/highway.h>

#include <cstdlib>

namespace huisu::fast9 {
namespace {

// What the compiler was allowed to use everywhere runs wherever the program runs.
constexpr Target kBase{HWY_STATIC_TARGET, HWY_ARCH_WASM ? "WASM" : HWY_ARCH_ARM ? "NEON" : "SCALAR"};

#if HWY_ARCH_X86

// The processors that have what is asked for here have the rest of what the compiler is told to use.
bool has_avx2() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma") &&
           __builtin_cpu_supports("pclmul") && __builtin_cpu_supports("aes");
}
bool has_avx512() {
    return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
           __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512cd");
}
bool has_sse4() {
    return __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("pclmul") && __builtin_cpu_supports("aes");
}

std::vector<Target> find_usable_targets() {
    __builtin_cpu_init();
    std::vector<Target> targets;
    if (has_avx512()) targets.push_back({HWY_AVX3, "AVX512"});
    if (has_avx2()) targets.push_back({HWY_AVX2, "AVX2"});
    if (has_sse4()) targets.push_back({HWY_SSE4, "SSE4"});
    std::erase_if(targets,
                  [](const Target& target) { return (HWY_TARGETS & target.bit) == 0 || target.bit == kBase.bit; });
    targets.push_back(kBase);
    return targets;
}

#else

std::vector<Target> find_usable_targets() {
    return {kBase};
}

#endif

}  // namespace

const std::vector<Target>& usable_targets() {
    static const std::vector<Target> targets = find_usable_targets();  // asking the processor takes microseconds
    return targets;
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
