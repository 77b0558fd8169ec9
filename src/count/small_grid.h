// A grid of two bands: boxes of m rows and two columns, m of them side by side; 4x4, 6x6, 8x8, 10x10. Grids with boxes
// of two rows are transposed first. Digits and columns are counted from 0.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "huisu/puzzle.h"

namespace huisu::totals {

constexpr int kMostRows = 5;
constexpr int kMostDigits = 2 * kMostRows;
using ColumnSet = std::uint16_t;

struct SmallBand {
    int rows = 0;  ///< m; there are 2 * m digits and columns
    /// [row][digit]: the columns where the digit is a candidate.
    std::array<std::array<ColumnSet, kMostDigits>, kMostRows> allowed{};

    int digits() const { return 2 * rows; }
    ColumnSet all_columns() const { return static_cast<ColumnSet>((1U << digits()) - 1); }
    bool is_open() const;
    friend bool operator==(const SmallBand&, const SmallBand&) = default;
};

/// Nothing when the puzzle has another shape or more than ten digits.
std::optional<std::array<SmallBand, 2>> small_bands_of(const Puzzle& puzzle);

}  // namespace huisu::totals
