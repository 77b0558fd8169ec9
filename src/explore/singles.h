// A 9x9 grid that is filled by naked and hidden singles and nothing else.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "huisu/batch.h"

namespace huisu::explore {

class Singles {
public:
    Singles() { candidates_.fill(Puzzle9::kAllDigits); }

    /// The cell is open and has the digit (1 to 9) as a candidate.
    void place(std::size_t cell, std::uint8_t digit);
    /// Fills in singles as long as there are some.
    void fill();

    bool is_open(std::size_t cell) const { return candidates_[cell] != 0; }
    bool is_complete() const { return placed_ == Puzzle9::kCells; }

private:
    void place_hidden(const std::array<std::uint8_t, 9>& house);

    // Open cells keep their candidates, filled ones have none.
    std::array<std::uint16_t, Puzzle9::kCells> candidates_;
    std::size_t placed_ = 0;
};

}  // namespace huisu::explore
