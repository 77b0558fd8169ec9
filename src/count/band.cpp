// See band.h.
#include "count/band.h"

#include <algorithm>

namespace huisu::totals {
namespace {

bool is_same_digit(std::span<const Band> bands, unsigned a, unsigned b) {
    for (const Band& band : bands)
        for (const auto& row : band.allowed)
            for (const Set set : row)
                if ((set >> a & 1U) != (set >> b & 1U)) return false;
    return true;
}

bool is_same_column(std::span<const Band> bands, std::size_t a, std::size_t b) {
    for (const Band& band : bands)
        for (const auto& row : band.allowed)
            if (row[a] != row[b]) return false;
    return true;
}

}  // namespace

bool Band::is_open() const {
    return std::all_of(allowed.begin(), allowed.end(), [](const auto& row) {
        return std::all_of(row.begin(), row.end(), [](Set set) { return set == kAllNine; });
    });
}

Bands bands_of(const Puzzle9& puzzle, const View& view) {
    Bands bands{};
    for (std::size_t row = 0; row < 9; ++row) {
        for (std::size_t column = 0; column < 9; ++column) {
            const std::size_t r = view.bands[row / 3] * 3U + row % 3;
            const std::size_t c = view.stacks[column / 3] * 3U + column % 3;
            const std::size_t cell = view.is_transposed ? c * 9 + r : r * 9 + c;
            bands[row / 3].allowed[row % 3][column] = puzzle.candidates[cell] & kAllNine;
        }
    }
    return bands;
}

DigitClasses digit_classes(std::span<const Band> bands) {
    DigitClasses classes{};
    for (std::uint8_t digit = 0; digit < 9; ++digit) {
        classes[digit] = digit;
        for (std::uint8_t other = 0; other < digit && classes[digit] == digit; ++other)
            if (is_same_digit(bands, digit, other)) classes[digit] = classes[other];
    }
    return classes;
}

ColumnOrders column_orders(std::span<const Band> bands, std::size_t stack) {
    ColumnOrders orders;
    for (const auto& order : kOrders) {
        bool is_same = true;
        for (std::size_t i = 0; i < 3; ++i)
            is_same = is_same && is_same_column(bands, 3 * stack + i, 3 * stack + order[i]);
        if (is_same) orders.push_back(order);
    }
    return orders;
}

}  // namespace huisu::totals
