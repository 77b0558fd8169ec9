// What every finder needs to turn a pattern into a Step: sets of cells and digits as the lists that steps hold.
//
// Most steps take the same digits from a set of cells, so that a pattern is worth a step exactly when one of these
// cells still has one of these digits: eliminates() asks, add_eliminations() lists them by cell, then by digit.
#pragma once

#include "logic/candidate_grid.h"

namespace huisu::logic {

inline DigitSet named_digits(Mask digits) {
    return DigitSet::from_bits(digits);
}
inline Candidate named(Cell cell, int digit) {
    return {cell, digit + 1};
}

inline CellSet cells_at(int house, Mask places) {
    CellSet cells;
    for (; places != 0; places &= places - 1) cells.insert(cell_at(house, lowest(places)));
    return cells;
}

inline bool eliminates(const CandidateGrid& grid, const CellSet& cells, Mask digits) {
    for (; digits != 0; digits &= digits - 1)
        if (!(grid.cells_with(lowest(digits)) & cells).empty()) return true;
    return false;
}

inline void add_eliminations(Step& step, const CandidateGrid& grid, const CellSet& cells, Mask digits) {
    for (const Cell cell : cells)
        for (Mask gone = grid.candidates(cell) & digits; gone != 0; gone &= gone - 1)
            step.eliminations.push_back(named(cell, lowest(gone)));
}

inline void add_cells(std::vector<Cell>& list, const CellSet& cells) {
    for (const Cell cell : cells) list.push_back(cell);
}

/// The open cells by how many candidates they have: at_least[n] has n or more.
struct CandidateCounts {
    std::array<CellSet, 5> at_least;

    explicit CandidateCounts(const CandidateGrid& grid) {
        for (int digit = 0; digit < 9; ++digit) {
            const CellSet& with = grid.cells_with(digit);
            for (std::size_t n = 4; n > 1; --n) at_least[n] = at_least[n] | (at_least[n - 1] & with);
            at_least[1] = at_least[1] | with;
        }
    }
    CellSet exactly(std::size_t n) const { return at_least[n] - at_least[n + 1]; }
};

}  // namespace huisu::logic
