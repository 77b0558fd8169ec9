// Cells, digits and houses: the small nouns everything else is made of.
//
// A cell is its index in reading order, 0 to size*size-1. A digit is 1 to size; 0 means "no digit". People read and
// write cells as rXcY counted from 1; cell_name() is the only place where that happens.
#pragma once

#include <cstdint>
#include <string>

namespace huisu {

using Cell = int;
using Digit = int;

inline constexpr Digit kNoDigit = 0;
inline constexpr int kMinSize = 4;   ///< smallest grid, 4x4
inline constexpr int kMaxSize = 64;  ///< largest grid, 64x64: a digit set is one 64-bit word

enum class HouseKind : std::uint8_t { kRow, kColumn, kBox };

/// A row, column or box; `index` counts from 0 (boxes in reading order).
struct House {
    HouseKind kind = HouseKind::kRow;
    int index = 0;

    friend bool operator==(const House&, const House&) = default;
};

/// "r1c3" for the cell in the first row and third column of a grid of that size.
std::string cell_name(Cell cell, int size);

}  // namespace huisu
