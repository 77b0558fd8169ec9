#include "logic/candidate_grid.h"

#include <cassert>

namespace huisu::logic {

CandidateGrid::CandidateGrid() {
    digits_.fill(-1);
    candidates_.fill(kAllNine);
    places_.fill(kAllNine);
    for (Cell cell = 0; cell < kCells; ++cell)
        for (CellSet& cells : with_) cells.insert(cell);
    open_in_.fill(9);
}

CandidateGrid::CandidateGrid(const Puzzle& puzzle) : CandidateGrid() {
    assert(puzzle.shape() == Shape{});
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle.is_open(cell)) continue;
        const int digit = puzzle.digit(cell) - 1;
        // A digit that a peer holds already has no candidate left to place; the cell is filled all the same.
        place(cell, digit);
    }
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (!puzzle.is_open(cell)) continue;
        const auto allowed = static_cast<Mask>(puzzle.candidates(cell).bits());
        for (Mask gone = candidates(cell) & static_cast<Mask>(~allowed); gone != 0; gone &= gone - 1)
            erase(cell, lowest(gone));
    }
}

void CandidateGrid::erase(const CandidatePlace& candidate) {
    Mask& candidates = candidates_[candidate.cell];
    const Mask digit = bit(candidate.digit);
    if ((candidates & digit) == 0) return;
    candidates = without(candidates, digit);
    with_[candidate.digit].erase(candidate.cell);
    for (std::size_t kind = 0; kind < 3; ++kind) {
        Mask& places = places_[candidate.house_digit[kind]];
        places = without(places, candidate.place[kind]);
    }
}

void CandidateGrid::place(Cell cell, int digit) {
    assert(is_open(cell));
    for (Mask rest = candidates(cell); rest != 0; rest &= rest - 1) erase(cell, lowest(rest));
    digits_[at(cell)] = static_cast<std::int8_t>(digit);
    --open_;
    for (const std::uint8_t house : places_of(cell).house) --open_in_[house];
    for (const std::uint8_t peer : peers_of(cell)) erase(peer, digit);
}

void CandidateGrid::apply(const Step& step) {
    for (const Candidate& candidate : step.eliminations) erase(candidate.cell, candidate.digit - 1);
    if (step.placement) place(step.placement->cell, step.placement->digit - 1);
}

Grid CandidateGrid::digits() const {
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) grid.set(cell, digit(cell) + 1);
    return grid;
}

}  // namespace huisu::logic
