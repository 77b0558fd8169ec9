// The min-lex form of a complete 9x9 grid.
//
// The first row becomes 123456789 whatever row is chosen; the second says which two rows of which band (or columns of
// which stack) may come first, and a table knows the orders of columns that make it smallest (row_pairs.h). What is
// left, some twenty arrangements in the mean, is told apart by the third row, hardly ever by a later one: once the
// columns are in order, the digits of the first column put the rows in theirs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "symmetry/arrangement.h"
#include "symmetry/row_pairs.h"

namespace huisu::symmetry {

class GridForm {
public:
    static constexpr std::size_t kCells = 81;
    using Digits = std::array<std::uint8_t, kCells>;

    GridForm() : pairs_(RowPairs::table()) {}

    /// False where the digits are no solved grid.
    bool find(const Digits& digits);
    /// After find(): the form, the first arrangement that makes it, and all of them.
    void write(Digits& form) const;
    Arrangement arrangement() const { return arrangement_of(finalists_[0]); }
    std::size_t count() const { return finalist_count_; }
    Arrangement arrangement(std::size_t i) const { return arrangement_of(finalists_[i]); }

private:
    using Columns = std::array<std::uint8_t, 9>;
    // The grid or its transpose: digits by row and column, and the column of each digit in each row.
    struct View {
        std::uint8_t digits[9][9];
        std::uint8_t where[9][10];

        /// For each column the one in which `first` has the digit that `other` has there.
        Columns seen_from(std::uint8_t first, std::uint8_t other) const {
            Columns columns;
            for (std::size_t i = 0; i < 9; ++i) columns[i] = where[first][digits[other][i]];
            return columns;
        }
    };
    // Two rows that come first.
    struct Pair {
        std::uint8_t view, first, second;
    };
    struct Finalist {
        Pair pair;
        std::uint16_t order;
    };
    using Rows = std::array<std::uint8_t, 9>;

    bool load(const Digits& digits);
    void choose_pairs();
    void choose_by_third_row();
    void choose_by_other_rows();
    static std::uint8_t third_of(const Pair& pair) {
        const int band = pair.first / 3;
        return static_cast<std::uint8_t>(9 * band + 3 - pair.first - pair.second);
    }
    Rows rows_of(const Finalist& finalist) const;
    std::uint64_t text_of(const Finalist& finalist, std::uint8_t row) const;
    Arrangement arrangement_of(const Finalist& finalist) const;

    static constexpr std::size_t kMaxPairs = 36;
    static constexpr std::size_t kMaxOrders = 18;  // that make the same second row

    const RowPairs& pairs_;
    View views_[2];
    std::array<Pair, kMaxPairs> best_pairs_;
    std::size_t pair_count_ = 0;
    std::array<Finalist, kMaxPairs * kMaxOrders> finalists_;
    std::size_t finalist_count_ = 0;
};

}  // namespace huisu::symmetry
