// How small can the second row of a grid become? A table with the answer for every pair of rows of a band.
//
// Two rows a, b of a band are described by the permutation p with row_b[c] == row_a[p[c]]: where the digit below stands
// in the row above. Once the columns are put in some order and the digits are named so that row a reads 123456789, row
// b says nothing but p, seen through that order. There are 12,096 such p (no digit stays in its box) and 1,296 orders
// of columns, hence for each p a smallest row b and the orders that attain it. Under the orders, the p fall into few
// classes, so that the rank of a class, a small number, compares two rows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace huisu::symmetry {

/// columns[i] is the column that comes to the i-th place; places[] is its inverse.
struct ColumnOrder {
    std::array<std::uint8_t, 9> columns;
    std::array<std::uint8_t, 9> places;
};

class RowPairs {
public:
    static constexpr int kOrders = 1296;

    struct Entry {
        std::uint8_t rank = 0;          ///< smaller rank, smaller row
        std::uint8_t inverse_rank = 0;  ///< the rank where b comes first
        std::uint8_t orders = 0;        ///< how many orders attain it
        std::uint16_t first = 0;        ///< where they begin
    };

    /// Made at the first call.
    static const RowPairs& table();

    /// Of a permutation in which no digit stays in its box.
    const Entry& entry(const std::uint8_t* p) const { return entries_[index(p)]; }
    std::span<const std::uint16_t> orders(const Entry& entry) const { return {&lists_[entry.first], entry.orders}; }
    const ColumnOrder& order(std::uint16_t index) const { return orders_[index]; }

private:
    static constexpr std::size_t kTriples = 120;  // ordered triples of the six columns outside a box
    static constexpr std::size_t kOrderings = 6;
    static constexpr std::size_t kCodes = 729;

    RowPairs();
    void fill_orders();
    void fill_codes();
    void fill_entries();

    static std::size_t code(const std::uint8_t* p) {
        return static_cast<std::size_t>(p[0]) * 81 + static_cast<std::size_t>(p[1]) * 9 + p[2];
    }
    std::size_t index(const std::uint8_t* p) const {
        const std::size_t box0 = triples_[0][code(p)];
        const std::size_t box1 = triples_[1][code(p + 3)];
        return (box0 * kTriples + box1) * kOrderings + ordering_[code(p + 6)];
    }

    std::array<ColumnOrder, kOrders> orders_{};
    std::array<std::array<std::uint8_t, kCodes>, 2> triples_{};
    std::array<std::uint8_t, kCodes> ordering_{};
    std::vector<Entry> entries_;
    std::vector<std::uint16_t> lists_;
};

}  // namespace huisu::symmetry
