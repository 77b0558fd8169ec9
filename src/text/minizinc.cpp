// A MiniZinc data file (.dzn); only written. A model that takes it declares
//
//   int: box_rows;  int: box_cols;  int: n = box_rows * box_cols;
//   array[1..n, 1..n] of 0..n: puzzle;      0 is an open cell
//
// Placed digits are digits like any other; pencilmarks cannot be held.
#include <string>

#include "text/capacity.h"
#include "text/format.h"

namespace huisu::text {

Expected<std::string, ParseError> write_minizinc(const Puzzle& puzzle, const Layout& /*layout*/) {
    if (const auto error = misfit(puzzle, {.placed = true})) return *error;
    const Shape& shape = puzzle.shape();
    std::string text = "% Sudoku; 0 is an open cell\n";
    text += "box_rows = " + std::to_string(shape.box_rows()) + ";\n";
    text += "box_cols = " + std::to_string(shape.box_cols()) + ";\n";
    text += "puzzle = [|";
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        const int col = shape.col_of(cell);
        text += (col == 0 ? "\n  " : ", ") + std::to_string(puzzle.digit(cell));
        if (col == shape.size() - 1) text += " |";
    }
    text += "];\n";
    return text;
}

}  // namespace huisu::text
