// The names of the techniques, as data and options write them.
#include <algorithm>
#include <array>

#include "huisu/step.h"

namespace huisu {
namespace {

constexpr std::array<std::string_view, kTechniques> kNames = {"hidden_single",
                                                              "direct_pointing",
                                                              "direct_claiming",
                                                              "direct_hidden_pair",
                                                              "naked_single",
                                                              "direct_hidden_triplet",
                                                              "pointing",
                                                              "claiming",
                                                              "naked_pair",
                                                              "x_wing",
                                                              "hidden_pair",
                                                              "naked_triplet",
                                                              "swordfish",
                                                              "hidden_triplet",
                                                              "xy_wing",
                                                              "xyz_wing",
                                                              "unique_loop",
                                                              "naked_quad",
                                                              "jellyfish",
                                                              "hidden_quad",
                                                              "bug",
                                                              "aligned_pair",
                                                              "x_cycle",
                                                              "y_cycle",
                                                              "xy_cycle",
                                                              "forcing_x_chain",
                                                              "forcing_chain",
                                                              "aligned_triplet",
                                                              "nishio",
                                                              "contradiction",
                                                              "double_forcing",
                                                              "cell_forcing",
                                                              "region_forcing"};

}  // namespace

std::string_view technique_name(Technique technique) {
    return kNames[static_cast<std::size_t>(technique)];
}

std::optional<Technique> technique_of(std::string_view name) {
    const auto found = std::find(kNames.begin(), kNames.end(), name);
    if (found == kNames.end()) return std::nullopt;
    return static_cast<Technique>(found - kNames.begin());
}

}  // namespace huisu
