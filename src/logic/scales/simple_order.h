// The producers of Sudoku Explainer 1.2.1 that need no chains, 1 to 20, in the order in which it asks them.
//
// The first step of the first one that finds any is taken, which is not always the easiest step.
#pragma once

#include <optional>

#include "logic/candidate_grid.h"

namespace huisu::logic {

/// The step of producers 1 to 20; without those that rest on the puzzle having only one solution unless
/// `allows_uniqueness`.
std::optional<Step> first_simple_step(const CandidateGrid& grid, bool allows_uniqueness = true);

}  // namespace huisu::logic
