// Random complete grids, numbered: grid `index` of `seed` is the same on every machine and does not depend on which
// grids were asked for before, so that any number of threads can share the work.
//
// 4x4, 6x6, 8x8 and 9x9 grids are uniform: each of all grids is equally likely, by exact weights (uniform_small.h,
// uniform_9x9.h). Grids of other shapes are found by a search with random choices (random_fill.h), which is not
// uniform.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "huisu/batch.h"
#include "huisu/budget.h"
#include "huisu/puzzle.h"

namespace huisu::grids {

class UniformSmall;

class FullGrids {
public:
    /// Makes the tables that the shape needs: at most some hundredths of a second, for 9x9 once a program.
    FullGrids(const Shape& shape, std::uint64_t seed);
    ~FullGrids();
    FullGrids(FullGrids&&) noexcept;
    FullGrids& operator=(FullGrids&&) noexcept;

    static bool is_uniform(const Shape& shape);

    /// May be called from several threads. Nothing when the budget ran out, which only happens to grids by search.
    std::optional<Grid> grid(std::uint64_t index, const Budget& budget = {}) const;

private:
    Shape shape_;
    std::uint64_t seed_;
    std::unique_ptr<const UniformSmall> small_;
};

/// Grid `index` of `seed` of 9x9, without allocation after the first call: half a microsecond.
Digits9 full_grid_9x9(std::uint64_t seed, std::uint64_t index);

}  // namespace huisu::grids
