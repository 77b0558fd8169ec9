// Complete grids of sizes other than 9x9.
//
// 4x4 and 6x6 are few enough to list those with first row 1 2 3 ...: one of them with its digits renamed is any grid of
// the size, all equally likely. Larger sizes begin with boxes filled at random that see nothing of each other, and the
// engine's first solution; then digits, lines and bands change places. Every grid can come out, but not equally often.
#pragma once

#include <vector>

#include "huisu/puzzle.h"
#include "model/random.h"

namespace huisu::generating {

class FullGrids {
public:
    explicit FullGrids(const Shape& shape);

    Grid next(model::Random& random) const;

private:
    Grid search(model::Random& random) const;

    Shape shape_;
    std::vector<Grid> all_;  // with the first row in order; empty for larger sizes
};

}  // namespace huisu::generating
