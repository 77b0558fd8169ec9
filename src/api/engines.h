// The one place that chooses an engine. Every public verb that needs solutions asks here. Each solution that is handed
// out has been checked by the referee; solutions that are only counted are not looked at.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "huisu/budget.h"
#include "huisu/puzzle.h"
#include "huisu/result.h"
#include "huisu/solve.h"

namespace huisu::api {

struct Outcome {
    std::uint64_t solutions = 0;
    bool is_complete = false;  ///< these are all
    bool is_stopped = false;   ///< the budget ended it
    SearchStats stats;
};

/// Visits solutions until `visit` returns false. The digits of the puzzle must not break a rule.
Outcome for_each_solution(const Puzzle& puzzle, Engine engine, const Budget& budget,
                          const std::function<bool(const Grid&)>& visit);

/// Looks for up to `limit` solutions with an engine for 9x9 and gives the first two; nothing when `engine` comes to
/// another one. The digits of the puzzle must not break a rule.
struct FastOutcome {
    Outcome outcome;
    std::optional<Grid> first;
    std::optional<Grid> second;
};
std::optional<FastOutcome> solve_fast(const Puzzle& puzzle, Engine engine, const Budget& budget, std::uint64_t limit);

/// Counts solutions up to `limit` (at least 1) without making grids of them.
Outcome count_solutions(const Puzzle& puzzle, Engine engine, const Budget& budget, std::uint64_t limit);

/// What a count or an enumeration says of its outcome.
CountResult count_result_of(const Outcome& outcome);

}  // namespace huisu::api
