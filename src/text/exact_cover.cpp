// The puzzle as an exact cover problem; only written. A solution chooses rows of the matrix so that each column is
// covered exactly once.
//
// Lines that begin with | are comments. The first other line names the columns: "r1c2" (that cell has a digit), "r1#5",
// "c2#5", "b1#5" (that row, column, box has a 5). Each line after it is a row of the matrix, a digit in a cell, given
// by the four columns it covers: "r1c2 r1#5 c2#5 b1#5". It is the input that Knuth's dancing links programs take. A
// filled cell, given or placed, has one row, an open cell one for each of its candidates.
#include <fmt/format.h>

#include <iterator>

#include "text/format.h"

namespace huisu::text {
namespace {

void append_columns(std::string& text, const Shape& shape) {
    for (Cell cell = 0; cell < shape.cells(); ++cell) text += (cell == 0 ? "" : " ") + cell_name(cell, shape.size());
    for (const char kind : {'r', 'c', 'b'})
        for (int house = 1; house <= shape.size(); ++house)
            for (Digit digit = 1; digit <= shape.size(); ++digit)
                fmt::format_to(std::back_inserter(text), " {}{}#{}", kind, house, digit);
    text += '\n';
}

void append_rows(std::string& text, const Puzzle& puzzle) {
    const Shape& shape = puzzle.shape();
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        const int row = shape.row_of(cell) + 1;
        const int col = shape.col_of(cell) + 1;
        const int box = shape.box_of(cell) + 1;
        for (const Digit digit : puzzle.candidates(cell))
            fmt::format_to(std::back_inserter(text), "r{0}c{1} r{0}#{3} c{1}#{3} b{2}#{3}\n", row, col, box, digit);
    }
}

}  // namespace

Expected<std::string, ParseError> write_exact_cover(const Puzzle& puzzle, const Layout& /*layout*/) {
    const Shape& shape = puzzle.shape();
    std::string text = fmt::format(
        "| Sudoku {0}x{0}, boxes of {1} rows and {2} columns, as an exact cover problem\n"
        "| columns: r1c2 = that cell has a digit; r1#5, c2#5, b1#5 = that row, column, box has a 5\n"
        "| then a line for each digit that may go into a cell: the columns it covers\n",
        shape.size(), shape.box_rows(), shape.box_cols());
    append_columns(text, shape);
    append_rows(text, puzzle);
    return text;
}

}  // namespace huisu::text
