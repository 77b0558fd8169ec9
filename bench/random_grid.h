// A random complete grid: depth first, always at a cell with the fewest candidates (one of them at random), its digits
// in random order. Not uniformly distributed over all grids, but no grid is left out.
#pragma once

#include "huisu/batch.h"
#include "model/random.h"

namespace huisu::bench {

Digits9 random_grid(model::Random& random);

/// Puts the values in random order, each order equally likely.
template <class Values>
void shuffle(Values& values, model::Random& random) {
    for (std::size_t left = values.size(); left > 1; --left) std::swap(values[left - 1], values[random.below(left)]);
}

}  // namespace huisu::bench
