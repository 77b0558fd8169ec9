// A 9x9 puzzle as three bands of three rows, and what in it cannot be told apart.
//
// Counting does not mind how the grid is turned: transposed, bands or stacks in another order. Digits with the same
// candidates everywhere can be renamed into each other, and so can columns of a stack be exchanged; an exact sum looks
// at one of each such family and multiplies. That is why few givens are as easy as many.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "count/splits.h"
#include "huisu/batch.h"

namespace huisu::totals {

struct Band {
    std::array<std::array<Set, 9>, 3> allowed;  ///< [row][column]: the candidates

    bool is_open() const;
    friend bool operator==(const Band&, const Band&) = default;
};

using Bands = std::array<Band, 3>;

/// How the grid is turned before it is cut into bands: band i is the bands[i]-th one, stack j the stacks[j]-th one.
struct View {
    bool is_transposed = false;
    std::array<std::uint8_t, 3> bands{0, 1, 2};
    std::array<std::uint8_t, 3> stacks{0, 1, 2};
};
Bands bands_of(const Puzzle9& puzzle, const View& view);

/// For each digit the least digit with the same candidates in these bands.
using DigitClasses = std::array<std::uint8_t, 9>;
DigitClasses digit_classes(std::span<const Band> bands);

/// The orders of a stack's columns that change nothing in these bands.
using ColumnOrders = std::vector<std::array<std::uint8_t, 3>>;
ColumnOrders column_orders(std::span<const Band> bands, std::size_t stack);

}  // namespace huisu::totals
