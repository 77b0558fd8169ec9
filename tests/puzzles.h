// Well-known single puzzles (their origins are in data/README.md) and ways to turn them into others that must behave
// alike.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <string_view>
#include <utility>
#include <vector>

#include "huisu/puzzle.h"
#include "model/random.h"

namespace huisu::tests {

inline constexpr std::string_view kInkala =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
inline constexpr std::string_view kInkalaSolution =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
inline constexpr std::string_view kOrigin =
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";
inline constexpr std::string_view kOriginSolution =
    "145327698839654127672918543496185372218473956753296481367542819984761235521839764";
inline constexpr std::string_view kEasterMonster =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
inline constexpr std::string_view kNorvigImpossible =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

/// Square text of digits 1-9 with any other character for open cells; the most nearly square shape.
inline Grid grid_of(std::string_view text) {
    int size = 0;
    while (size * size < static_cast<int>(text.size())) ++size;
    Grid grid(*Shape::of_size(size));
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] >= '1' && text[i] <= '9') grid.set(static_cast<Cell>(i), text[i] - '0');
    return grid;
}

inline Puzzle puzzle_of(std::string_view text) {
    return Puzzle(grid_of(text));
}

/// Moves every cell; `where` gives the new cell of each old one. The shape of the result may differ (transposition).
template <class Where>
Puzzle moved(const Puzzle& puzzle, const Shape& shape, const Where& where) {
    Puzzle result(shape);
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        const Cell to = where(cell);
        if (puzzle.is_given(cell))
            result.set_given(to, puzzle.digit(cell));
        else if (puzzle.is_placed(cell))
            result.set_placed(to, puzzle.digit(cell));
        else if (puzzle.has_pencilmarks())
            result.set_candidates(to, puzzle.candidates(cell));
    }
    return result;
}

/// One of the eight rotations and reflections.
inline Puzzle oriented(const Puzzle& puzzle, int which) {
    const Shape from = puzzle.shape();
    const bool is_transposed = (which & 4) != 0;
    const Shape shape = is_transposed ? *Shape::make(from.box_cols(), from.box_rows()) : from;
    const int last = from.size() - 1;
    return moved(puzzle, shape, [&](Cell cell) {
        int row = from.row_of(cell);
        int col = from.col_of(cell);
        if ((which & 1) != 0) row = last - row;
        if ((which & 2) != 0) col = last - col;
        if (is_transposed) std::swap(row, col);
        return shape.cell_at(row, col);
    });
}

/// Another puzzle of the same class: digits renamed, bands, stacks, and rows and columns inside them shuffled.
class Shuffle {
public:
    Shuffle(const Shape& shape, std::uint64_t seed) : shape_(shape), random_(seed) {
        rows_ = lines(shape.box_rows(), shape.box_cols());
        cols_ = lines(shape.box_cols(), shape.box_rows());
        digits_ = permutation(shape.size());
    }

    Cell where(Cell cell) const {
        return shape_.cell_at(rows_[static_cast<std::size_t>(shape_.row_of(cell))],
                              cols_[static_cast<std::size_t>(shape_.col_of(cell))]);
    }
    Digit rename(Digit digit) const { return digits_[static_cast<std::size_t>(digit - 1)] + 1; }

    Puzzle operator()(const Puzzle& puzzle) const {
        Puzzle renamed(shape_);
        for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
            if (!puzzle.is_open(cell))
                renamed.set_given(where(cell), rename(puzzle.digit(cell)));
            else if (puzzle.has_pencilmarks())
                renamed.set_candidates(where(cell), rename(puzzle.candidates(cell)));
        }
        return renamed;
    }
    Grid operator()(const Grid& grid) const { return (*this)(Puzzle(grid)).digits(); }

private:
    DigitSet rename(DigitSet digits) const {
        DigitSet renamed;
        for (const Digit digit : digits) renamed.insert(rename(digit));
        return renamed;
    }
    std::vector<int> permutation(int count) {
        std::vector<int> order(static_cast<std::size_t>(count));
        std::iota(order.begin(), order.end(), 0);
        for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random_.below(i)]);
        return order;
    }
    // Groups of `inside` lines each, `groups` of them: the groups and the lines inside each are shuffled.
    std::vector<int> lines(int inside, int groups) {
        std::vector<int> result;
        for (const int group : permutation(groups))
            for (const int line : permutation(inside)) result.push_back(group * inside + line);
        return result;
    }

    Shape shape_;
    model::Random random_;
    std::vector<int> rows_;
    std::vector<int> cols_;
    std::vector<int> digits_;
};

/// The puzzle with each given taken away with the chance `percent` in 100.
inline Puzzle thinned(const Puzzle& puzzle, int percent, model::Random& random) {
    Puzzle result = puzzle;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell)
        if (static_cast<int>(random.below(100)) < percent) result.clear(cell);
    return result;
}

/// A complete grid of any shape: each row the one above shifted by a box's width, each band by one more.
inline Grid cyclic_grid(const Shape& shape) {
    Grid grid(shape);
    for (Cell cell = 0; cell < shape.cells(); ++cell) {
        const int row = shape.row_of(cell);
        const int shift = row % shape.box_rows() * shape.box_cols() + row / shape.box_rows();
        grid.set(cell, (shape.col_of(cell) + shift) % shape.size() + 1);
    }
    return grid;
}

}  // namespace huisu::tests
