// Rows of fields with a separator between them, digits beyond 9 as numbers: what csv, tsv and wide have in common.
#pragma once

#include <string>

#include "huisu/puzzle.h"

namespace huisu::text {

/// A line for each row. A blank of ' ' leaves the field empty; `width`: fields are filled up on the left.
std::string separated_rows(const Puzzle& puzzle, char blank, char separator, std::size_t width = 0);

}  // namespace huisu::text
