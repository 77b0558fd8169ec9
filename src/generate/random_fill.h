// A random complete grid of any shape, by search with random choices: quick, and NOT uniform, since grids that the
// search finds easily come more often. For the shapes for which nothing better is known; see full_grids.h.
#pragma once

#include <optional>

#include "huisu/budget.h"
#include "huisu/puzzle.h"
#include "model/random.h"

namespace huisu::grids {

/// Nothing when the budget runs out.
std::optional<Grid> random_fill(const Shape& shape, model::Random& random, const Budget& budget);

}  // namespace huisu::grids
