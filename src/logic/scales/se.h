// The scale of Sudoku Explainer 1.2.1: its finders ("producers") in the order in which it asks them.
//
// The first step of the first producer that finds one is taken, which is not always the easiest step. Producers 1 to 20
// need no chains; aligned triplets (22) come after the first chains (21).
#pragma once

#include <optional>

#include "logic/candidate_grid.h"

namespace huisu::logic {

/// The step of producers 1 to 20.
std::optional<Step> first_simple_step(const CandidateGrid& grid);

}  // namespace huisu::logic
