// A digit that has one place left in a house goes there.
//
// First the houses with one open cell, then the others; in both passes boxes, columns, rows.
#pragma once

#include <optional>

#include "logic/candidate_grid.h"

namespace huisu::logic {

std::optional<Step> find_hidden_single(const CandidateGrid& grid);

}  // namespace huisu::logic
