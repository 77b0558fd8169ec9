// A loop of cells that would have two solutions if no cell had further candidates: something must be further.
//
//   type 1  one cell has further candidates                 the pair leaves it
//   type 2  one further candidate in several cells          it leaves the cells that see all of them
//   type 3  two cells; with others of a common house their further candidates make a naked or a hidden set
//   type 4  two cells; one of the pair has no other place in a common house: the other one leaves both
//
// All loops and types are compared; the lowest difficulty, then type, then the first found is the step. Difficulty
// grows with the loop and with the set of type 3. A set is told by the nested step.
#pragma once

#include <optional>

#include "logic/candidate_grid.h"

namespace huisu::logic {

std::optional<Step> find_unique_loop(const CandidateGrid& grid);

}  // namespace huisu::logic
