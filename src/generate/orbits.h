// The cells of a grid in sets that a symmetry takes into each other: a pattern of givens is symmetric when it holds all
// cells of a set or none.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "huisu/generate.h"

namespace huisu::generating {

using Orbit = std::vector<Cell>;
using Orbits = std::vector<Orbit>;

/// In the order of their first cells; each cell for itself where there are no symmetries.
Orbits orbits_of(const Shape& shape, std::span<const Symmetry> symmetries);

/// Whether some of the orbits have a number of cells in the range together.
bool reaches(const Orbits& orbits, const Range& cells);

}  // namespace huisu::generating
