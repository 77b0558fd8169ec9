#include "huisu/count.h"

#include "api/engines.h"
#include "check/rules.h"

namespace huisu {

CountResult count(const Puzzle& puzzle, const CountOptions& options) {
    CountResult result;
    result.rule_break = referee::first_rule_break(puzzle.digits());
    if (result.rule_break) return result;
    if (options.limit == 0) {
        result.is_exact = false;
        return result;
    }
    const api::Outcome outcome = api::count_solutions(puzzle, options.engine, options.budget, options.limit);
    result.count = outcome.solutions;
    result.is_exact = outcome.is_complete;
    result.is_stopped = outcome.is_stopped;
    result.stats = outcome.stats;
    return result;
}

}  // namespace huisu
