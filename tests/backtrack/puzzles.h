// The puzzles of these tests, and the shortest way from a line of characters to a Puzzle and back.
#pragma once

#include <string>
#include <string_view>

#include "huisu/puzzle.h"

namespace huisu::backtrack_test {

/// A. Inkala's puzzle of 2012.
inline constexpr std::string_view kInkala2012 =
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
inline constexpr std::string_view kInkala2012Solution =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

/// The 4x4 puzzle of docs/backtracking.md.
inline constexpr std::string_view kSmall = ".....14.3.121.34";
inline constexpr std::string_view kSmallSolution = "4321214334121234";

/// Digits '1' to '9', anything else is an open cell.
inline Puzzle puzzle_of(std::string_view line, const Shape& shape = {}) {
    Puzzle puzzle(shape);
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        const char c = line.at(static_cast<std::size_t>(cell));
        if (c >= '1' && c <= '9') puzzle.set_given(cell, c - '0');
    }
    return puzzle;
}

inline Puzzle small_puzzle(std::string_view line = kSmall) {
    return puzzle_of(line, *Shape::make(2, 2));
}

inline std::string line_of(const Grid& grid) {
    std::string line;
    for (const std::uint8_t digit : grid.digits) line += digit == 0 ? '.' : static_cast<char>('0' + digit);
    return line;
}

}  // namespace huisu::backtrack_test
