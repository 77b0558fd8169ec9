// Finds where a grid of several lines ends, without taking anything from the queue.
//
// Rows are counted until there are as many as a row has cells, whatever is wrong with them: what follows a bad grid is
// then still read. Something that is no row of that kind ends the grid before. Blank lines end it too, unless they
// separate stanzas as high as a box:
//
//   53..7....            h rows, blank, h rows, blank, ... size/h stanzas. Should a later stanza have another height,
//   6..195...            the grid is taken to have ended at the first blank line.
//   .98....6.
//
//   8...6...3  ...
#pragma once

#include <cstddef>
#include <optional>

#include "huisu/shape.h"
#include "text/line_queue.h"

namespace huisu::text {

/// Between two stanzas, or two sections; more of them end the grid.
inline constexpr std::size_t kMostBlankLines = 8;

/// Lines of the grid that begins with the first line ahead (a row, or the border above it); 1 at least. With
/// `is_forced`, every line that is neither blank, comment nor border is a row.
std::size_t count_grid_lines(LineQueue& queue, const std::optional<Shape>& shape, bool is_forced);

/// Whether the line of dashes ahead at `i` is a row of open cells: the rows around it have the same length and dashes.
bool is_dash_row(LineQueue& queue, std::size_t i);

/// Whether the line ahead, which fits a small grid as a whole (16, 25, 36 or 49 cells), is a row of a big one: among
/// the lines of that length that follow there are digits too big for the small grid. `at`: which line ahead.
bool is_row_of_big_grid(LineQueue& queue, const std::optional<Shape>& shape, std::size_t at = 0);

}  // namespace huisu::text
