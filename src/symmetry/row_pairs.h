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

    struct Ranks {
        std::uint8_t own = 0;      ///< smaller rank, smaller row
        std::uint8_t inverse = 0;  ///< the rank where b comes first
    };

    /// Made at the first call.
    static const RowPairs& table();

    /// Of a permutation in which no digit stays in its box.
    Ranks ranks(const std::uint8_t* p) const { return ranks_[index(p)]; }
    /// The orders that attain the smallest row b.
    std::span<const std::uint16_t> orders(const std::uint8_t* p) const {
        const List list = lists_[index(p)];
        return {&attaining_[list.first], list.count};
    }
    const ColumnOrder& order(std::uint16_t index) const { return orders_[index]; }

private:
    // Box 0 takes three of the six columns outside it, in order: 120 ways. Box 1 then has to take all that is left of
    // box 2, and one or two columns of box 0 that it chooses, or all, or none: at most 3 choices, in 6 orders. For box
    // 2 the order alone is left.
    static constexpr std::size_t kTriples = 120;
    static constexpr std::size_t kChoices = 3;
    static constexpr std::size_t kOrderings = 6;
    static constexpr std::size_t kCodes = 729;
    static constexpr std::size_t kIndices = kTriples * kChoices * kOrderings * kOrderings;

    struct List {
        std::uint16_t first = 0;
        std::uint16_t count = 0;
    };

    RowPairs();
    void fill_orders();
    void fill_codes();
    void fill_classes();
    void fill_inverses();

    static std::size_t code(const std::uint8_t* p) {
        return static_cast<std::size_t>(p[0]) * 81 + static_cast<std::size_t>(p[1]) * 9 + p[2];
    }
    std::size_t index(const std::uint8_t* p) const {
        return box0_[code(p)] + box1_[code(p + 3)] + std::size_t{box2_[code(p + 6)]};
    }

    std::array<ColumnOrder, kOrders> orders_{};
    std::array<std::uint16_t, kCodes> box0_{};
    std::array<std::uint8_t, kCodes> box1_{};
    std::array<std::uint8_t, kCodes> box2_{};
    std::array<Ranks, kIndices> ranks_{};
    std::array<List, kIndices> lists_{};
    std::vector<std::uint16_t> attaining_;
};

}  // namespace huisu::symmetry
