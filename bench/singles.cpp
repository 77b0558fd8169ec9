// Naked and hidden singles and nothing else: what a puzzle for beginners needs.
#include <array>
#include <bit>

#include "corpus.h"

namespace huisu::bench {
namespace {

using House = std::array<std::size_t, 9>;

constexpr std::array<House, 27> kHouses = [] {
    std::array<House, 27> houses{};
    for (std::size_t h = 0; h < 9; ++h)
        for (std::size_t i = 0; i < 9; ++i) {
            houses[h][i] = 9 * h + i;
            houses[9 + h][i] = 9 * i + h;
            houses[18 + h][i] = h / 3 * 27 + h % 3 * 3 + i / 3 * 9 + i % 3;
        }
    return houses;
}();

class Singles {
public:
    explicit Singles(const Cells9& cells) {
        candidates_.fill(Puzzle9::kAllDigits);
        for (std::size_t cell = 0; cell < Puzzle9::kCells; ++cell)
            if (cells[cell] != 0) place(cell, static_cast<std::uint16_t>(1U << (cells[cell] - 1)));
    }

    bool fill() {
        for (std::size_t before = 0; before != placed_;) {
            before = placed_;
            for (std::size_t cell = 0; cell < Puzzle9::kCells; ++cell)
                if (std::has_single_bit(candidates_[cell])) place(cell, candidates_[cell]);
            for (const House& house : kHouses) place_hidden(house);
        }
        return placed_ == Puzzle9::kCells;
    }

private:
    /// Open cells keep their candidates, filled ones have none.
    void place(std::size_t cell, std::uint16_t digit) {
        ++placed_;
        const std::size_t row = cell / 9, column = cell % 9;
        for (const std::size_t house : {row, 9 + column, 18 + row / 3 * 3 + column / 3})
            for (const std::size_t peer : kHouses[house])
                candidates_[peer] = static_cast<std::uint16_t>(candidates_[peer] & ~digit);
        candidates_[cell] = 0;
    }

    void place_hidden(const House& house) {
        unsigned once = 0, twice = 0;
        for (const std::size_t cell : house) {
            twice |= once & candidates_[cell];
            once |= candidates_[cell];
        }
        for (const std::size_t cell : house) {
            const unsigned alone = candidates_[cell] & once & ~twice;
            if (std::has_single_bit(alone)) place(cell, static_cast<std::uint16_t>(alone));
        }
    }

    std::array<std::uint16_t, Puzzle9::kCells> candidates_;
    std::size_t placed_ = 0;
};

}  // namespace

bool is_solved_by_singles(const Cells9& cells) {
    return Singles(cells).fill();
}

}  // namespace huisu::bench
