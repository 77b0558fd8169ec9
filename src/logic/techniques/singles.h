// All singles of a grid at once, for orders that choose among them: hidden ones of every house and naked ones.
//
// find_hidden_single and find_naked_single give the first in the order of a scale; a person takes what is easiest to
// see or near the cell filled last.
#pragma once

#include <cstdint>
#include <vector>

#include "logic/candidate_grid.h"

namespace huisu::logic {

/// What makes a single easy to see, easiest first.
enum class SingleKind : std::uint8_t { kLastOfHouse, kHiddenInBox, kNaked, kHiddenInLine };

struct Single {
    SingleKind kind;
    Cell cell;
    int digit;
    int house;  ///< -1 where it is naked
};

/// Houses in the order boxes, columns, rows, then cells in reading order. A cell may be in it several times.
std::vector<Single> singles_of(const CandidateGrid& grid);

Step step_of(const Single& single);

}  // namespace huisu::logic
