// A puzzle of any shape compiled for search: every open candidate, kept twice.
//
//   candidates(cell)       which digits the cell may still take      (bit d-1 for digit d)
//   places(house, digit)   which places of the house may still take the digit
//
// The two views always agree: only erase() and restore() change them, both views at once. Digits are counted from 0
// here.
#pragma once

#include <memory>
#include <vector>

#include "board/geometry.h"
#include "huisu/puzzle.h"

namespace huisu::board {

class Board {
public:
    /// Every digit is a candidate of every cell.
    explicit Board(std::shared_ptr<const Geometry> geometry);

    const Geometry& geometry() const { return *geometry_; }
    int size() const { return geometry_->size(); }
    int cells() const { return geometry_->cells(); }

    Mask candidates(Cell cell) const { return candidates_[static_cast<std::size_t>(cell)]; }
    Mask places(int house, int digit) const { return places_[static_cast<std::size_t>(house * size() + digit)]; }

    /// Takes a candidate away that is there. Calls on_places(house, mask) with what is left for the digit in each of
    /// the cell's three houses, and returns the candidates left in the cell.
    template <class OnPlaces>
    Mask erase(Cell cell, int digit, const OnPlaces& on_places) {
        const CellLinks& links = geometry_->links(cell);
        for (std::size_t kind = 0; kind < 3; ++kind)
            on_places(links.house[kind], places_of(links, kind, digit) &= ~links.place_bit[kind]);
        return candidates_[static_cast<std::size_t>(cell)] &= ~bit(digit);
    }
    /// Puts it back.
    void restore(Cell cell, int digit) {
        candidates_[static_cast<std::size_t>(cell)] |= bit(digit);
        const CellLinks& links = geometry_->links(cell);
        for (std::size_t kind = 0; kind < 3; ++kind) places_of(links, kind, digit) |= links.place_bit[kind];
    }

    /// The grid, once every cell has exactly one candidate.
    Grid solution() const;

private:
    Mask& places_of(const CellLinks& links, std::size_t kind, int digit) {
        return places_[links.digits_at[kind] + static_cast<std::size_t>(digit)];
    }

    std::shared_ptr<const Geometry> geometry_;
    std::vector<Mask> candidates_;  // a word a cell
    std::vector<Mask> places_;      // [house][digit]
};

}  // namespace huisu::board
