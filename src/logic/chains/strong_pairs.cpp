#include "logic/chains/strong_pairs.h"

namespace huisu::logic {
namespace {

// The second of two; 0 where there are fewer or more.
Mask second_of_two(Mask mask) {
    const auto rest = static_cast<Mask>(mask & (mask - 1));
    return (rest & (rest - 1)) == 0 ? rest : Mask{0};
}

}  // namespace

void StrongPairs::find(const CandidateGrid& grid) {
    pairs.clear();
    linked_in_cell.fill(0);
    for (Cell cell = 0; cell < kCells; ++cell) {
        const Mask candidates = grid.candidates(cell);
        const Mask second = second_of_two(candidates);
        if (second == 0) continue;
        linked_in_cell[static_cast<std::size_t>(cell)] = candidates;
        pairs.emplace_back(false_node(cell, lowest(candidates)), false_node(cell, lowest(second)));
    }
    for (int house = 0; house < kHouses; ++house) {
        for (int digit = 0; digit < 9; ++digit) {
            const Mask places = grid.places(house, digit);
            const Mask second = second_of_two(places);
            if (second == 0) continue;
            const Cell one = cell_at(house, lowest(places));
            const Cell other = cell_at(house, lowest(second));
            linked_in_cell[static_cast<std::size_t>(one)] |= bit(digit);
            linked_in_cell[static_cast<std::size_t>(other)] |= bit(digit);
            pairs.emplace_back(false_node(one, digit), false_node(other, digit));
        }
    }
}

}  // namespace huisu::logic
