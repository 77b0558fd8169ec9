// "sdx": a SudoCue state, a line for each row, cells separated by blanks, up to 9x9.
//
//   5 3 u4 268 7 269 189 19 24        5 given, u4 placed, 268 candidates of an open cell
//
// What makes it known is a placed digit: without one, a grid with lists of candidates is a candidate grid, where a
// digit alone is no given. So pencilmarks without any placed digit are not written, nor lists of one candidate or none.
#include "text/alphabet.h"
#include "text/capacity.h"
#include "text/grid_text.h"

namespace huisu::text {
namespace {

constexpr int kMaxSdxSize = 9;

// Puts one cell in the puzzle; false when the word is no cell.
bool read_cell(std::string_view word, Cell cell, Puzzle& puzzle) {
    const int size = puzzle.size();
    if (word.empty()) return false;
    if (word.size() == 1 && is_blank(word[0], size)) return true;
    if (word[0] == 'u' && word.size() == 2) {
        const std::optional<Digit> digit = digit_of(word[1], size);
        if (digit) puzzle.set_placed(cell, *digit);
        return digit.has_value();
    }
    DigitSet candidates;
    for (const char c : word) {
        const std::optional<Digit> digit = digit_of(c, size);
        if (!digit) return false;
        candidates.insert(*digit);
    }
    if (word.size() == 1)
        puzzle.set_given(cell, candidates.first());
    else
        puzzle.set_candidates(cell, candidates);
    return true;
}

}  // namespace

Expected<Record, ParseError> read_sdx(const RecordText& record, const ParseOptions& options) {
    const Expected<GridText, ParseError> grid = split_grid(record, options);
    if (!grid) return grid.error();
    const Expected<Shape, ParseError> shape = shape_of(record, *grid, options);
    if (!shape) return shape.error();
    if (grid->size > kMaxSdxSize) {
        ParseError error = shape_misfit(*shape);
        return error_at(record, 0, error.kind, error.text, error.found);
    }
    Record result;
    result.puzzle = Puzzle(*shape);
    for (int r = 0; r < grid->size; ++r)
        for (int c = 0; c < grid->size; ++c) {
            const GridRow& row = grid->rows[static_cast<std::size_t>(r)];
            const std::string_view word = row.text(static_cast<std::size_t>(c));
            if (!read_cell(word, shape->cell_at(r, c), result.puzzle))
                return bad_cell(record, row.index(static_cast<std::size_t>(c)), word, grid->size);
        }
    result.layout.format = TextFormat::kSdx;
    result.line = record.line;
    return result;
}

Expected<std::string, ParseError> write_sdx(const Puzzle& puzzle, const Layout& /*layout*/) {
    if (puzzle.size() > kMaxSdxSize) return shape_misfit(puzzle.shape());
    const bool restricted = is_restricted(puzzle);
    if (restricted && puzzle.given_count() == puzzle.filled_count()) return field_misfit("pencilmarks");
    std::string text;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        const DigitSet candidates = puzzle.candidates(cell);
        if (!puzzle.is_open(cell)) {
            if (puzzle.is_placed(cell)) text += 'u';
            text += character_of(puzzle.digit(cell));
        } else if (!restricted) {
            text += '.';
        } else {
            if (candidates.size() < 2) return field_misfit("pencilmarks");
            for (const Digit digit : candidates) text += character_of(digit);
        }
        text += (cell + 1) % puzzle.size() == 0 ? '\n' : ' ';
    }
    return text;
}

}  // namespace huisu::text
