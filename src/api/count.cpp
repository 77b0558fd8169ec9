#include "huisu/count.h"

#include "api/engines.h"
#include "check/rules.h"

namespace huisu {

CountResult count(const Puzzle& puzzle, const CountOptions& options) {
    CountResult result;
    result.rule_break = referee::first_rule_break(puzzle.digits());
    if (result.rule_break) return result;
    result.is_exact = false;
    if (options.limit == 0) return result;
    return api::count_result_of(api::count_solutions(puzzle, options.engine, options.budget, options.limit));
}

}  // namespace huisu
