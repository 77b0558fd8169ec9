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
    fill_entries();
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

// Numbers the ordered triples of distinct columns: within the two boxes that a third one leaves, and by order alone.
// Numbers the ordered triples of distinct columns: within the two boxes that box 0 or box 1 leaves, and by order alone.
void RowPairs::fill_codes() {
    std::uint8_t next[2] = {0, 0};
    for (std::size_t code = 0; code < kCodes; ++code) {
        const std::array<std::size_t, 3> x = {code / 81, code / 9 % 9, code % 9};
        if (x[0] == x[1] || x[0] == x[2] || x[1] == x[2]) continue;
        const int smaller = (x[1] < x[0] ? 1 : 0) + (x[2] < x[0] ? 1 : 0);
        ordering_[code] = static_cast<std::uint8_t>(2 * smaller + (x[1] > x[2] ? 1 : 0));
        for (std::size_t box = 0; box < 2; ++box)
            if (x[0] / 3 != box && x[1] / 3 != box && x[2] / 3 != box) triples_[box][code] = next[box]++;
    }
}

// In ascending order, the first p of a class is the smallest row of it; the orders lead from there to all the others,
// and their inverses lead back.
void RowPairs::fill_entries() {
    entries_.resize(kTriples * kTriples * kOrderings);
    std::map<std::array<std::uint8_t, 9>, std::uint16_t> index_of;  // of orders
    for (std::uint16_t i = 0; i < kOrders; ++i) index_of[orders_[i].columns] = i;
    std::uint8_t rank = 0;
    Row p{};
    const auto add_class = [&](const Row& smallest) {
        if (entries_[index(smallest.data())].orders != 0) return;
        std::map<Row, std::vector<std::uint16_t>> members;
        for (const ColumnOrder& order : orders_) members[through(order, smallest)].push_back(index_of[order.places]);
        for (const auto& [member, orders] : members) {
            entries_[index(member.data())] = {rank, 0, static_cast<std::uint8_t>(orders.size()),
                                              static_cast<std::uint16_t>(lists_.size())};
            lists_.insert(lists_.end(), orders.begin(), orders.end());
        }
        ++rank;
    };
    for_each_row_pair(add_class, p, 0, 0);
    const auto add_inverse = [&](const Row& pair) {
        Row inverse{};
        for (std::uint8_t c = 0; c < 9; ++c) inverse[pair[c]] = c;
        entries_[index(pair.data())].inverse_rank = entries_[index(inverse.data())].rank;
    };
    for_each_row_pair(add_inverse, p, 0, 0);
}

}  // namespace huisu::symmetry
