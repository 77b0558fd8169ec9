// Cells, houses and peers of the 9x9 grid as tables, in the orders that Sudoku Explainer 1.2.1 goes through them.
//
//   house  0..8 boxes   9..17 rows   18..26 columns        place = 0..8 in reading order
//
// Digits count from 0 inside this folder, so that digit d is bit d of a mask; Step and Puzzle count from 1.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "huisu/cell.h"

namespace huisu::logic {

using Mask = std::uint16_t;  ///< nine bits: digits of a cell, or places of a house
inline constexpr Mask kAllNine = 511;
inline constexpr int kCells = 81;
inline constexpr int kHouses = 27;

constexpr Mask bit(int index) {
    return static_cast<Mask>(1U << index);
}
constexpr int lowest(Mask mask) {
    return std::countr_zero(mask);
}

namespace tables {

constexpr std::array<std::uint8_t, 512> make_counts() {
    std::array<std::uint8_t, 512> all{};
    for (std::size_t mask = 0; mask < all.size(); ++mask) all[mask] = static_cast<std::uint8_t>(std::popcount(mask));
    return all;
}
inline constexpr auto kCounts = make_counts();

}  // namespace tables

// A table: processors of the oldest kind that we build for cannot count ones.
constexpr int count(Mask mask) {
    return tables::kCounts[mask];
}
constexpr bool has(Mask mask, int index) {
    return (mask >> index & 1) != 0;
}
constexpr Mask without(Mask all, Mask gone) {
    return static_cast<Mask>(all & ~gone);
}

enum class Kind : std::uint8_t { kBox, kRow, kColumn };
inline constexpr std::array<Kind, 3> kKinds = {Kind::kBox, Kind::kRow, Kind::kColumn};

constexpr int house_of(Kind kind, int index) {
    return static_cast<int>(kind) * 9 + index;
}
constexpr Kind kind_of(int house) {
    return static_cast<Kind>(house / 9);
}
constexpr House named(int house) {
    constexpr HouseKind kNames[] = {HouseKind::kBox, HouseKind::kRow, HouseKind::kColumn};
    return {kNames[house / 9], house % 9};
}

/// Where a cell lies: its three houses (box, row, column) and its place in each.
struct CellPlaces {
    std::array<std::uint8_t, 3> house;
    std::array<std::uint8_t, 3> place;
};

/// Where a candidate lies, cell * 9 + digit: house * 9 + digit for its three houses, and its place in each as a bit.
struct CandidatePlace {
    std::uint8_t cell;
    std::uint8_t digit;
    std::array<std::uint8_t, 3> house_digit;
    std::array<Mask, 3> place;
};

namespace tables {

constexpr std::array<CellPlaces, kCells> make_places() {
    std::array<CellPlaces, kCells> all{};
    for (int cell = 0; cell < kCells; ++cell) {
        const int row = cell / 9;
        const int column = cell % 9;
        const int box = row / 3 * 3 + column / 3;
        all[static_cast<std::size_t>(cell)] = {{static_cast<std::uint8_t>(box), static_cast<std::uint8_t>(9 + row),
                                                static_cast<std::uint8_t>(18 + column)},
                                               {static_cast<std::uint8_t>(row % 3 * 3 + column % 3),
                                                static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)}};
    }
    return all;
}
inline constexpr auto kPlaces = make_places();

constexpr std::array<CandidatePlace, kCells * 9> make_candidate_places() {
    std::array<CandidatePlace, kCells * 9> all{};
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        for (std::size_t digit = 0; digit < 9; ++digit) {
            CandidatePlace& candidate = all[cell * 9 + digit];
            candidate.cell = static_cast<std::uint8_t>(cell);
            candidate.digit = static_cast<std::uint8_t>(digit);
            for (std::size_t kind = 0; kind < 3; ++kind) {
                candidate.house_digit[kind] = static_cast<std::uint8_t>(kPlaces[cell].house[kind] * 9 + digit);
                candidate.place[kind] = bit(kPlaces[cell].place[kind]);
            }
        }
    }
    return all;
}
inline constexpr auto kCandidatePlaces = make_candidate_places();

constexpr std::array<std::array<std::uint8_t, 9>, kHouses> make_cells() {
    std::array<std::array<std::uint8_t, 9>, kHouses> all{};
    for (std::size_t cell = 0; cell < kCells; ++cell)
        for (std::size_t kind = 0; kind < 3; ++kind)
            all[kPlaces[cell].house[kind]][kPlaces[cell].place[kind]] = static_cast<std::uint8_t>(cell);
    return all;
}
inline constexpr auto kHouseCells = make_cells();

// Box in reading order, then the rest of the row, then the rest of the column.
constexpr std::array<std::array<std::uint8_t, 20>, kCells> make_peers() {
    std::array<std::array<std::uint8_t, 20>, kCells> all{};
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        std::size_t size = 0;
        for (std::size_t kind = 0; kind < 3; ++kind) {
            for (const std::uint8_t peer : kHouseCells[kPlaces[cell].house[kind]]) {
                const bool is_in_box = kPlaces[peer].house[0] == kPlaces[cell].house[0];
                if (peer == cell || (kind > 0 && is_in_box)) continue;
                all[cell][size++] = peer;
            }
        }
    }
    return all;
}
inline constexpr auto kPeers = make_peers();

}  // namespace tables

inline const CellPlaces& places_of(Cell cell) {
    return tables::kPlaces[static_cast<std::size_t>(cell)];
}
inline const CandidatePlace& place_of_candidate(int candidate) {
    return tables::kCandidatePlaces[static_cast<std::size_t>(candidate)];
}
inline int house_of(Cell cell, Kind kind) {
    return places_of(cell).house[static_cast<std::size_t>(kind)];
}
inline int place_of(Cell cell, Kind kind) {
    return places_of(cell).place[static_cast<std::size_t>(kind)];
}
inline Cell cell_at(int house, int place) {
    return tables::kHouseCells[static_cast<std::size_t>(house)][static_cast<std::size_t>(place)];
}
inline const std::array<std::uint8_t, 9>& cells_of(int house) {
    return tables::kHouseCells[static_cast<std::size_t>(house)];
}
inline const std::array<std::uint8_t, 20>& peers_of(Cell cell) {
    return tables::kPeers[static_cast<std::size_t>(cell)];
}
inline bool are_peers(Cell a, Cell b) {
    const CellPlaces& x = places_of(a);
    const CellPlaces& y = places_of(b);
    return a != b && (x.house[0] == y.house[0] || x.house[1] == y.house[1] || x.house[2] == y.house[2]);
}

}  // namespace huisu::logic
