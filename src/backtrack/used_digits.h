// The three tables of the taught method: the digits used in each row, each column and each box.
//
//   rows[r] columns[c] boxes[b]   a set of digits each; a digit may go into a cell when it is in none of the cell's
//   three
//
// They are filled from the digits of the puzzle once, and then every try adds a digit to three sets and every undo
// takes it out again. Filling them also notices a digit that stands twice in a house, so that the method never starts
// on such a grid.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "huisu/puzzle.h"
#include "huisu/result.h"

namespace huisu::backtrack {

/// The row, column and box of a cell.
struct Place {
    std::size_t row = 0;
    std::size_t column = 0;
    std::size_t box = 0;

    Place() = default;
    Place(const Shape& shape, Cell cell)
        : row(static_cast<std::size_t>(shape.row_of(cell))),
          column(static_cast<std::size_t>(shape.col_of(cell))),
          box(static_cast<std::size_t>(shape.box_of(cell))) {}
};

class UsedDigits {
public:
    DigitSet at(const Place& place) const { return rows_[place.row] | columns_[place.column] | boxes_[place.box]; }
    void add(const Place& place, Digit digit) {
        rows_[place.row].insert(digit);
        columns_[place.column].insert(digit);
        boxes_[place.box].insert(digit);
    }
    void remove(const Place& place, Digit digit) {
        rows_[place.row].erase(digit);
        columns_[place.column].erase(digit);
        boxes_[place.box].erase(digit);
    }

    /// Adds every digit of the grid. Returns the first that stands twice, looking at rows, then columns, then boxes;
    /// the tables are then of no use.
    std::optional<RuleBreak> fill(const Grid& grid);

private:
    std::array<DigitSet, kMaxSize> rows_{};
    std::array<DigitSet, kMaxSize> columns_{};
    std::array<DigitSet, kMaxSize> boxes_{};
};

}  // namespace huisu::backtrack
