// Three cells, one of which must hold z: every cell that sees all of those goes without it.
//
//   XY-wing    pivot xy, wings xz and yz that see it      z leaves the cells that see both wings
//   XYZ-wing   pivot xyz, wings xz and yz that see it     z leaves the cells that see all three
//
// Pivots in reading order, wings in the order of the pivot's peers.
#pragma once

#include <optional>

#include "logic/candidate_grid.h"

namespace huisu::logic {

std::optional<Step> find_xy_wing(const CandidateGrid& grid);
std::optional<Step> find_xyz_wing(const CandidateGrid& grid);

}  // namespace huisu::logic
