// A board with a trail: take candidates away, draw the consequences, take it all back.
//
// Consequences, cheapest first: a cell with one candidate clears its peers (naked single); a digit with one place in a
// house goes there (hidden single); a digit whose places in a house all lie in one segment leaves the rest of the house
// that shares the segment (locked candidates). remove() only notes what may follow; propagate() works the notes off.
//
// Invariant: the trail holds every candidate taken away, in order, so undo_to() needs no copy of the board. Nothing
// here allocates after construction: every queue has the size of the table it indexes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "board/board.h"

namespace huisu::search {

using board::Board;
using board::Geometry;
using board::Mask;

/// A cell and a digit counted from 0.
struct Candidate {
    std::uint16_t cell = 0;
    std::uint16_t digit = 0;
};

class Propagation {
public:
    explicit Propagation(std::shared_ptr<const Geometry> geometry);

    const Board& board() const { return board_; }
    const Geometry& geometry() const { return geometry_; }

    /// Takes a candidate away if it is there.
    void remove(Cell cell, int digit) {
        if ((board_.candidates(cell) & board::bit(digit)) != 0) remove_present(cell, digit);
    }
    /// Leaves only one candidate in the cell.
    void assign(Cell cell, int digit);

    /// Draws every consequence; false when a cell or a digit of a house has nothing left (call undo_to() next).
    bool propagate();

    /// Every cell has exactly one candidate.
    bool is_solved() const { return solved_cells_ == board_.cells(); }
    int solved_cells() const { return solved_cells_; }

    std::size_t trail_size() const { return trail_size_; }
    /// Puts back everything taken away since the trail had that size.
    void undo_to(std::size_t trail_size);

    /// Takes one of the houses that lost a candidate since they were last taken (or since undo_to()); -1 when there is
    /// none.
    int take_touched_house();

private:
    /// Digits of houses to look at, each at most once.
    struct Agenda {
        std::vector<Mask> digits;           // [house]
        std::vector<std::uint16_t> houses;  // those with a digit
        std::size_t count = 0;

        void add(int house, int digit) {
            Mask& noted = digits[static_cast<std::size_t>(house)];
            if (noted == 0) houses[count++] = static_cast<std::uint16_t>(house);
            noted |= board::bit(digit);
        }
        void clear();
    };

    void remove_present(Cell cell, int digit);
    void note_places(int house, int digit, Mask places);
    void clear_peers(Cell cell);
    void place_hidden_singles(int house, Mask digits);
    void clear_locked(int house, Mask digits);
    void clear_notes();

    Board board_;
    const Geometry& geometry_;
    std::vector<Candidate> trail_;
    std::size_t trail_size_ = 0;
    std::vector<std::uint16_t> naked_;  // cells that became single and still have to clear their peers
    std::size_t naked_count_ = 0;
    Agenda hidden_;
    Agenda locked_;
    std::array<Mask, 3> touched_{};  // [kind]: houses that lost a candidate
    int solved_cells_ = 0;
    bool failed_ = false;
};

}  // namespace huisu::search
