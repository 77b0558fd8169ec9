// The next step in the order that was asked for: what explain() and hint() share.
#pragma once

#include <optional>

#include "api/leftover.h"
#include "huisu/explain.h"
#include "logic/scales/se.h"
#include "model/meter.h"

namespace huisu::api {

class NextStep {
public:
    /// Steps that rest on uniqueness come only where `is_proper`. When the meter says so there are no more.
    NextStep(StepOrder order, bool is_proper, model::Meter& meter);

    std::optional<Step> find(const logic::CandidateGrid& grid, const logic::CellSet& last_move);

private:
    double hardest_for(const logic::CandidateGrid& grid);

    StepOrder order_;
    bool is_proper_;
    std::optional<Leftover> leftover_;
    logic::SeOrder scale_;
};

/// Whether the step keeps the solution: places its digits and takes none of them away.
bool keeps(const Grid& solution, const Step& step);

/// Whether some open cell has no candidate left, or some digit no place in a house.
bool is_dead(const logic::CandidateGrid& grid);

}  // namespace huisu::api
