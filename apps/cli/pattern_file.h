// A file that says which cells of a puzzle are to hold givens: `x`, `*` or a digit from 1 for a given, `.`, `0` or `_`
// for an open cell. Blanks and line ends may stand anywhere; from `#` on, a line is a comment. A puzzle is a pattern of
// its own givens.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "huisu/cell.h"
#include "huisu/shape.h"
#include "words.h"

namespace huisu::cli {

struct Pattern {
    Shape shape;
    std::vector<Cell> givens;
};

/// Reads the file ("-" is standard input) into `pattern`. Without a shape, the number of cells says the size. Returns
/// "" or what is wrong and where.
std::string read_pattern(const std::string& path, const std::optional<Shape>& shape, const Messages& messages,
                         Pattern& pattern);

}  // namespace huisu::cli
