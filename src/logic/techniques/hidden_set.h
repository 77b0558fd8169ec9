// N digits that have only N places in a house between them: other digits leave these places.
//
// Houses in the order boxes, columns, rows; choices of digits as visit_tuples tries them. The direct form takes nothing
// away: it places another digit of the house that has one place left outside of the set.
#pragma once

#include <optional>

#include "logic/candidate_grid.h"
#include "logic/techniques/tuples.h"

namespace huisu::logic {

/// Calls visit for every set of kSize digits in houses with more than min_open open cells, whether or not it eliminates
/// something, until one call returns true.
template <int kSize, class Visit>
bool visit_hidden_tuples(const CandidateGrid& grid, int min_open, Visit&& visit) {
    for (const Kind kind : kSetKinds) {
        for (int house = house_of(kind, 0); house < house_of(kind, 9); ++house) {
            if (grid.open_count(house) <= min_open) continue;
            std::array<Mask, 9> places;
            for (int digit = 0; digit < 9; ++digit) places[static_cast<std::size_t>(digit)] = grid.places(house, digit);
            const auto found = [&](Mask digits, Mask united) { return visit(SetPattern{house, united, digits}); };
            if (visit_tuples<kSize>(places, found)) return true;
        }
    }
    return false;
}

/// Calls visit for every hidden set of kSize that eliminates something, until one call returns true.
template <int kSize, class Visit>
bool visit_hidden(const CandidateGrid& grid, Visit&& visit) {
    return visit_hidden_tuples<kSize>(grid, 2 * kSize, [&](const SetPattern& pattern) {
        for (Mask rest = pattern.places; rest != 0; rest &= rest - 1)
            if ((grid.candidates(cell_at(pattern.house, lowest(rest))) & ~pattern.digits) != 0) return visit(pattern);
        return false;
    });
}

std::optional<Step> find_direct_hidden_pair(const CandidateGrid& grid);
std::optional<Step> find_direct_hidden_triplet(const CandidateGrid& grid);
std::optional<Step> find_hidden_pair(const CandidateGrid& grid);
std::optional<Step> find_hidden_triplet(const CandidateGrid& grid);
std::optional<Step> find_hidden_quad(const CandidateGrid& grid);

}  // namespace huisu::logic
