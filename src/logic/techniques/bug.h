// Bivalue universal grave: were it not for a few candidates, every open cell would have two and every digit two places
// in each house. Such a grid has two solutions or none, so one of these candidates is the truth.
//
//   type 1  all of them in one cell: its others go
//   type 2  all of them the same digit: it leaves the cells that see all of them
//   type 4  two cells of a house that share one other digit: it must be in one of them, and what else is there goes
//   type 3  cells of a house: together they stand for one cell with these candidates, part of a naked set
#pragma once

#include <optional>

#include "logic/candidate_grid.h"

namespace huisu::logic {

std::optional<Step> find_bug(const CandidateGrid& grid);

}  // namespace huisu::logic
