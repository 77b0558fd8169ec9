// The two grids: a Puzzle is what is asked, a Grid is what is answered.
//
// A Puzzle knows for each cell its digit (a given, or one placed by the player) or the candidates it may take. A puzzle
// without pencilmarks allows every digit in its open cells; a pencilmark puzzle says which. Nothing here checks the
// rules: that is check().
#pragma once

#include <cstdint>
#include <vector>

#include "huisu/cell.h"
#include "huisu/digit_set.h"
#include "huisu/shape.h"

namespace huisu {

/// A grid of digits in reading order; 0 where a cell is open. Solutions are Grids without a 0.
struct Grid {
    Shape shape;
    std::vector<std::uint8_t> digits;  ///< shape.cells() entries

    Grid() : Grid(Shape{}) {}
    explicit Grid(const Shape& s) : shape(s), digits(static_cast<std::size_t>(s.cells())) {}

    Digit operator[](Cell cell) const { return digits[static_cast<std::size_t>(cell)]; }
    void set(Cell cell, Digit digit) { digits[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(digit); }
    bool is_complete() const;

    friend bool operator==(const Grid&, const Grid&) = default;
};

class Puzzle {
public:
    /// An empty puzzle: no givens, every digit allowed everywhere.
    Puzzle() : Puzzle(Shape{}) {}
    explicit Puzzle(const Shape& shape) : grid_(shape) {}
    /// Every digit of the grid becomes a given.
    explicit Puzzle(const Grid& givens) : grid_(givens) {}

    const Shape& shape() const { return grid_.shape; }
    int size() const { return grid_.shape.size(); }
    int cells() const { return grid_.shape.cells(); }

    /// The digit in the cell, given or placed; 0 where it is open.
    Digit digit(Cell cell) const { return grid_[cell]; }
    bool is_open(Cell cell) const { return grid_[cell] == kNoDigit; }
    bool is_given(Cell cell) const { return grid_[cell] != kNoDigit && !is_placed(cell); }
    /// Filled in by the player rather than by the setter.
    bool is_placed(Cell cell) const { return !placed_.empty() && placed_[static_cast<std::size_t>(cell)]; }

    /// All digits, given and placed.
    const Grid& digits() const { return grid_; }
    /// Only the givens.
    Grid givens() const;

    /// The digits the puzzle's text allows in the cell: its own digit where it has one, its pencilmarks, or all of
    /// them. Peers are not looked at.
    DigitSet candidates(Cell cell) const {
        if (!is_open(cell)) return DigitSet::of(grid_[cell]);
        return pencilmarks_.empty() ? DigitSet::all(size()) : pencilmarks_[static_cast<std::size_t>(cell)];
    }
    /// Whether some open cell was given a candidate list.
    bool has_pencilmarks() const { return !pencilmarks_.empty(); }

    int given_count() const;
    int filled_count() const;

    /// Digits go from 1 to size(); 0 opens the cell again. Cells and digits outside are a mistake of the caller.
    void set_given(Cell cell, Digit digit);
    void set_placed(Cell cell, Digit digit);
    /// Opens the cell again.
    void clear(Cell cell);
    /// Sets the pencilmarks of an open cell.
    void set_candidates(Cell cell, DigitSet candidates);

    /// The same shape, and in every cell the same digit (given in both or placed in both) and the same candidates.
    /// Pencilmarks that allow everything are the same as none.
    friend bool operator==(const Puzzle& a, const Puzzle& b);

private:
    Grid grid_;
    std::vector<bool> placed_;           // empty, or one flag a cell
    std::vector<DigitSet> pencilmarks_;  // empty, or one set a cell
};

}  // namespace huisu
