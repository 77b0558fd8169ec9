// Backdoors: sets of cells whose digits, once known, leave only naked and hidden singles.
#pragma once

#include <cstdint>
#include <vector>

#include "huisu/batch.h"
#include "huisu/budget.h"

namespace huisu::explore {

using BackdoorSet = std::vector<std::uint8_t>;  // cells in ascending order

/// All sets of the smallest size that there are, up to max_size; the empty set where singles do by themselves. Not all
/// of them when the budget ran out.
struct BackdoorSets {
    bool is_complete = true;
    std::vector<BackdoorSet> sets;
};
BackdoorSets smallest_backdoors(const Digits9& puzzle, const Digits9& solution, int max_size, const Budget& budget);

}  // namespace huisu::explore
