// Two or three base cells: a combination of their candidates is impossible if cells that see each other would be equal,
// or if it takes every candidate of a cell that all of them see. A candidate without a possible combination goes.
//
// Such cells ("excluders") have two candidates for a pair and two or three for a triplet, and two of them must be
// common. The base cells need not be aligned, in spite of the name.
#pragma once

#include <optional>

#include "logic/candidate_grid.h"

namespace huisu::logic {

std::optional<Step> find_aligned_pair(const CandidateGrid& grid);
std::optional<Step> find_aligned_triplet(const CandidateGrid& grid);

}  // namespace huisu::logic
