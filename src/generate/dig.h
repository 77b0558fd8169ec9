// From complete 9x9 grids to puzzles: many at a time, so that the engine's lanes are full.
#pragma once

#include <span>
#include <vector>

#include "fast9/targets.h"
#include "generate/dig_plan.h"
#include "generate/orbits.h"
#include "huisu/batch.h"

namespace huisu::generating {

/// A grid on its way to a puzzle.
struct Dig {
    Digits9 solution{};
    Puzzle9 puzzle;  ///< what is left of it; has no other solution
    DigPlan plan;
};

inline bool is_given(const Puzzle9& puzzle, Cell cell) {
    const unsigned candidates = puzzle.candidates[static_cast<std::size_t>(cell)];
    return (candidates & (candidates - 1)) == 0;
}
int clues_of(const Puzzle9& puzzle);
/// All digits of the grid, or those in the cells.
Puzzle9 puzzle_of(const Digits9& solution);
Puzzle9 puzzle_of(const Digits9& solution, std::span<const Cell> cells);

/// As it leaves the library.
Generated generated(const Puzzle9& puzzle, const Digits9& solution, std::uint64_t attempt);

/// The engine on a batch, to the end: up to `limit` solutions each. `seconds` may be empty.
void solve_all(fast9::Worker& worker, std::span<const Puzzle9> puzzles, std::span<Answer9> answers,
               std::span<Digits9> seconds, std::uint64_t limit);

class Digger {
public:
    explicit Digger(fast9::Worker& worker) : worker_(worker) {}

    /// Follows the plans of all to their ends.
    void finish(std::span<Dig> digs, const Orbits& orbits);

private:
    fast9::Worker& worker_;
    std::vector<Dig*> asked_;
    std::vector<Puzzle9> tests_;
    std::vector<Answer9> answers_;
    std::vector<Digits9> seconds_;
};

}  // namespace huisu::generating
