// What the build says about itself. HUISU_VERSION comes from the one place that holds the number, the root
// CMakeLists.txt.
#include "huisu/version.h"

namespace huisu {
namespace {

[[maybe_unused]] std::string joined(const char* name, int major, int minor, int patch) {
    return std::string(name) + ' ' + std::to_string(major) + '.' + std::to_string(minor) + '.' + std::to_string(patch);
}

}  // namespace

std::string version() {
    return HUISU_VERSION;
}

std::string compiler() {
#if defined(__clang__)  // before GCC, whose macros clang defines as well
    return joined("clang", __clang_major__, __clang_minor__, __clang_patchlevel__);
#elif defined(__GNUC__)
    return joined("GCC", __GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#elif defined(_MSC_VER)
    return joined("MSVC", _MSC_VER / 100, _MSC_VER % 100, 0);
#else
    return "an unknown compiler";
#endif
}

}  // namespace huisu
