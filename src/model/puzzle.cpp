#include "huisu/puzzle.h"

#include <algorithm>
#include <cassert>

namespace huisu {

bool Grid::is_complete() const {
    return std::find(digits.begin(), digits.end(), std::uint8_t{0}) == digits.end();
}

Grid Puzzle::givens() const {
    Grid grid = grid_;
    if (placed_.empty()) return grid;
    for (Cell cell = 0; cell < cells(); ++cell)
        if (is_placed(cell)) grid.set(cell, kNoDigit);
    return grid;
}

int Puzzle::filled_count() const {
    return cells() - static_cast<int>(std::count(grid_.digits.begin(), grid_.digits.end(), std::uint8_t{0}));
}

int Puzzle::given_count() const {
    return filled_count() - static_cast<int>(std::count(placed_.begin(), placed_.end(), true));
}

void Puzzle::set_given(Cell cell, Digit digit) {
    assert(cell >= 0 && cell < cells() && digit >= 0 && digit <= size());
    grid_.set(cell, digit);
    if (!placed_.empty()) placed_[static_cast<std::size_t>(cell)] = false;
}

void Puzzle::set_placed(Cell cell, Digit digit) {
    if (digit == kNoDigit) return clear(cell);
    assert(cell >= 0 && cell < cells() && digit >= 0 && digit <= size());
    if (placed_.empty()) placed_.resize(static_cast<std::size_t>(cells()));
    grid_.set(cell, digit);
    placed_[static_cast<std::size_t>(cell)] = true;
}

void Puzzle::clear(Cell cell) {
    set_given(cell, kNoDigit);
}

void Puzzle::set_candidates(Cell cell, DigitSet candidates) {
    if (pencilmarks_.empty()) pencilmarks_.assign(static_cast<std::size_t>(cells()), DigitSet::all(size()));
    pencilmarks_[static_cast<std::size_t>(cell)] = candidates;
}

bool operator==(const Puzzle& a, const Puzzle& b) {
    if (a.grid_ != b.grid_) return false;
    for (Cell cell = 0; cell < a.cells(); ++cell)
        if (a.is_given(cell) != b.is_given(cell) || a.candidates(cell) != b.candidates(cell)) return false;
    return true;
}

}  // namespace huisu
