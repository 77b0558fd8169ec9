#include "api/engines.h"

#include <cassert>

#include "backtrack/backtrack.h"
#include "check/rules.h"
#include "huisu/batch.h"
#include "search/search.h"

namespace huisu {

EngineChoice choose_engine(const Shape& shape, std::size_t puzzles, Engine wanted) {
    constexpr std::size_t kFewPuzzles = 16;  // fewer do not keep the lanes busy for long
    if (wanted == Engine::kGeneral || wanted == Engine::kBacktrack) return {wanted, "asked for"};
    if (shape != Shape{}) return {Engine::kGeneral, "the others take only 9x9 with 3x3 boxes"};
    if (wanted != Engine::kAuto) return {wanted, "asked for"};
    if (puzzles < kFewPuzzles) return {Engine::kSingle, "too few puzzles to keep the lanes busy"};
    return {Engine::kLanes, "enough puzzles to keep the lanes busy"};
}

}  // namespace huisu

namespace huisu::api {
namespace {

// on_solution() is called at each solution of the search, which can then be asked for its grid.
template <class OnSolution>
Outcome run_general(const Puzzle& puzzle, const Budget& budget, const OnSolution& on_solution) {
    search::Search search(puzzle, budget);
    Outcome outcome;
    search::Step step = search.next();
    while (step == search::Step::kSolution) {
        ++outcome.solutions;
        if (!on_solution(search)) break;
        step = search.next();
    }
    outcome.is_complete = step == search::Step::kExhausted;
    outcome.is_stopped = step == search::Step::kStopped;
    outcome.stats = search.stats();
    return outcome;
}

Grid grid_of(const Digits9& digits) {
    Grid grid;
    grid.digits.assign(digits.begin(), digits.end());
    return grid;
}

Outcome run_backtrack(const Puzzle& puzzle, const Budget& budget, const std::function<bool(const Grid&)>& visit) {
    const backtrack::Outcome run = backtrack::for_each_solution(puzzle, budget, visit);
    return {run.solutions, run.is_complete, run.is_stopped, run.stats};
}

}  // namespace

Outcome for_each_solution(const Puzzle& puzzle, Engine engine, const Budget& budget,
                          const std::function<bool(const Grid&)>& visit) {
    bool is_wrong = false;
    const auto checked = [&](const Grid& grid) {
        is_wrong = !is_solution_of(grid, puzzle);
        assert(!is_wrong);
        return !is_wrong && visit(grid);
    };
    Outcome outcome = engine == Engine::kBacktrack
                          ? run_backtrack(puzzle, budget, checked)
                          : run_general(puzzle, budget, [&](const search::Search& s) { return checked(s.solution()); });
    if (is_wrong) {  // a bug of ours: rather no answer than a wrong one
        --outcome.solutions;
        outcome.is_stopped = true;
    }
    return outcome;
}

std::optional<FastOutcome> solve_fast(const Puzzle& puzzle, Engine engine, const Budget& budget, std::uint64_t limit) {
    engine = choose_engine(puzzle.shape(), 1, engine).engine;
    if (engine != Engine::kLanes && engine != Engine::kSingle) return std::nullopt;
    const auto flat = Puzzle9::from(puzzle);
    Answer9 answer;
    Digits9 second{};
    BatchOptions options;
    options.limit = limit;
    options.engine = engine == Engine::kLanes ? Engine9::kLanes : Engine9::kSingle;
    options.seconds = {&second, 1};
    options.budget = budget;
    const BatchReport report = solve_batch({&*flat, 1}, {&answer, 1}, options);
    if (report.trouble != BatchTrouble::kNone) return std::nullopt;
    FastOutcome result;
    result.outcome.solutions = answer.solutions;
    result.outcome.is_complete = answer.is_exact;
    result.outcome.is_stopped = !answer.is_exact && answer.solutions < limit;
    result.outcome.stats = report.stats;
    if (answer.solutions >= 1) result.first = grid_of(answer.digits);
    if (answer.solutions >= 2) result.second = grid_of(second);
    const bool is_right = (!result.first || is_solution_of(*result.first, puzzle)) &&
                          (!result.second || is_solution_of(*result.second, puzzle));
    assert(is_right);
    if (is_right) return result;
    return std::nullopt;  // a bug of ours: rather another engine's answer than a wrong one
}

Outcome count_solutions(const Puzzle& puzzle, Engine engine, const Budget& budget, std::uint64_t limit) {
    if (const auto fast = solve_fast(puzzle, engine, budget, limit)) return fast->outcome;
    std::uint64_t seen = 0;
    const auto go_on = [&] { return ++seen < limit; };
    return engine == Engine::kBacktrack ? run_backtrack(puzzle, budget, [&](const Grid&) { return go_on(); })
                                        : run_general(puzzle, budget, [&](const search::Search&) { return go_on(); });
}

CountResult count_result_of(const Outcome& outcome) {
    CountResult result;
    result.count = outcome.solutions;
    result.is_exact = outcome.is_complete;
    result.is_stopped = outcome.is_stopped;
    result.stats = outcome.stats;
    return result;
}

}  // namespace huisu::api
