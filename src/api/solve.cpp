#include "huisu/solve.h"

#include <utility>

#include "api/engines.h"
#include "check/rules.h"

namespace huisu {
namespace {

// Up to two solutions, each approved by the referee.
api::Outcome find_two(const Puzzle& puzzle, const SolveOptions& options, SolveResult& result) {
    const std::uint64_t limit = options.prove_unique ? 2 : 1;
    if (auto fast = api::solve_fast(puzzle, options.engine, options.budget, limit)) {
        result.solution = std::move(fast->first);
        result.second = std::move(fast->second);
        return fast->outcome;
    }
    return api::for_each_solution(puzzle, options.engine, options.budget, [&](const Grid& grid) {
        if (!result.solution) {
            result.solution = grid;
            return options.prove_unique;
        }
        result.second = grid;
        return false;
    });
}

}  // namespace

SolveResult solve(const Puzzle& puzzle, const SolveOptions& options) {
    SolveResult result;
    result.rule_break = referee::first_rule_break(puzzle.digits());
    if (result.rule_break) {
        result.verdict = Verdict::kNone;
        return result;
    }
    const api::Outcome outcome = find_two(puzzle, options, result);
    result.stats = outcome.stats;
    if (result.second)
        result.verdict = Verdict::kMany;
    else if (!outcome.is_complete)
        result.verdict = Verdict::kStopped;
    else
        result.verdict = result.solution ? Verdict::kUnique : Verdict::kNone;
    return result;
}

CountResult enumerate(const Puzzle& puzzle, const std::function<bool(const Grid&)>& visit,
                      const EnumerateOptions& options) {
    CountResult result;
    result.rule_break = referee::first_rule_break(puzzle.digits());
    if (result.rule_break) return result;
    result.is_exact = false;
    if (options.limit == 0) return result;
    std::uint64_t visited = 0;
    return api::count_result_of(api::for_each_solution(puzzle, options.engine, options.budget, [&](const Grid& grid) {
        return visit(grid) && ++visited < options.limit;
    }));
}

}  // namespace huisu
