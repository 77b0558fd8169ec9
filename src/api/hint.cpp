// A hint: does the state still lead to the solution, and if so, what is the next step from it.
//
// The givens decide the solution. Where they alone leave several, the candidates may be part of the puzzle, so the
// whole state is asked; then it cannot hold a mistake.
#include <cassert>

#include "api/next_step.h"
#include "api/opening.h"
#include "api/settled.h"
#include "huisu/explain.h"
#include "huisu/solve.h"

namespace huisu {
namespace {

SolveResult solved_for(const Puzzle& state, const Budget& budget) {
    SolveResult of_givens = solve(Puzzle(state.givens()), {.budget = budget});
    if (of_givens.verdict != Verdict::kMany || !state.has_pencilmarks()) return of_givens;
    SolveResult of_state = solve(state, {.budget = budget});
    return of_state.verdict == Verdict::kUnique || of_state.verdict == Verdict::kStopped ? of_state : of_givens;
}

void find_mistakes(const Puzzle& state, const Grid& solution, HintResult& result) {
    for (Cell cell = 0; cell < state.cells(); ++cell) {
        if (!state.is_open(cell) && state.digit(cell) != solution[cell])
            result.wrong_digits.push_back({cell, state.digit(cell)});
        if (state.is_open(cell) && !state.candidates(cell).contains(solution[cell]))
            result.lost_candidates.push_back({cell, solution[cell]});
    }
    if (!result.wrong_digits.empty() || !result.lost_candidates.empty()) result.end = HintEnd::kMistake;
}

void find_step(const Puzzle& state, const ExplainOptions& options, std::optional<Cell> last_move, HintResult& result) {
    const logic::CandidateGrid grid(state);
    if (grid.is_complete()) {
        result.end = HintEnd::kComplete;
        return;
    }
    logic::CellSet last;
    if (last_move) last.insert(*last_move);
    model::Meter meter(options.budget, 1);
    api::NextStep next(options.order, result.verdict == Verdict::kUnique, meter);
    if (!api::is_dead(grid)) result.step = next.find(grid, last);
    result.end = result.step ? HintEnd::kStep : meter.is_stopped() ? HintEnd::kStopped : HintEnd::kStuck;
}

}  // namespace

HintResult hint(const Puzzle& given_state, const ExplainOptions& options, std::optional<Cell> last_move) {
    const Puzzle state = api::settled(given_state);
    HintResult result;
    const auto solve_it = [&](const Puzzle& asked) { return solved_for(asked, options.budget); };
    const std::optional<SolveResult> solved = api::open(state, options.force, result, solve_it);
    if (!solved) return result;
    const bool is_proper = solved->verdict == Verdict::kUnique;
    if (is_proper) find_mistakes(state, *solved->solution, result);
    if (result.end == HintEnd::kMistake) return result;
    find_step(state, options, last_move, result);
    assert(!result.step || !is_proper || api::keeps(*solved->solution, *result.step));
    return result;
}

}  // namespace huisu
