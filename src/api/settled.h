// The state that pencilmarks mean: programs that print candidates print a filled cell as its one digit.
//
// Where a state tells digits from candidates, nothing is changed. Where all of it is candidates, a cell's only
// candidate that no cell in sight still has is taken for filled in. Where one in sight has it, it is a naked single
// that nobody has used yet; unless all other cells have all nine candidates, so that nothing has been pencilled in at
// all.
#pragma once

#include "huisu/puzzle.h"

namespace huisu::api {

/// Of a 9x9 puzzle; others are returned as they are.
Puzzle settled(const Puzzle& state);

}  // namespace huisu::api
