// Complete grids at random.
//
// 4x4, 6x6, 8x8 and 9x9 grids are uniform: each of all grids is equally likely, by exact weights (uniform_small.h,
// uniform_9x9.h). Grids of other shapes begin with boxes filled at random that see nothing of each other, and the
// engine's first solution; then digits, lines and bands change places. Not all grids come out, and not equally often.
#pragma once

#include <memory>

#include "huisu/puzzle.h"
#include "model/random.h"

namespace huisu::generating {

class UniformSmall;

class FullGrids {
public:
    /// Makes the tables that the shape needs: at most some hundredths of a second, for 9x9 once a program.
    explicit FullGrids(const Shape& shape);
    ~FullGrids();

    static bool is_uniform(const Shape& shape);

    /// May be called from several threads.
    Grid next(model::Random& random) const;

private:
    Grid search(model::Random& random) const;

    Shape shape_;
    std::unique_ptr<const UniformSmall> small_;
};

}  // namespace huisu::generating
