// Canonical forms by trying every geometric move: the plain twin of the searches in src/symmetry.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "huisu/puzzle.h"

namespace huisu::tests {

struct BruteForm {
    std::vector<std::uint8_t> digits;
    std::uint64_t automorphisms = 0;
};

/// Every order of lines that keeps chutes of `width` together.
inline std::vector<std::vector<int>> line_orders(int size, int width) {
    std::vector<int> order;
    for (int i = 0; i < size; ++i) order.push_back(i);
    std::vector<std::vector<int>> orders;
    do {
        bool is_kept = true;
        for (int i = 0; i < size; ++i)
            is_kept &=
                order[static_cast<std::size_t>(i)] / width == order[static_cast<std::size_t>(i - i % width)] / width;
        if (is_kept) orders.push_back(order);
    } while (std::next_permutation(order.begin(), order.end()));
    return orders;
}

inline Grid transposed(const Grid& grid) {
    Grid result(*Shape::make(grid.shape.box_cols(), grid.shape.box_rows()));
    for (Cell cell = 0; cell < grid.shape.cells(); ++cell)
        result.set(grid.shape.cell_at(grid.shape.col_of(cell), grid.shape.row_of(cell)), grid[cell]);
    return result;
}

/// Names the digits in the order in which they appear and keeps the smallest text.
inline void try_orders(const Grid& grid, BruteForm& best) {
    const Shape& shape = grid.shape;
    const auto rows = line_orders(shape.size(), shape.box_rows());
    const auto columns = line_orders(shape.size(), shape.box_cols());
    std::vector<std::uint8_t> text(static_cast<std::size_t>(shape.cells()));
    for (const auto& row_order : rows)
        for (const auto& column_order : columns) {
            std::uint8_t names[65] = {};
            std::uint8_t next = 1;
            std::size_t at = 0;
            int order = best.automorphisms == 0 ? -1 : 0;
            for (const int row : row_order)
                for (const int column : column_order) {
                    if (order > 0) break;
                    const Digit digit = grid[shape.cell_at(row, column)];
                    if (digit != 0 && names[digit] == 0) names[digit] = next++;
                    text[at] = names[digit];
                    if (order == 0) order = text[at] < best.digits[at] ? -1 : text[at] > best.digits[at] ? 1 : 0;
                    ++at;
                }
            if (order > 0) continue;
            if (order < 0) best = {text, 0};
            ++best.automorphisms;
        }
}

inline BruteForm brute_form(const Grid& grid) {
    BruteForm best;
    try_orders(grid, best);
    if (grid.shape.box_rows() == grid.shape.box_cols()) try_orders(transposed(grid), best);
    return best;
}

}  // namespace huisu::tests
