// N sets with only N elements between them: the idea that naked and hidden sets share.
//
// Choices of N among nine are tried as binary numbers with N ones, ascending: 01, 02, 12, 03, 13, 23, ... So the
// highest member is the outermost loop. A partial choice whose union is too large already is left at once, which keeps
// the order.
#pragma once

#include "logic/houses.h"

namespace huisu::logic {

namespace detail {

template <int kSize, int kLeft, class Visit>
bool extend_tuple(const Mask* sets, Mask eligible, Mask chosen, Mask united, Visit& visit) {
    for (Mask rest = eligible; rest != 0; rest &= rest - 1) {
        const int next = lowest(rest);
        const auto now = static_cast<Mask>(united | sets[next]);
        if (count(now) > kSize) continue;
        const auto with_next = static_cast<Mask>(chosen | bit(next));
        if constexpr (kLeft == 1) {
            if (count(now) == kSize && visit(with_next, now)) return true;
        } else {
            const auto below = static_cast<Mask>(eligible & (bit(next) - 1));
            if (extend_tuple<kSize, kLeft - 1>(sets, below, with_next, now, visit)) return true;
        }
    }
    return false;
}

}  // namespace detail

/// Calls visit(chosen, united) for each choice of kSize sets with 2 to kSize elements each and kSize in all, until one
/// call returns true.
template <int kSize, class Visit>
bool visit_tuples(const std::array<Mask, 9>& sets, Visit&& visit) {
    Mask eligible = 0;
    for (int i = 0; i < 9; ++i) {
        const int size = count(sets[static_cast<std::size_t>(i)]);
        if (size >= 2 && size <= kSize) eligible |= bit(i);
    }
    if (count(eligible) < kSize) return false;
    return detail::extend_tuple<kSize, kSize>(sets.data(), eligible, 0, 0, visit);
}

/// Houses in the order of singles and sets: boxes, columns, rows.
inline constexpr std::array<Kind, 3> kSetKinds = {Kind::kBox, Kind::kColumn, Kind::kRow};

/// A naked or hidden set: as many places of a house as digits.
struct SetPattern {
    int house;
    Mask places;
    Mask digits;
};

}  // namespace huisu::logic
