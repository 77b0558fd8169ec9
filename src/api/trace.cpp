// The public trace(): plain backtracking with its events, and the referee behind it.
#include <cassert>

#include "backtrack/backtrack.h"
#include "huisu/backtrack.h"
#include "huisu/check.h"

namespace huisu {

TraceResult trace(const Puzzle& puzzle, const std::function<bool(const TraceEvent&)>& visit,
                  const TraceOptions& options) {
    TraceResult result = backtrack::trace_search(puzzle, visit, options);
    const bool is_wrong = result.solution && !is_solution_of(*result.solution, puzzle);
    assert(!is_wrong);
    if (is_wrong) {  // a bug of ours: rather no answer than a wrong one
        result.solution.reset();
        result.is_complete = false;
    }
    return result;
}

}  // namespace huisu
