// Loops of cells that all hold the same two candidates, each cell sharing a house with the next.
//
// If such a loop passes every house that it touches exactly twice, at an even and at an odd step, and no cell had a
// further candidate, the two digits could be swapped along it and the puzzle had two solutions.
//
// The search goes from cell to neighbour, over boxes, rows, columns, and never twice over the same kind. Two cells with
// further candidates are allowed, more only while all further candidates that were met are the same. "Met" includes
// neighbours that were tried and left, which is why the order of the search decides what it finds.
#pragma once

#include "logic/candidate_grid.h"
#include "logic/techniques/evidence.h"

namespace huisu::logic {

struct CellLoop {
    static constexpr std::size_t kLongest = 18;  // every row at most twice
    std::array<Cell, kLongest> cells{};
    std::size_t size = 0;
    Mask pair = 0;
    CellSet as_set;
};

/// Calls visit(loop) for every loop through a cell with two candidates; the same loop comes several times.
template <class Visit>
class LoopSearch {
public:
    LoopSearch(const CandidateGrid& grid, const CandidateCounts& counts, Visit visit)
        : grid_(grid), bivalue_(counts.exactly(2)), trivalue_(counts.exactly(3)), visit_(visit) {}

    void run() {
        for (const Cell start : bivalue_) {
            loop_.pair = grid_.candidates(start);
            const int low = lowest(loop_.pair);
            const int high = lowest(without(loop_.pair, bit(low)));
            holders_ = grid_.cells_with(low) & grid_.cells_with(high);
            if (!has_partners(holders_, start)) continue;
            useful_ = useful_of(holders_);
            if (!(useful_ & bivalue_).has_two()) useful_ = useful_with_one_extra(start);
            if (!useful_.contains(start)) continue;
            start_ = start;
            enter(start, -1, 2, 0, false);
        }
    }

private:
    // A loop has another of its cells in each house of a cell.
    static bool has_partners(const CellSet& cells, Cell cell) {
        const auto& house = places_of(cell).house;
        return (cells & house_set(house[0])).has_two() && (cells & house_set(house[1])).has_two() &&
               (cells & house_set(house[2])).has_two();
    }

    // Those that may be on a loop.
    static CellSet useful_of(CellSet cells) {
        for (bool is_changed = true; is_changed;) {
            is_changed = false;
            for (const Cell cell : cells) {
                if (has_partners(cells, cell)) continue;
                cells.erase(cell);
                is_changed = true;
            }
        }
        return cells;
    }

    // With one bivalue cell a loop has at least three others, and these have the same further candidate and no more.
    CellSet useful_with_one_extra(Cell start) const {
        CellSet all;
        if (!useful_.contains(start)) return all;
        for (Mask extras = without(kAllNine, loop_.pair); extras != 0; extras &= extras - 1) {
            CellSet cells = useful_ & trivalue_ & grid_.cells_with(lowest(extras));
            if (cells.empty()) continue;
            cells.insert(start);
            cells = useful_of(cells);
            if (cells.contains(start)) all = all | cells;
        }
        return all;
    }

    static std::uint32_t houses_of(Cell cell) {
        const auto& house = places_of(cell).house;
        return 1U << house[0] | 1U << house[1] | 1U << house[2];
    }

    // Goes on from the cell, which becomes the last of the loop; `last` is the kind of house it was reached over.
    void enter(Cell cell, int last, int allowed, Mask met, bool is_known) {
        std::uint32_t& passed = passed_[loop_.size % 2];
        if ((passed & houses_of(cell)) != 0 || loop_.size == CellLoop::kLongest) return;
        passed |= houses_of(cell);
        loop_.as_set.insert(cell);
        loop_.cells[loop_.size++] = cell;
        // A loop with at most two cells with further candidates was found from each of its bivalue cells before this
        // one.
        is_known = is_known || (cell < start_ && grid_.candidates(cell) == loop_.pair);
        for (int kind = 0; kind < 3; ++kind)
            if (kind != last) go_over(kind, house_of(cell, static_cast<Kind>(kind)), allowed, met, is_known);
        --loop_.size;
        loop_.as_set.erase(cell);
        passed_[loop_.size % 2] &= ~houses_of(cell);
    }

    void go_over(int kind, int house, int allowed, Mask& met, bool is_known) {
        const CellSet around = holders_ & house_set(house);
        for (const Cell next : around) {
            if (is_known && allowed >= 0 && count(met) > 1) return;  // there will be no third
            if (next == start_) {
                if (loop_.size >= 4 && passed_[0] == passed_[1]) visit_(loop_);
                continue;
            }
            if (loop_.as_set.contains(next)) continue;
            met |= without(grid_.candidates(next), loop_.pair);
            const bool is_bivalue = bivalue_.contains(next);
            if (!useful_.contains(next) || (!is_bivalue && count(met) != 1 && allowed <= 0)) continue;
            enter(next, kind, is_bivalue ? allowed : allowed - 1, met, is_known);
        }
    }

    const CandidateGrid& grid_;
    CellSet bivalue_;
    CellSet trivalue_;
    Visit visit_;
    CellLoop loop_;
    Cell start_ = 0;
    CellSet holders_;                        // cells with both digits
    CellSet useful_;                         // those that may be on a loop
    std::array<std::uint32_t, 2> passed_{};  // houses by parity of the step
};

}  // namespace huisu::logic
