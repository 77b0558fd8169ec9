#include "generate/column_sets.h"

#include <algorithm>
#include <bit>

namespace huisu::generating {
namespace {

constexpr DigitMask lowest_of(unsigned set) {
    return static_cast<DigitMask>(set & (~set + 1));
}

// The ways to take one digit from each of a box's columns.
struct Triple {
    DigitMask digits = 0;                // all three
    std::array<DigitMask, 3> of_column;  // one each
};
using Triples = std::array<Triple, 27>;

Triples triples_of(const DigitMask* columns) {
    Triples triples;
    std::size_t size = 0;
    for (unsigned a = columns[0]; a != 0; a &= a - 1)
        for (unsigned b = columns[1]; b != 0; b &= b - 1)
            for (unsigned c = columns[2]; c != 0; c &= c - 1) {
                const std::array<DigitMask, 3> taken = {lowest_of(a), lowest_of(b), lowest_of(c)};
                triples[size++] = {static_cast<DigitMask>(taken[0] | taken[1] | taken[2]), taken};
            }
    return triples;
}

// Visits every row that takes one digit from each column, all nine digits in all. `visit` says whether to go on.
template <class Visit>
void each_row(const BandColumns& columns, const Visit& visit) {
    const Triples first = triples_of(columns.data());
    const Triples second = triples_of(columns.data() + 3);
    for (const Triple& a : first) {
        for (const Triple& b : second) {
            if ((a.digits & b.digits) != 0) continue;
            const unsigned left = 511U & ~static_cast<unsigned>(a.digits | b.digits);
            BandColumns row{};
            bool fits = true;
            for (std::size_t i = 0; i < 3; ++i) {
                row[i] = a.of_column[i];
                row[i + 3] = b.of_column[i];
                row[i + 6] = static_cast<DigitMask>(left & columns[i + 6]);
                fits = fits && row[i + 6] != 0 && (row[i + 6] & (row[i + 6] - 1)) == 0;
            }
            if (fits && !visit(row)) return;
        }
    }
}

BandColumns without(const BandColumns& columns, const BandColumns& row) {
    BandColumns left = columns;
    for (std::size_t i = 0; i < left.size(); ++i) left[i] = static_cast<DigitMask>(left[i] & ~row[i]);
    return left;
}

// With two digits left in each column: cycles of columns, each sharing a digit with the next. `visit` gets the first
// column of each cycle and the digits that a row takes on the way round it from there.
template <class Visit>
void each_cycle(const BandColumns& left, const Visit& visit) {
    std::array<std::uint16_t, 9> columns_of{};  // by digit
    for (std::size_t column = 0; column < left.size(); ++column)
        for (unsigned rest = left[column]; rest != 0; rest &= rest - 1)
            columns_of[static_cast<std::size_t>(std::countr_zero(rest))] |= static_cast<std::uint16_t>(1U << column);
    unsigned open = 511U;
    while (open != 0) {
        BandColumns taken{};
        const unsigned first = open & (~open + 1);
        unsigned column = first;
        DigitMask digit = lowest_of(left[static_cast<std::size_t>(std::countr_zero(first))]);
        do {
            open &= ~column;
            const auto at = static_cast<std::size_t>(std::countr_zero(column));
            taken[at] = digit;
            digit = static_cast<DigitMask>(left[at] & ~digit);
            column ^= columns_of[static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(digit)))];
        } while (column != first);
        visit(taken);
    }
}

int share_out(const BandColumns& left) {
    int ways = 1;
    each_cycle(left, [&](const BandColumns&) { ways *= 2; });
    return ways;
}

}  // namespace

int count_fillings(const BandColumns& columns) {
    int fillings = 0;
    each_row(columns, [&](const BandColumns& row) {
        fillings += share_out(without(columns, row));
        return true;
    });
    return fillings;
}

void draw_filling(const BandColumns& columns, int fillings, model::Random& random, std::uint8_t* rows) {
    auto number = static_cast<int>(random.below(static_cast<std::uint64_t>(fillings)));
    BandColumns top{};
    each_row(columns, [&](const BandColumns& row) {
        top = row;
        number -= share_out(without(columns, row));
        return number >= 0;
    });
    const BandColumns left = without(columns, top);
    BandColumns middle{};
    each_cycle(left, [&](const BandColumns& taken) {
        const bool is_turned = (random.next() >> 63) != 0;
        for (std::size_t i = 0; i < taken.size(); ++i)
            if (taken[i] != 0) middle[i] = is_turned ? static_cast<DigitMask>(left[i] & ~taken[i]) : taken[i];
    });
    const auto put = [&](std::size_t row, std::size_t column, unsigned digit) {
        rows[9 * row + column] = static_cast<std::uint8_t>(std::countr_zero(digit) + 1);
    };
    for (std::size_t column = 0; column < columns.size(); ++column) {
        put(0, column, top[column]);
        put(1, column, middle[column]);
        put(2, column, left[column] & ~static_cast<unsigned>(middle[column]));
    }
}

FillingTable::FillingTable() : known_(std::size_t{kSplits} * kSplits, -1) {
    int firsts = 0;
    for (unsigned a = 1; a < 512; a += 2) {
        if (std::popcount(a) != 3) continue;
        first_[a] = static_cast<std::int16_t>(firsts);
        const unsigned left = 511U & ~a;
        for (unsigned b = 1; b < 512; ++b) {
            const bool has_least = (b & left & (~left + 1)) != 0;
            if ((b & ~left) != 0 || std::popcount(b) != 3 || !has_least) continue;
            second_[static_cast<std::size_t>(firsts)][b] = static_cast<std::int16_t>(splits_.size());
            splits_.push_back(
                {static_cast<DigitMask>(a), static_cast<DigitMask>(b), static_cast<DigitMask>(left & ~b)});
        }
        ++firsts;
    }
}

// Of three columns whose digits get new names.
int FillingTable::index_of(const DigitMask* columns, const std::array<std::uint8_t, 9>& names) const {
    Split named{};
    for (std::size_t i = 0; i < named.size(); ++i)
        for (unsigned rest = columns[i]; rest != 0; rest &= rest - 1)
            named[i] |= static_cast<DigitMask>(1U << names[static_cast<std::size_t>(std::countr_zero(rest))]);
    // By their least digits: the set with digit 1 comes first.
    std::sort(named.begin(), named.end(),
              [](DigitMask a, DigitMask b) { return std::countr_zero(a) < std::countr_zero(b); });
    return second_[static_cast<std::size_t>(first_[named[0]])][named[1]];
}

int FillingTable::fillings(const BandColumns& columns) {
    std::array<std::uint8_t, 9> names{};  // that make the first box split 0: 123, 456, 789
    std::uint8_t next = 0;
    for (std::size_t i = 0; i < 3; ++i)
        for (unsigned rest = columns[i]; rest != 0; rest &= rest - 1)
            names[static_cast<std::size_t>(std::countr_zero(rest))] = next++;
    return fillings(index_of(columns.data() + 3, names), index_of(columns.data() + 6, names));
}

int FillingTable::fillings(int second, int third) {
    std::int16_t& known = known_[static_cast<std::size_t>(second) * kSplits + static_cast<std::size_t>(third)];
    if (known < 0) {
        BandColumns columns{};
        for (std::size_t i = 0; i < 3; ++i) {
            columns[i] = split(0)[i];
            columns[i + 3] = split(second)[i];
            columns[i + 6] = split(third)[i];
        }
        known = static_cast<std::int16_t>(count_fillings(columns));
        known_[static_cast<std::size_t>(third) * kSplits + static_cast<std::size_t>(second)] = known;
    }
    return known;
}

}  // namespace huisu::generating
