// An open cell with one candidate left takes it.
//
// Cells are looked at in reading order. The scale puts it above hidden singles: without written candidates it is harder
// to see.
#pragma once

#include <optional>

#include "logic/candidate_grid.h"

namespace huisu::logic {

std::optional<Step> find_naked_single(const CandidateGrid& grid);

}  // namespace huisu::logic
