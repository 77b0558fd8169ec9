// Say what is right and wrong with a puzzle or a part-filled grid.
#pragma once

#include <optional>
#include <vector>

#include "huisu/budget.h"
#include "huisu/puzzle.h"
#include "huisu/result.h"
#include "huisu/solve.h"

namespace huisu {

struct CheckOptions {
    /// Also find the givens that can go (each tried by itself). Placed digits are never tried.
    bool minimal = false;
    Engine engine = Engine::kAuto;
    Budget budget = {};
};

CheckResult check(const Puzzle& puzzle, const CheckOptions& options = {});

/// CheckResult::rule_breaks alone: nothing is searched.
std::vector<RuleBreak> rule_breaks(const Puzzle& puzzle);

/// The first cell in reading order whose digit is not the solution's; nothing when there is none. Same shape assumed.
std::optional<Cell> first_wrong_cell(const Puzzle& state, const Grid& solution);

/// Whether the grid is complete and every house holds every digit once.
bool is_solution(const Grid& grid);
/// The same, and each digit is one that the puzzle allows in its cell.
bool is_solution_of(const Grid& grid, const Puzzle& puzzle);

}  // namespace huisu
