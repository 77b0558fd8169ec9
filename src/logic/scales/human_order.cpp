#include "logic/scales/human_order.h"

#include <cstdlib>
#include <tuple>

#include "logic/techniques/aligned_exclusion.h"
#include "logic/techniques/bug.h"
#include "logic/techniques/fish.h"
#include "logic/techniques/hidden_set.h"
#include "logic/techniques/locking.h"
#include "logic/techniques/naked_set.h"
#include "logic/techniques/singles.h"
#include "logic/techniques/unique_loop.h"
#include "logic/techniques/wings.h"

namespace huisu::logic {
namespace {

struct Finder {
    std::optional<Step> (*find)(const CandidateGrid& grid);
    bool needs_uniqueness = false;
};

constexpr std::array kFinders = {
    Finder{find_locking},       Finder{find_naked_pair},        Finder{find_hidden_pair},  Finder{find_x_wing},
    Finder{find_naked_triplet}, Finder{find_hidden_triplet},    Finder{find_swordfish},    Finder{find_xy_wing},
    Finder{find_xyz_wing},      Finder{find_unique_loop, true}, Finder{find_naked_quad},   Finder{find_jellyfish},
    Finder{find_hidden_quad},   Finder{find_bug, true},         Finder{find_aligned_pair},
};

/// How far a cell is from the last move: cells that share a house with it are nearer than all others.
std::tuple<bool, int> distance(const CellSet& last_move, Cell cell) {
    std::tuple<bool, int> least{true, 99};
    for (const Cell other : last_move) {
        const int lines = std::abs(cell / 9 - other / 9) + std::abs(cell % 9 - other % 9);
        least = std::min(least, std::tuple{cell != other && !are_peers(cell, other), lines});
    }
    return least;
}

std::optional<Step> nearest_easiest_single(const CandidateGrid& grid, const CellSet& last_move) {
    const Single* best = nullptr;
    const std::vector<Single> singles = singles_of(grid);
    const auto key = [&](const Single& single) {
        return std::tuple_cat(std::tuple{single.kind}, distance(last_move, single.cell));
    };
    for (const Single& single : singles)
        if (best == nullptr || key(single) < key(*best)) best = &single;
    if (best == nullptr) return std::nullopt;
    return step_of(*best);
}

}  // namespace

std::optional<Step> first_human_step(const CandidateGrid& grid, const CellSet& last_move, bool allows_uniqueness) {
    if (std::optional<Step> step = nearest_easiest_single(grid, last_move)) return step;
    for (const Finder& finder : kFinders) {
        if (finder.needs_uniqueness && !allows_uniqueness) continue;
        if (std::optional<Step> step = finder.find(grid)) return step;
    }
    return std::nullopt;
}

}  // namespace huisu::logic
