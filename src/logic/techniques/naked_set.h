// N cells of a house with only N candidates between them: these digits leave the other cells of the house.
//
// Houses in the order boxes, columns, rows; choices of cells as visit_tuples tries them. Only that one house is
// cleared, even if all cells lie in a second one: the second finds the same set again.
#pragma once

#include <optional>

#include "logic/candidate_grid.h"
#include "logic/techniques/tuples.h"

namespace huisu::logic {

/// Calls visit for every naked set of kSize that eliminates something, until one call returns true.
template <int kSize, class Visit>
bool visit_naked(const CandidateGrid& grid, Visit&& visit) {
    for (const Kind kind : kSetKinds) {
        for (int house = house_of(kind, 0); house < house_of(kind, 9); ++house) {
            if (grid.open_count(house) < 2 * kSize) continue;
            std::array<Mask, 9> candidates;
            for (int place = 0; place < 9; ++place)
                candidates[static_cast<std::size_t>(place)] = grid.candidates(cell_at(house, place));
            const auto found = [&](Mask places, Mask digits) {
                for (Mask rest = digits; rest != 0; rest &= rest - 1)
                    if ((grid.places(house, lowest(rest)) & ~places) != 0)
                        return visit(SetPattern{house, places, digits});
                return false;
            };
            if (visit_tuples<kSize>(candidates, found)) return true;
        }
    }
    return false;
}

std::optional<Step> find_naked_pair(const CandidateGrid& grid);
std::optional<Step> find_naked_triplet(const CandidateGrid& grid);
std::optional<Step> find_naked_quad(const CandidateGrid& grid);

}  // namespace huisu::logic
