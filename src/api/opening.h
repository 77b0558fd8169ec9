// How rate(), explain() and hint() begin: is the puzzle 9x9, what does it come to, and is there anything to go on with.
//
// Nothing is done for other sizes, for a broken rule, where the budget ran out, and, unless forced, where there is not
// exactly one solution. The result's `end`, `verdict` and `rule_break` then say which.
#pragma once

#include <optional>

#include "huisu/puzzle.h"
#include "huisu/solve.h"

namespace huisu::api {

/// What solve_it(puzzle) found; nothing where the result already holds the answer.
template <class Result, class SolveIt>
std::optional<SolveResult> open(const Puzzle& puzzle, bool is_forced, Result& result, const SolveIt& solve_it) {
    using End = decltype(result.end);
    if (puzzle.shape() != Shape{}) {
        result.end = End::kBadShape;
        return std::nullopt;
    }
    SolveResult solved = solve_it(puzzle);
    result.verdict = solved.verdict;
    result.rule_break = solved.rule_break;
    const bool is_known = solved.verdict != Verdict::kStopped;
    if (solved.verdict == Verdict::kUnique || (is_forced && is_known && !solved.rule_break)) return solved;
    result.end = is_known ? End::kNotProper : End::kStopped;
    return std::nullopt;
}

}  // namespace huisu::api
