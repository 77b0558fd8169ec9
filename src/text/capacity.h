// What a layout can hold. A writer that would lose something says so instead.
#pragma once

#include <optional>

#include "huisu/cell.h"
#include "huisu/error.h"
#include "huisu/puzzle.h"

namespace huisu::text {

struct Capacity {
    bool only_3x3 = false;  ///< the format of a program that knows the 9x9 grid only
    int max_size = kMaxSize;
    bool placed = false;       ///< keeps placed digits apart from givens
    bool pencilmarks = false;  ///< keeps candidate lists
};

/// Whether some open cell allows less than every digit.
bool is_restricted(const Puzzle& puzzle);

/// Why the puzzle does not fit: kBadShape, or kBadField with the text "placed" or "pencilmarks".
std::optional<ParseError> misfit(const Puzzle& puzzle, const Capacity& capacity);

/// The errors themselves, for what a Capacity cannot say.
ParseError shape_misfit(const Shape& shape);
ParseError field_misfit(const char* field);

}  // namespace huisu::text
