#include "symmetry/row_pairs.h"

#include <map>

namespace huisu::symmetry {
namespace {

using Row = std::array<std::uint8_t, 9>;

// The permutation as it is seen once the columns are in that order.
Row through(const ColumnOrder& order, const Row& p) {
    Row seen{};
    for (std::size_t i = 0; i < 9; ++i) seen[i] = order.places[p[order.columns[i]]];
    return seen;
}

// Calls visit with every permutation in which no digit stays in its box, in ascending order.
template <class Visit>
void for_each_row_pair(const Visit& visit, Row& p, std::size_t c, unsigned used) {
    if (c == 9) return visit(p);
    for (unsigned digit = 0; digit < 9; ++digit) {
        if (digit / 3 == c / 3 || (used >> digit & 1) != 0) continue;
        p[c] = static_cast<std::uint8_t>(digit);
        for_each_row_pair(visit, p, c + 1, used | 1U << digit);
    }
}

}  // namespace

const RowPairs& RowPairs::table() {
    static const RowPairs pairs;
    return pairs;
}

RowPairs::RowPairs() {
    fill_orders();
    fill_codes();
    fill_classes();
    fill_inverses();
}

void RowPairs::fill_orders() {
    constexpr std::uint8_t kTriplesInOrder[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    for (std::size_t i = 0; i < kOrders; ++i) {
        const std::uint8_t* stacks = kTriplesInOrder[i / 216];
        const std::size_t inner[3] = {i / 36 % 6, i / 6 % 6, i % 6};
        for (std::size_t place = 0; place < 9; ++place) {
            const auto column =
                static_cast<std::uint8_t>(stacks[place / 3] * 3 + kTriplesInOrder[inner[place / 3]][place % 3]);
            orders_[i].columns[place] = column;
            orders_[i].places[column] = static_cast<std::uint8_t>(place);
        }
    }
}

// Numbers the ordered triples of distinct columns, for each box in its own way.
void RowPairs::fill_codes() {
    std::size_t next = 0;
    for (std::size_t code = 0; code < kCodes; ++code) {
        const std::array<std::size_t, 3> x = {code / 81, code / 9 % 9, code % 9};
        if (x[0] == x[1] || x[0] == x[2] || x[1] == x[2]) continue;
        const std::size_t smaller = (x[1] < x[0] ? 1U : 0U) + (x[2] < x[0] ? 1U : 0U);
        const std::size_t ordering = 2 * smaller + (x[1] > x[2] ? 1U : 0U);
        unsigned of_box0 = 0;  // the columns of box 0 among them
        for (const std::size_t column : x) of_box0 |= column < 3 ? 1U << column : 0U;
        constexpr std::size_t kChoice[8] = {0, 0, 1, 0, 2, 1, 2, 0};  // which, where there are one or two
        if (of_box0 == 0) box0_[code] = static_cast<std::uint16_t>(next++ * kChoices * kOrderings * kOrderings);
        box1_[code] = static_cast<std::uint8_t>((kChoice[of_box0] * kOrderings + ordering) * kOrderings);
        box2_[code] = static_cast<std::uint8_t>(ordering);
    }
}

// In ascending order, the first p of a class is the smallest row of it; the orders lead from there to all the others,
// and their inverses lead back.
void RowPairs::fill_classes() {
    std::map<std::array<std::uint8_t, 9>, std::uint16_t> index_of;  // of orders
    for (std::uint16_t i = 0; i < kOrders; ++i) index_of[orders_[i].columns] = i;
    std::uint8_t rank = 0;
    Row p{};
    const auto add_class = [&](const Row& smallest) {
        if (lists_[index(smallest.data())].count != 0) return;
        std::map<Row, std::vector<std::uint16_t>> members;
        for (const ColumnOrder& order : orders_) members[through(order, smallest)].push_back(index_of[order.places]);
        for (const auto& [member, orders] : members) {
            ranks_[index(member.data())].own = rank;
            lists_[index(member.data())] = {static_cast<std::uint16_t>(attaining_.size()),
                                            static_cast<std::uint16_t>(orders.size())};
            attaining_.insert(attaining_.end(), orders.begin(), orders.end());
        }
        ++rank;
    };
    for_each_row_pair(add_class, p, 0, 0);
}

void RowPairs::fill_inverses() {
    Row p{};
    const auto add_inverse = [&](const Row& pair) {
        Row inverse{};
        for (std::uint8_t c = 0; c < 9; ++c) inverse[pair[c]] = c;
        ranks_[index(pair.data())].inverse = ranks_[index(inverse.data())].own;
    };
    for_each_row_pair(add_inverse, p, 0, 0);
}

}  // namespace huisu::symmetry
