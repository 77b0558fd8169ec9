// Finds the puzzle in a line: the first run of characters that has exactly the length of a grid and fits it.
//
//   99480,99408,114,1895,98.7.....6.....87...<81 in all>,Easter-Monster,20.00s        the fifth field
//                        ^ begin, length 81, size 9
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "huisu/shape.h"

namespace huisu::text {

struct GridRun {
    std::size_t begin = 0;
    std::size_t length = 0;  ///< in bytes
    int size = 9;            ///< of the grid it is, or was meant to be
    bool is_marks = false;   ///< size^3 characters: which digits each cell may take
    bool fits = false;       ///< right length, and every character stands for a cell
    bool is_spread = false;  ///< with separators in between, which do not count
};

/// The run, or else the longest run that is nearly one; nothing when no run looks like a puzzle.
std::optional<GridRun> find_grid_run(std::string_view line, const std::optional<Shape>& shape);

/// All cells of a big grid (more than a row can have) in one line with separators in between, "5 3 . . 7 ..." or
/// "53..7.... 6..195...": the whole line is one run then.
std::optional<GridRun> find_spread_run(std::string_view line, const std::optional<Shape>& shape);

/// Whether character i of the text is a blank or the digit i mod size + 1, everywhere, and no cell is without a digit.
bool is_marks_text(std::string_view text, int size);

/// Whether the character separates runs and fields.
bool is_delimiter(char c);

/// What follows a run on its line, without the separators around it.
std::string_view trim_tail(std::string_view tail);

}  // namespace huisu::text
