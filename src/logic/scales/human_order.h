// The order for people: what is easiest to see comes first.
//
//   singles     last cell of a house, hidden in a box, naked, hidden in a line; among equals the one nearest the last
//               move
//   patterns    pointing, claiming, pairs, then by the difficulty of Sudoku Explainer
//
// Chains come after these, from SeOrder::next_chain. The direct forms that Sudoku Explainer prefers are left out: the
// same pattern as an elimination, and then a single, are easier to follow.
#pragma once

#include <optional>

#include "logic/candidate_grid.h"

namespace huisu::logic {

/// `last_move` holds the cells that the last step changed. Without `allows_uniqueness` there are no unique loops and no
/// BUG.
std::optional<Step> first_human_step(const CandidateGrid& grid, const CellSet& last_move, bool allows_uniqueness);

}  // namespace huisu::logic
