// The taught method as an engine like the others: what src/api picks for Engine::kBacktrack, and what the tests hold
// every other engine against. permute() and subset_sums() are public (huisu/backtrack.h) and live in this folder too.
#pragma once

#include <cstdint>
#include <functional>

#include "huisu/backtrack.h"
#include "huisu/budget.h"
#include "huisu/puzzle.h"
#include "huisu/result.h"

namespace huisu::backtrack {

struct Outcome {
    std::uint64_t solutions = 0;  ///< visited
    bool is_complete = false;     ///< everything was tried: these are all; false: the visitor or the budget stopped it
    bool is_stopped = false;      ///< it was the budget
    SearchStats stats;            ///< nodes: tries. To the first solution when the visitor stops there
};

/// Visits every solution in ascending order (as strings of digits) until `on_solution` returns false. Any shape, with
/// or without pencilmarks. The digits of the puzzle must not break a rule: the caller has checked that.
Outcome for_each_solution(const Puzzle& puzzle, const Budget& budget,
                          const std::function<bool(const Grid&)>& on_solution);

/// The body of the public trace(): the same search, which reports each event. The solution is not yet checked.
TraceResult trace_search(const Puzzle& puzzle, const std::function<bool(const TraceEvent&)>& visit,
                         const TraceOptions& options);

}  // namespace huisu::backtrack
