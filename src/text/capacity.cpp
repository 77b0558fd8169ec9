// Puzzles that say no more than another format can hold pass: placed digits and pencilmarks are looked for cell by
// cell, so a candidate list that allows everything is none.
#include "text/capacity.h"

namespace huisu::text {
namespace {

bool has_placed_digit(const Puzzle& puzzle) {
    return puzzle.given_count() != puzzle.filled_count();
}

}  // namespace

bool is_restricted(const Puzzle& puzzle) {
    if (!puzzle.has_pencilmarks()) return false;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell)
        if (puzzle.is_open(cell) && puzzle.candidates(cell) != DigitSet::all(puzzle.size())) return true;
    return false;
}

ParseError shape_misfit(const Shape& shape) {
    ParseError error;
    error.kind = ParseErrorKind::kBadShape;
    error.found = static_cast<std::size_t>(shape.size());
    error.text = shape_name(shape);
    return error;
}

ParseError field_misfit(const char* field) {
    ParseError error;
    error.kind = ParseErrorKind::kBadField;
    error.text = field;
    return error;
}

std::optional<ParseError> misfit(const Puzzle& puzzle, const Capacity& capacity) {
    if (puzzle.size() > capacity.max_size) return shape_misfit(puzzle.shape());
    if (capacity.only_3x3 && puzzle.shape() != Shape{}) return shape_misfit(puzzle.shape());
    if (!capacity.placed && has_placed_digit(puzzle)) return field_misfit("placed");
    if (!capacity.pencilmarks && is_restricted(puzzle)) return field_misfit("pencilmarks");
    return std::nullopt;
}

}  // namespace huisu::text
