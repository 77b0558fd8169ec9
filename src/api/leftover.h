// Whether a state leaves a step to be found at all, asked before the search for chains begins.
//
// A step that does not rest on uniqueness keeps every solution. So where each candidate is in some solution, as it soon
// is in a puzzle with few givens, there is none, and a search that would go through chains within chains for hours need
// not begin. Solving takes microseconds.
#pragma once

#include "huisu/batch.h"
#include "logic/candidate_grid.h"

namespace huisu::api {

class Leftover {
public:
    /// Whether some candidate of an open cell is in no solution.
    bool has_any(const logic::CandidateGrid& grid);

private:
    Solver9 solver_{Engine9::kSingle};
};

}  // namespace huisu::api
