// A 9x9 grid as the human solver sees it: what is filled in, and what each open cell may still take.
//
//   candidates(cell)       digits of an open cell            0 for a filled one
//   places(house, digit)   open places that may take it      0 once it is placed
//   cells_with(digit)      the same as a set of cells
//
// The views always agree: only erase() and place() change them. Digits count from 0. Nothing here judges: a grid may
// hold equal digits in a house, or an open cell without candidates.
#pragma once

#include <array>
#include <cstdint>

#include "huisu/puzzle.h"
#include "huisu/step.h"
#include "logic/cell_set.h"
#include "logic/houses.h"

namespace huisu::logic {

class CandidateGrid {
public:
    /// Nothing filled in, everything possible.
    CandidateGrid();
    /// The digits of a 9x9 puzzle, and in its open cells the candidates it allows that no peer holds.
    explicit CandidateGrid(const Puzzle& puzzle);

    /// -1 where the cell is open.
    int digit(Cell cell) const { return digits_[at(cell)]; }
    bool is_open(Cell cell) const { return digits_[at(cell)] < 0; }
    Mask candidates(Cell cell) const { return candidates_[at(cell)]; }
    bool has_candidate(Cell cell, int digit) const { return has(candidates_[at(cell)], digit); }
    Mask places(int house, int digit) const { return places_[at(house * 9 + digit)]; }
    /// The same for one of the candidate's houses: 0 box, 1 row, 2 column.
    Mask places_around(const CandidatePlace& candidate, std::size_t kind) const {
        return places_[candidate.house_digit[kind]];
    }
    const CellSet& cells_with(int digit) const { return with_[at(digit)]; }
    int open_count() const { return open_; }
    int open_count(int house) const { return open_in_[at(house)]; }
    bool is_complete() const { return open_ == 0; }

    /// Takes a candidate away; nothing when it is not there.
    void erase(Cell cell, int digit) { erase(place_of_candidate(cell * 9 + digit)); }
    void erase(const CandidatePlace& candidate);
    /// Fills an open cell and takes the digit from its peers.
    void place(Cell cell, int digit);
    /// Deletes the step's eliminations, then places its digit.
    void apply(const Step& step);

    Grid digits() const;

    friend bool operator==(const CandidateGrid&, const CandidateGrid&) = default;

private:
    static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

    std::array<std::int8_t, kCells> digits_;
    std::array<Mask, kCells> candidates_;
    std::array<Mask, kHouses * 9> places_;
    std::array<CellSet, 9> with_;
    std::array<std::uint8_t, kHouses> open_in_;
    int open_ = kCells;
};

}  // namespace huisu::logic
