// Counting solutions by looking at each, with engines that share nothing with src/count: what it is held against.
#pragma once

#include <optional>

#include "count/total.h"
#include "huisu/count.h"
#include "puzzles.h"

namespace huisu::tests {

/// Nothing when there are more than `limit`.
inline std::optional<Tally> one_by_one(const Puzzle& puzzle, std::uint64_t limit = 1'000'000) {
    CountOptions options;
    options.engine = choose_engine(puzzle.shape(), 1, Engine::kAuto).engine;
    options.limit = limit + 1;
    const CountResult result = count(puzzle, options);
    if (!result.is_exact) return std::nullopt;
    return result.count;
}

/// By the method for puzzles with many solutions, whatever the number; nothing where there is none.
inline std::optional<Tally> by_method(const Puzzle& puzzle) {
    const auto method = totals::method_for(puzzle);
    if (!method) return std::nullopt;
    const Budget budget;
    model::Meter meter(budget);
    const totals::Total total = method->count(meter);
    if (!total.is_complete) return std::nullopt;
    return total.sum;
}

/// Every candidate of the open cells that the solution does not need is taken away with the chance `percent` in 100.
inline Puzzle with_pencilmarks(const Puzzle& puzzle, const Grid& solution, int percent, model::Random& random) {
    Puzzle result = puzzle;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        if (!puzzle.is_open(cell)) continue;
        DigitSet candidates;
        for (const Digit digit : DigitSet::all(puzzle.size()))
            if (digit == solution[cell] || static_cast<int>(random.below(100)) >= percent) candidates.insert(digit);
        result.set_candidates(cell, candidates);
    }
    return result;
}

}  // namespace huisu::tests
