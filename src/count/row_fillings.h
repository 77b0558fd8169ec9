// In how many ways a band of m rows can be filled when for every digit its m columns are prescribed.
//
// A row takes one column of every digit and every column once. All such rows are listed, each as a set of choices
// (digit, column), of which there are m a digit. A filling is a list of rows, one for each row of the band, that have
// no choice in common: the lists are filtered by the rows taken before, and the last row is what remains.
//
// In a band without givens the rows are alike: the first digit may take its columns in order, and all other ways are so
// many times as many as there are orders of the rows.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "count/small_grid.h"

namespace huisu::totals {

class RowFillings {
public:
    explicit RowFillings(const SmallBand& band);

    /// `columns[d]` has bit c where digit d stands in column c: m bits a digit, and m digits a column.
    std::uint64_t count(const std::array<ColumnSet, kMostDigits>& columns);

    /// The digit in every cell.
    using Filling = std::array<std::array<std::uint8_t, kMostDigits>, kMostRows>;
    /// Each number below count() belongs to another filling.
    Filling filling(const std::array<ColumnSet, kMostDigits>& columns, std::uint64_t number);

    /// Rows compared so far.
    std::uint64_t steps() const { return steps_; }

private:
    using Row = std::uint64_t;  // bit m*d+i for the i-th column of digit d

    void list_rows();
    void list_from(int digit, ColumnSet free, Row chosen, Row allowed);
    std::uint64_t choose(std::size_t row, Row taken);
    void keep_disjoint(std::size_t row, Row choice);
    void find(std::size_t row, Row taken, std::uint64_t number);
    std::uint64_t row_orders() const;

    SmallBand band_;
    bool is_open_;
    std::array<ColumnSet, kMostDigits> columns_{};
    std::array<std::size_t, kMostRows> order_{};  // the rows of the band, that with the shortest list first
    std::array<Row, kMostRows> allowed_{};        // in this order
    std::array<Row, kMostRows> found_{};
    std::vector<Row> listed_;  // that some row allows
    /// [rows taken][row]: those that have no choice in common with the rows taken.
    std::array<std::array<std::vector<Row>, kMostRows>, kMostRows> lists_;
    std::uint64_t steps_ = 0;
};

}  // namespace huisu::totals
