// Moves that only swap lines without any digit: they leave a puzzle as it is, and a search for its form need not tell
// them apart.
#pragma once

#include <cstddef>
#include <vector>

#include "huisu/puzzle.h"
#include "huisu/transform.h"

namespace huisu::symmetry {

/// All of them, the identity first, but at most `limit`.
std::vector<Transform> swaps_of_empty_lines(const Grid& grid, std::size_t limit);

}  // namespace huisu::symmetry
