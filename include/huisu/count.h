// Count the solutions of a puzzle exactly.
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
    Engine engine = Engine::kAuto;
    Budget budget = {};
};

CountResult count(const Puzzle& puzzle, const CountOptions& options = {});

}  // namespace huisu
