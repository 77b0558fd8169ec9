// All places of a digit in one house (base) lie in another house (cover): the digit leaves the rest of the cover.
//
// From a box to a line it is called pointing, from a line to a box claiming. The direct form takes nothing away: it
// places a digit that would have one place left in a third house, parallel to the base, that crosses the cover.
//
//   order: box to column, box to row, column to box, row to box; bases, then covers, then digits ascending
#pragma once

#include <optional>

#include "logic/candidate_grid.h"

namespace huisu::logic {

struct LockingPattern {
    int base;
    int cover;
    int digit;
};

/// Three houses that cross another, and the places of the other's cells in each of them.
struct Crossings {
    int first;  ///< the lowest house
    int step;   ///< to the next one
    constexpr int operator[](int i) const { return first + i * step; }
};

/// The houses of that kind that a box crosses, or the boxes that a line crosses.
constexpr Crossings crossings(int house, Kind kind) {
    const int index = house % 9;
    if (kind == Kind::kRow) return {house_of(kind, index / 3 * 3), 1};
    if (kind == Kind::kColumn) return {house_of(kind, index % 3 * 3), 1};
    return kind_of(house) == Kind::kRow ? Crossings{index / 3 * 3, 1} : Crossings{index / 3, 3};
}

namespace tables {

// For two or more places of a house: which of its three segments holds them all, or 3. Segments are 012 345 678, or
// columns of a box, 036 147 258.
constexpr std::array<std::uint8_t, 512> make_segments(bool is_column) {
    std::array<std::uint8_t, 512> all{};
    for (unsigned places = 0; places < 512; ++places) {
        all[places] = 3;
        for (unsigned i = 0; i < 3; ++i) {
            const unsigned segment = is_column ? 0b001001001U << i : 0b111U << 3 * i;
            if ((places & ~segment) == 0 && count(static_cast<Mask>(places)) > 1)
                all[places] = static_cast<std::uint8_t>(i);
        }
    }
    return all;
}
inline constexpr std::array<std::array<std::uint8_t, 512>, 2> kSegments = {make_segments(false), make_segments(true)};

}  // namespace tables

/// Calls visit for every digit of a base that has several places there, all in the cover, whether or not that
/// eliminates something, until one call returns true.
template <class Visit>
bool visit_confined(const CandidateGrid& grid, Visit&& visit) {
    constexpr std::array<std::array<Kind, 2>, 4> kOrder = {
        {{Kind::kBox, Kind::kColumn}, {Kind::kBox, Kind::kRow}, {Kind::kColumn, Kind::kBox}, {Kind::kRow, Kind::kBox}}};
    for (const auto& [base_kind, cover_kind] : kOrder) {
        const auto& segment = tables::kSegments[cover_kind == Kind::kColumn ? 1 : 0];
        for (int base = house_of(base_kind, 0); base < house_of(base_kind, 9); ++base) {
            std::array<Mask, 4> confined{};
            for (int digit = 0; digit < 9; ++digit) confined[segment[grid.places(base, digit)]] |= bit(digit);
            if ((confined[0] | confined[1] | confined[2]) == 0) continue;
            const Crossings covers = crossings(base, cover_kind);
            for (int i = 0; i < 3; ++i)
                for (Mask digits = confined[static_cast<std::size_t>(i)]; digits != 0; digits &= digits - 1)
                    if (visit(LockingPattern{base, covers[i], lowest(digits)})) return true;
        }
    }
    return false;
}

/// The same for those that eliminate something.
template <class Visit>
bool visit_locking(const CandidateGrid& grid, Visit&& visit) {
    return visit_confined(grid, [&](const LockingPattern& pattern) {
        // The base's places are places of the cover too: more of these are the ones to go.
        return count(grid.places(pattern.cover, pattern.digit)) > count(grid.places(pattern.base, pattern.digit)) &&
               visit(pattern);
    });
}

std::optional<Step> find_direct_locking(const CandidateGrid& grid);
std::optional<Step> find_locking(const CandidateGrid& grid);

}  // namespace huisu::logic
