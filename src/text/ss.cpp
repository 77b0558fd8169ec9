// "ss": a Simple Sudoku file, a boxed grid without a frame; . or X for open cells.
//
//   1..|...|7..
//   .2.|...|...
//   ..3|...|...
//   -----------
//
// A grid whose boxes are as wide as itself has no bars, and is not written.
#include "text/capacity.h"
#include "text/grid_text.h"
#include "text/plain_cells.h"

namespace huisu::text {

Expected<Record, ParseError> read_ss(const RecordText& record, const ParseOptions& options) {
    Expected<Record, ParseError> result = read_plain_grid(record, options, TextFormat::kSs);
    if (result && result->layout.blank == ' ') result->layout.blank = '.';
    return result;
}

Expected<std::string, ParseError> write_ss(const Puzzle& puzzle, const Layout& layout) {
    if (const std::optional<ParseError> error = misfit_of_digits(puzzle)) return *error;
    const Shape& shape = puzzle.shape();
    const bool has_bars_and_borders = shape.box_rows() > 1 && shape.box_cols() > 1;
    if (!has_bars_and_borders) return shape_misfit(shape);
    char blank = blank_of(layout, puzzle.size());
    if (blank == '-') blank = '.';
    const std::string border(static_cast<std::size_t>(shape.size() + shape.box_rows() - 1), '-');
    std::string text;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        const int row = shape.row_of(cell);
        const int col = shape.col_of(cell);
        if (col == 0 && row > 0 && row % shape.box_rows() == 0) text += border + '\n';
        if (col > 0 && col % shape.box_cols() == 0) text += '|';
        text += character_at(puzzle, cell, blank);
        if (col == shape.size() - 1) text += '\n';
    }
    return text;
}

}  // namespace huisu::text
