// The moves that turn a Sudoku into one that is essentially the same: swap rows and columns of the grid (transpose),
// permute bands, stacks, rows within a band and columns within a stack, and rename the digits.
//
//   result(r, c) = digits[ source(rows[r], columns[c]) ]      source: the grid, or its transpose
//
// For 9x9 these are 2*6^8 = 3,359,232 geometric moves, and 9! times as many with the digits' names. Grids whose boxes
// are not square cannot be transposed: their boxes would lie on their side.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "huisu/puzzle.h"
#include "huisu/shape.h"

namespace huisu {

class Transform {
public:
    /// What a transform is made of. `digits` has size()+1 entries, the first of them 0.
    struct Parts {
        bool is_transposed = false;
        std::vector<std::uint8_t> rows;
        std::vector<std::uint8_t> columns;
        std::vector<std::uint8_t> digits;

        friend bool operator==(const Parts&, const Parts&) = default;
    };

    /// Leaves everything as it is.
    explicit Transform(const Shape& shape = {});
    /// Nothing where the parts are no permutations, or tear a band or a stack apart.
    static std::optional<Transform> make(const Shape& shape, Parts parts);
    /// Each member of the group with the same probability; the same for the same seed everywhere.
    static Transform random(const Shape& shape, std::uint64_t seed);

    const Shape& shape() const { return shape_; }
    bool is_transposed() const { return parts_.is_transposed; }
    const Parts& parts() const { return parts_; }
    bool is_identity() const { return *this == Transform(shape_); }

    /// First this, then `next`, which has the same shape.
    Transform then(const Transform& next) const;
    Transform inverse() const;

    /// The cell of the argument from which the result's cell comes.
    Cell source_of(Cell cell) const {
        const int row = parts_.rows[static_cast<std::size_t>(shape_.row_of(cell))];
        const int column = parts_.columns[static_cast<std::size_t>(shape_.col_of(cell))];
        return parts_.is_transposed ? shape_.cell_at(column, row) : shape_.cell_at(row, column);
    }
    Digit digit_for(Digit digit) const { return parts_.digits[static_cast<std::size_t>(digit)]; }
    DigitSet digits_for(DigitSet digits) const;

    /// The argument has the transform's shape. Givens stay givens, placed digits stay placed, pencilmarks come along.
    Grid apply(const Grid& grid) const;
    Puzzle apply(const Puzzle& puzzle) const;

    /// "r231456789c123456789d213456789", with a "t" before it where the grid is transposed first: from which row, which
    /// column each of the result comes, and what each digit becomes. Numbers above 9 are set off by commas.
    std::string text() const;

    friend bool operator==(const Transform&, const Transform&) = default;

private:
    Shape shape_;
    Parts parts_;
};

}  // namespace huisu
