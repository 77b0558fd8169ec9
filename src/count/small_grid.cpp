// See small_grid.h.
#include "count/small_grid.h"

#include <algorithm>

namespace huisu::totals {

bool SmallBand::is_open() const {
    for (int row = 0; row < rows; ++row)
        for (int digit = 0; digit < digits(); ++digit)
            if (allowed[static_cast<std::size_t>(row)][static_cast<std::size_t>(digit)] != all_columns()) return false;
    return true;
}

std::optional<std::array<SmallBand, 2>> small_bands_of(const Puzzle& puzzle) {
    const Shape& shape = puzzle.shape();
    if (std::min(shape.box_rows(), shape.box_cols()) != 2 || shape.size() > kMostDigits) return std::nullopt;
    const bool is_transposed = shape.box_cols() != 2;
    std::array<SmallBand, 2> bands;
    for (SmallBand& band : bands) band.rows = shape.size() / 2;
    for (Cell cell = 0; cell < shape.cells(); ++cell) {
        const int row = is_transposed ? shape.col_of(cell) : shape.row_of(cell);
        const int column = is_transposed ? shape.row_of(cell) : shape.col_of(cell);
        SmallBand& band = bands[static_cast<std::size_t>(row / bands[0].rows)];
        auto& allowed = band.allowed[static_cast<std::size_t>(row % bands[0].rows)];
        for (const Digit digit : puzzle.candidates(cell)) {
            ColumnSet& columns = allowed[static_cast<std::size_t>(digit - 1)];
            columns = static_cast<ColumnSet>(columns | 1U << column);
        }
    }
    return bands;
}

}  // namespace huisu::totals
