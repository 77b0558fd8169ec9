// The names of symmetries and levels, as options and data use them.
#include <algorithm>
#include <array>

#include "huisu/generate.h"

namespace huisu {
namespace {

constexpr std::array<std::string_view, kSymmetries> kSymmetryNames = {"rotate180", "rotate90", "mirror",
                                                                      "flip",      "diagonal", "antidiagonal"};
constexpr std::array<std::string_view, kLevels> kLevelNames = {"easy", "medium", "hard", "expert", "extreme"};

template <class Named, std::size_t kSize>
std::optional<Named> named(const std::array<std::string_view, kSize>& names, std::string_view name) {
    const auto* const at = std::find(names.begin(), names.end(), name);
    if (at == names.end()) return std::nullopt;
    return static_cast<Named>(at - names.begin());
}

}  // namespace

std::string_view symmetry_name(Symmetry symmetry) {
    return kSymmetryNames[static_cast<std::size_t>(symmetry)];
}
std::optional<Symmetry> symmetry_of(std::string_view name) {
    return named<Symmetry>(kSymmetryNames, name);
}
std::string_view level_name(Level level) {
    return kLevelNames[static_cast<std::size_t>(level)];
}
std::optional<Level> level_of(std::string_view name) {
    return named<Level>(kLevelNames, name);
}

}  // namespace huisu
