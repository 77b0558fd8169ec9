// The strong links of a grid: cells with two candidates, houses with two places for a digit.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "logic/candidate_grid.h"
#include "logic/chains/node.h"

namespace huisu::logic {

struct StrongPairs {
    void find(const CandidateGrid& grid);

    Mask linked(Cell cell) const { return linked_in_cell[static_cast<std::size_t>(cell)]; }

    std::vector<std::pair<Node, Node>> pairs;   ///< two places of a digit once for each house that they share
    std::array<Mask, kCells> linked_in_cell{};  ///< digits whose candidates are in a pair
};

}  // namespace huisu::logic
