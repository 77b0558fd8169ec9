#include "huisu/check.h"

#include <utility>

#include "api/engines.h"
#include "check/rules.h"

namespace huisu {
namespace {

std::vector<Cell> differing_cells(const Grid& a, const Grid& b) {
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < a.shape.cells(); ++cell)
        if (a[cell] != b[cell]) cells.push_back(cell);
    return cells;
}

// A given of a puzzle with one solution can go when the puzzle has no solution with another digit there. Nothing when
// the budget ran out first.
std::optional<std::vector<Cell>> redundant_givens(const Puzzle& puzzle, const CheckOptions& options,
                                                  SearchStats& stats) {
    std::vector<Cell> redundant;
    Budget budget = options.budget;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        if (!puzzle.is_given(cell)) continue;
        Puzzle without = puzzle;
        without.clear(cell);
        without.set_candidates(cell, DigitSet::all(puzzle.size()) - DigitSet::of(puzzle.digit(cell)));
        budget.nodes = options.budget.nodes > stats.nodes ? options.budget.nodes - stats.nodes : 0;
        const api::Outcome outcome = api::count_solutions(without, options.engine, budget, 1);
        stats.nodes += outcome.stats.nodes;
        stats.undos += outcome.stats.undos;
        if (outcome.is_stopped) return std::nullopt;
        if (outcome.solutions == 0) redundant.push_back(cell);
    }
    return redundant;
}

}  // namespace

CheckResult check(const Puzzle& puzzle, const CheckOptions& options) {
    CheckResult result;
    result.givens = puzzle.given_count();
    result.rule_breaks = referee::rule_breaks(puzzle.digits());
    if (!result.rule_breaks.empty()) {
        result.verdict = Verdict::kNone;
        return result;
    }
    SolveOptions solve_options;
    solve_options.engine = options.engine;
    solve_options.budget = options.budget;
    SolveResult solved = solve(puzzle, solve_options);
    result.verdict = solved.verdict;
    result.solution = std::move(solved.solution);
    result.second = std::move(solved.second);
    if (result.second) result.differing = differing_cells(*result.solution, *result.second);
    if (options.minimal && result.verdict == Verdict::kUnique)
        result.redundant = redundant_givens(puzzle, options, solved.stats);
    return result;
}

}  // namespace huisu
