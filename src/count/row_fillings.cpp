// See row_fillings.h.
#include "count/row_fillings.h"

#include <algorithm>
#include <bit>
#include <iterator>

namespace huisu::totals {
namespace {

std::size_t index(int i) {
    return static_cast<std::size_t>(i);
}

}  // namespace

RowFillings::RowFillings(const SmallBand& band) : band_(band), is_open_(band.is_open()) {}

std::uint64_t RowFillings::count(const std::array<ColumnSet, kMostDigits>& columns) {
    columns_ = columns;
    list_rows();
    return row_orders() * choose(0, 0);
}

/// In so many orders the rows of a filling make others that are not counted.
std::uint64_t RowFillings::row_orders() const {
    std::uint64_t orders = 1;
    if (is_open_)
        for (int row = 2; row <= band_.rows; ++row) orders *= static_cast<std::uint64_t>(row);
    return orders;
}

RowFillings::Filling RowFillings::filling(const std::array<ColumnSet, kMostDigits>& columns, std::uint64_t number) {
    columns_ = columns;
    list_rows();
    find(0, 0, number / row_orders());
    if (is_open_) {  // the rows in the order that the rest of the number stands for
        std::uint64_t rest = number % row_orders();
        for (std::size_t i = index(band_.rows); i > 1; --i) {
            std::swap(order_[i - 1], order_[rest % i]);
            rest /= i;
        }
    }
    Filling filling{};
    for (std::size_t row = 0; row < index(band_.rows); ++row)
        for (int digit = 0, bit = 0; digit < band_.digits(); ++digit)
            for (unsigned rest = columns_[index(digit)]; rest != 0; rest &= rest - 1, ++bit)
                if ((found_[row] >> bit & 1U) != 0)
                    filling[order_[row]][index(std::countr_zero(rest))] = static_cast<std::uint8_t>(digit);
    return filling;
}

/// Finds the rows of the filling with this number.
void RowFillings::find(std::size_t row, Row taken, std::uint64_t number) {
    const std::size_t last = index(band_.rows) - 1;
    for (const Row choice : lists_[row][row]) {
        std::uint64_t ways = 1;
        if (row + 1 < last) {
            keep_disjoint(row, choice);
            ways = choose(row + 1, taken | choice);
        } else {
            const Row rest = ((Row{1} << band_.digits() * band_.rows) - 1) ^ (taken | choice);
            ways = (rest & ~allowed_[last]) == 0 ? 1 : 0;
            found_[last] = rest;
        }
        found_[row] = choice;
        if (number < ways) {
            if (row + 1 < last) find(row + 1, taken | choice, number);
            return;
        }
        number -= ways;
    }
}

/// Lists the rows of each row of the band, the shortest list first; the last row needs no list.
void RowFillings::list_rows() {
    const std::size_t rows = index(band_.rows);
    Row of_any = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        allowed_[row] = 0;
        for (int digit = 0, bit = 0; digit < band_.digits(); ++digit)
            for (unsigned rest = columns_[index(digit)]; rest != 0; rest &= rest - 1, ++bit)
                if ((band_.allowed[row][index(digit)] & rest & -rest) != 0) allowed_[row] |= Row{1} << bit;
        if (is_open_) allowed_[row] ^= ((Row{1} << rows) - 1) ^ Row { 1 } << row;  // the first digit has no choice
        of_any |= allowed_[row];
    }
    listed_.clear();
    list_from(0, band_.all_columns(), 0, of_any);
    std::array<std::size_t, kMostRows> size{};
    order_ = {0, 1, 2, 3, 4};
    for (std::size_t row = 0; row < rows; ++row)
        for (const Row listed : listed_) size[row] += (listed & ~allowed_[row]) == 0 ? 1U : 0U;
    std::stable_sort(order_.begin(), order_.begin() + band_.rows,
                     [&](std::size_t a, std::size_t b) { return size[a] < size[b]; });
    const std::array<Row, kMostRows> allowed = allowed_;
    for (std::size_t row = 0; row < rows; ++row) {
        allowed_[row] = allowed[order_[row]];
        lists_[0][row].clear();
        if (row + 1 < rows)
            std::copy_if(listed_.begin(), listed_.end(), std::back_inserter(lists_[0][row]),
                         [&](Row listed) { return (listed & ~allowed_[row]) == 0; });
    }
}

void RowFillings::list_from(int digit, ColumnSet free, Row chosen, Row allowed) {
    if (digit == band_.digits()) {
        listed_.push_back(chosen);
        return;
    }
    int bit = digit * band_.rows;
    for (unsigned rest = columns_[index(digit)]; rest != 0; rest &= rest - 1, ++bit) {
        const unsigned column = rest & -rest;
        if ((free & column) == 0 || (allowed >> bit & 1U) == 0) continue;
        list_from(digit + 1, static_cast<ColumnSet>(free ^ column), chosen | Row{1} << bit, allowed);
    }
}

std::uint64_t RowFillings::choose(std::size_t row, Row taken) {
    const std::size_t last = index(band_.rows) - 1;
    const Row all = (Row{1} << band_.digits() * band_.rows) - 1;
    const Row must = (all ^ taken) & ~allowed_[last];  // what the last row cannot take, the others must
    std::uint64_t sum = 0;
    if (row + 1 == last) {
        for (const Row choice : lists_[row][row]) sum += (choice & must) == must ? 1U : 0U;
        steps_ += lists_[row][row].size();
        return sum;
    }
    if (row + 2 == last) {
        for (const Row choice : lists_[row][row]) {
            const Row want = must & ~choice;  // of these choices all, and none of the row's own
            for (const Row other : lists_[row][row + 1]) sum += (other & (want | choice)) == want ? 1U : 0U;
        }
        steps_ += lists_[row][row].size() * lists_[row][row + 1].size();
        return sum;
    }
    for (const Row choice : lists_[row][row]) {
        keep_disjoint(row, choice);
        sum += choose(row + 1, taken | choice);
    }
    return sum;
}

/// The lists of the rows below without those that have a choice in common with this one.
void RowFillings::keep_disjoint(std::size_t row, Row choice) {
    for (std::size_t below = row + 1; below + 1 < index(band_.rows); ++below) {
        const std::vector<Row>& from = lists_[row][below];
        std::vector<Row>& to = lists_[row + 1][below];
        to.resize(from.size());
        std::size_t size = 0;
        for (const Row other : from) {
            to[size] = other;
            size += (other & choice) == 0 ? 1U : 0U;
        }
        to.resize(size);
        steps_ += from.size();
    }
}

}  // namespace huisu::totals
