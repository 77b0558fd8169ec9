#include "explore/singles.h"

#include <bit>

namespace huisu::explore {
namespace {

using House = std::array<std::uint8_t, 9>;

constexpr std::array<House, 27> kHouses = [] {
    std::array<House, 27> houses{};
    for (unsigned h = 0; h < 9; ++h)
        for (unsigned i = 0; i < 9; ++i) {
            houses[h][i] = static_cast<std::uint8_t>(9 * h + i);
            houses[9 + h][i] = static_cast<std::uint8_t>(9 * i + h);
            houses[18 + h][i] = static_cast<std::uint8_t>(h / 3 * 27 + h % 3 * 3 + i / 3 * 9 + i % 3);
        }
    return houses;
}();

}  // namespace

void Singles::place(std::size_t cell, std::uint8_t digit) {
    ++placed_;
    const auto others = static_cast<std::uint16_t>(~(1U << (digit - 1)));
    const std::size_t row = cell / 9;
    const std::size_t column = cell % 9;
    for (const std::size_t house : {row, 9 + column, 18 + row / 3 * 3 + column / 3})
        for (const std::uint8_t peer : kHouses[house]) candidates_[peer] &= others;
    candidates_[cell] = 0;
}

void Singles::fill() {
    for (std::size_t before = Puzzle9::kCells + 1; before != placed_;) {
        before = placed_;
        for (std::size_t cell = 0; cell < Puzzle9::kCells; ++cell)
            if (std::has_single_bit(candidates_[cell]))
                place(cell, static_cast<std::uint8_t>(std::countr_zero(candidates_[cell]) + 1));
        for (const House& house : kHouses) place_hidden(house);
    }
}

void Singles::place_hidden(const House& house) {
    unsigned once = 0;
    unsigned twice = 0;
    for (const std::uint8_t cell : house) {
        twice |= once & candidates_[cell];
        once |= candidates_[cell];
    }
    const unsigned alone = once & ~twice;
    if (alone == 0) return;
    for (const std::uint8_t cell : house)
        if (const unsigned digit = candidates_[cell] & alone; std::has_single_bit(digit))
            place(cell, static_cast<std::uint8_t>(std::countr_zero(digit) + 1));
}

}  // namespace huisu::explore
