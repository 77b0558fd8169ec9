#include "api/engines.h"

#include <cassert>

#include "backtrack/backtrack.h"
#include "check/rules.h"
#include "search/search.h"

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

Outcome count_solutions(const Puzzle& puzzle, Engine engine, const Budget& budget, std::uint64_t limit) {
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
