// See random_grid.h. A set of digits has bit d-1 for digit d.
#include "random_grid.h"

#include <array>
#include <bit>

namespace huisu::bench {
namespace {

class Filler {
public:
    explicit Filler(model::Random& random) : random_(random) {}

    Digits9 fill() {
        fill_from(0);
        return cells_;
    }

private:
    using Set = std::uint32_t;

    Set candidates(std::size_t cell) const {
        return Puzzle9::kAllDigits & ~(rows_[cell / 9] | columns_[cell % 9] | boxes_[cell / 27 * 3 + cell % 9 / 3]);
    }

    void toggle(std::size_t cell, Set digit) {
        rows_[cell / 9] ^= digit;
        columns_[cell % 9] ^= digit;
        boxes_[cell / 27 * 3 + cell % 9 / 3] ^= digit;
    }

    /// An open cell with the fewest candidates, each of them equally likely.
    std::size_t choose_cell() {
        std::size_t best = 0;
        int fewest = 10;
        std::uint64_t equals = 0;
        for (std::size_t cell = 0; cell < Puzzle9::kCells; ++cell) {
            if (cells_[cell] != 0) continue;
            const int number = std::popcount(candidates(cell));
            if (number > fewest) continue;
            equals = number < fewest ? 1 : equals + 1;
            fewest = number;
            if (random_.below(equals) == 0) best = cell;
        }
        return best;
    }

    bool fill_from(std::size_t filled) {
        if (filled == Puzzle9::kCells) return true;
        const std::size_t cell = choose_cell();
        for (Set rest = candidates(cell); rest != 0;) {
            Set digit = rest;
            for (std::uint64_t skip = random_.below(static_cast<std::uint64_t>(std::popcount(rest))); skip > 0; --skip)
                digit &= digit - 1;
            digit &= ~digit + 1;
            rest ^= digit;
            cells_[cell] = static_cast<std::uint8_t>(std::countr_zero(digit) + 1);
            toggle(cell, digit);
            if (fill_from(filled + 1)) return true;
            toggle(cell, digit);
        }
        cells_[cell] = 0;
        return false;
    }

    model::Random& random_;
    Digits9 cells_{};
    std::array<Set, 9> rows_{}, columns_{}, boxes_{};
};

}  // namespace

Digits9 random_grid(model::Random& random) {
    return Filler(random).fill();
}

}  // namespace huisu::bench
