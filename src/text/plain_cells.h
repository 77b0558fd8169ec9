// Writing cells as single characters: what the layouts of digits have in common.
//
// They hold digits only. A placed digit is written like a given, as on paper; pencilmarks that say something are
// refused.
#pragma once

#include <optional>
#include <string>

#include "huisu/puzzle.h"
#include "huisu/text.h"
#include "text/alphabet.h"

namespace huisu::text {

/// Why the puzzle cannot be written as digits in that many sizes; nothing when it can.
std::optional<ParseError> misfit_of_digits(const Puzzle& puzzle, int max_size = kMaxCharacterSize);

/// The layout's sign for open cells, or '.' where it stands for a digit or for nothing.
char blank_of(const Layout& layout, int size);

/// The character of a cell.
inline char character_at(const Puzzle& puzzle, Cell cell, char blank) {
    return puzzle.is_open(cell) ? blank : character_of(puzzle.digit(cell));
}

/// All cells in reading order, `per_line` in a line (0: all in one), without the last line end.
std::string characters_of(const Puzzle& puzzle, char blank, int per_line = 0);

/// Whether some row has no digit: written with dashes it would look like a border.
bool has_open_row(const Puzzle& puzzle);

}  // namespace huisu::text
