// Explaining: is the puzzle proper, then step after step in the order asked for.
//
// Every step is held against the solution in builds with assertions. Without uniqueness there is none to hold it
// against, and the steps that need it are left out.
#include "huisu/explain.h"

#include <cassert>

#include "api/next_step.h"
#include "api/opening.h"
#include "api/settled.h"
#include "huisu/solve.h"
#include "model/meter.h"

namespace huisu {
namespace {

logic::CellSet cells_changed_by(const Step& step) {
    logic::CellSet cells;
    if (step.placement) {
        cells.insert(step.placement->cell);
        return cells;
    }
    for (const Candidate& gone : step.eliminations) cells.insert(gone.cell);
    return cells;
}

Puzzle state_of(const Puzzle& start, const logic::CandidateGrid& grid) {
    Puzzle state = start;
    for (Cell cell = 0; cell < state.cells(); ++cell) {
        if (!state.is_open(cell)) continue;
        if (grid.is_open(cell))
            state.set_candidates(cell, DigitSet::from_bits(grid.candidates(cell)));
        else
            state.set_placed(cell, grid.digit(cell) + 1);
    }
    return state;
}

void walk(const Puzzle& puzzle, const ExplainOptions& options, [[maybe_unused]] const std::optional<Grid>& solution,
          ExplainResult& result) {
    logic::CandidateGrid grid(puzzle);
    logic::CellSet last_move;
    model::Meter meter(options.budget, 1);
    api::NextStep next(options.order, result.verdict == Verdict::kUnique, meter);
    while (!grid.is_complete()) {
        const bool is_far_enough = options.max_steps != 0 && result.steps.size() >= options.max_steps;
        if (is_far_enough || !meter.allows(result.steps.size(), 0)) break;
        std::optional<Step> step;
        if (!api::is_dead(grid)) step = next.find(grid, last_move);
        if (!step) {
            result.end = meter.is_stopped() ? ExplainEnd::kStopped : ExplainEnd::kStuck;
            break;
        }
        assert(!solution || api::keeps(*solution, *step));
        grid.apply(*step);
        last_move = cells_changed_by(*step);
        result.steps.push_back(*std::move(step));
    }
    if (grid.is_complete()) result.end = ExplainEnd::kSolved;
    result.last = state_of(puzzle, grid);
}

}  // namespace

ExplainResult explain(const Puzzle& puzzle, const ExplainOptions& options) {
    ExplainResult result;
    result.last = puzzle;
    const auto solve_it = [&](const Puzzle& asked) { return solve(asked, {.budget = options.budget}); };
    const std::optional<SolveResult> solved = api::open(puzzle, options.force, result, solve_it);
    if (!solved) return result;
    walk(api::settled(puzzle), options, solved->verdict == Verdict::kUnique ? solved->solution : std::nullopt, result);
    return result;
}

}  // namespace huisu
