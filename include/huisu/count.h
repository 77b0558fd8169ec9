// Count the solutions of a puzzle exactly, however many.
//
// Few solutions are counted one by one. Many are not looked at: 9x9 grids and grids whose boxes have two rows or two
// columns (4x4 to 10x10) are divided into bands whose fillings are counted apart and multiplied. Other shapes, and
// pencilmarks that tell every digit from every other, are left to enumeration.
#pragma once

#include <cstdint>
#include <limits>

#include "huisu/budget.h"
#include "huisu/puzzle.h"
#include "huisu/result.h"
#include "huisu/solve.h"

namespace huisu {

struct CountOptions {
    /// Stop after so many: the result then says "at least".
    std::uint64_t limit = std::numeric_limits<std::uint64_t>::max();
    /// kAuto takes whatever is fastest; the others enumerate.
    Engine engine = Engine::kAuto;
    Budget budget = {};
};

/// Where the budget ends the count, the result is the largest bound known by then.
CountResult count(const Puzzle& puzzle, const CountOptions& options = {});

}  // namespace huisu
