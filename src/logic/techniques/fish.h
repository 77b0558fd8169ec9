// The places of a digit in N parallel lines (bases) lie in N lines across (covers): the digit leaves the rest of the
// covers.
//
// Columns are tried as bases first, then rows. The choice of base lines is the outer loop, in the order of
// visit_tuples, the digit the inner one; so each partial choice carries the digits that still fit, and ends when none
// does.
#pragma once

#include <optional>

#include "logic/candidate_grid.h"

namespace huisu::logic {

struct FishPattern {
    Kind base_kind;
    Mask lines;
    Mask covers;
    int digit;
};

inline Kind across(Kind line) {
    return line == Kind::kRow ? Kind::kColumn : Kind::kRow;
}

namespace detail {

// The digits that at most so many filled cells hold. In a grid with mistakes these are not those with as many rows
// left.
inline Mask digits_placed_at_most(const CandidateGrid& grid, int most) {
    std::array<int, 10> placed{};
    for (Cell cell = 0; cell < kCells; ++cell) ++placed[static_cast<std::size_t>(grid.digit(cell) + 1)];
    Mask digits = 0;
    for (int digit = 0; digit < 9; ++digit)
        if (placed[static_cast<std::size_t>(digit + 1)] <= most) digits |= bit(digit);
    return digits;
}

inline Mask covers_of(const CandidateGrid& grid, Kind base_kind, Mask lines, int digit) {
    Mask covers = 0;
    for (; lines != 0; lines &= lines - 1) covers |= grid.places(house_of(base_kind, lowest(lines)), digit);
    return covers;
}

template <int kSize, class Visit>
bool visit_fish_on(const CandidateGrid& grid, Kind base_kind, Mask lines, Mask digits, Visit& visit) {
    for (; digits != 0; digits &= digits - 1) {
        const int digit = lowest(digits);
        const Mask covers = covers_of(grid, base_kind, lines, digit);
        if (count(covers) != kSize) continue;
        // Seen from the covers: places in lines that are not bases.
        if (without(covers_of(grid, across(base_kind), covers, digit), lines) == 0) continue;
        if (visit(FishPattern{base_kind, lines, covers, digit})) return true;
    }
    return false;
}

template <int kSize, int kLeft, class Visit>
bool extend_fish(const CandidateGrid& grid, Kind base_kind, const std::array<Mask, 9>& fitting, int end, Mask lines,
                 Mask digits, Visit& visit) {
    for (int line = kLeft - 1; line < end; ++line) {
        const auto still = static_cast<Mask>(digits & fitting[static_cast<std::size_t>(line)]);
        if (still == 0) continue;
        const auto with_line = static_cast<Mask>(lines | bit(line));
        if constexpr (kLeft == 1) {
            if (visit_fish_on<kSize>(grid, base_kind, with_line, still, visit)) return true;
        } else {
            if (extend_fish<kSize, kLeft - 1>(grid, base_kind, fitting, line, with_line, still, visit)) return true;
        }
    }
    return false;
}

}  // namespace detail

/// Calls visit for every fish of kSize lines that eliminates something, until one call returns true.
template <int kSize, class Visit>
bool visit_fish(const CandidateGrid& grid, Visit&& visit) {
    const Mask possible = detail::digits_placed_at_most(grid, 9 - 2 * kSize);
    if (possible == 0) return false;
    for (const Kind base_kind : {Kind::kColumn, Kind::kRow}) {
        std::array<Mask, 9> fitting{};  // for each line the digits with 2 to kSize places there
        for (int line = 0; line < 9; ++line) {
            for (Mask rest = possible; rest != 0; rest &= rest - 1) {
                const int digit = lowest(rest);
                const int size = count(grid.places(house_of(base_kind, line), digit));
                if (size >= 2 && size <= kSize) fitting[static_cast<std::size_t>(line)] |= bit(digit);
            }
        }
        if (detail::extend_fish<kSize, kSize>(grid, base_kind, fitting, 9, 0, possible, visit)) return true;
    }
    return false;
}

std::optional<Step> find_x_wing(const CandidateGrid& grid);
std::optional<Step> find_swordfish(const CandidateGrid& grid);
std::optional<Step> find_jellyfish(const CandidateGrid& grid);

}  // namespace huisu::logic
