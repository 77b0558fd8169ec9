// The taught method itself: digits ascending, try, go on with the next cell, undo. Cells come in reading order.
//
//     solve(i):   if i is past the last open cell: a solution
//                 for each digit d that is in no used set of cell i:
//                     try d;   solve(i + 1);   undo d
//
// A 64x64 grid would make that recursion 4096 calls deep, so the calls are written as a loop: depth_ is i, untried_[i]
// what the call's own `for` has left, ++depth_ the call, --depth_ the return. In the order "fewest", a call first moves
// the open cell into which the fewest digits fit up to open_[depth_]; the one it changes places with is still open.
//
// The watcher is a template parameter: one that ignores tries and undos costs nothing. It has
//     bool on_try(Cell, Digit, int depth, const SearchStats&)     after the digit went in
//     bool on_undo(Cell, Digit, int depth, const SearchStats&)    after it came out
//     bool on_solution(const Grid&, int depth, const SearchStats&)
// where depth is the number of tried digits on the grid; false stops the search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "backtrack/used_digits.h"
#include "huisu/backtrack.h"
#include "huisu/puzzle.h"
#include "huisu/result.h"
#include "model/meter.h"

namespace huisu::backtrack {

template <class Watcher, TraceOrder kOrder = TraceOrder::kReading>
class Search {
public:
    /// `used` is filled from the puzzle's digits, which break no rule.
    Search(const Puzzle& puzzle, const UsedDigits& used, model::Meter& meter, Watcher& watcher)
        : grid_(puzzle.digits()), used_(used), meter_(meter), watcher_(watcher) {
        const DigitSet all = DigitSet::all(puzzle.size());
        for (Cell cell = 0; cell < puzzle.cells(); ++cell)
            if (puzzle.is_open(cell))
                open_.push_back({cell, Place(puzzle.shape(), cell), puzzle.candidates(cell) & all});
        untried_.resize(open_.size());
    }

    /// True when every possibility was tried; false when the watcher or the meter stopped it. Call it once.
    bool run() {
        arrive();
        for (;;) {
            if (depth_ == open_.size()) {
                if (!report_solution()) return false;
            } else if (!untried_[depth_].empty()) {
                if (!meter_.allows(stats_.nodes, solutions_) || !try_next_digit()) return false;
                arrive();
                continue;
            }
            if (depth_ == 0) return true;
            if (!undo_last_digit()) return false;
        }
    }

    const SearchStats& stats() const { return stats_; }

private:
    struct OpenCell {
        Cell cell;
        Place place;
        DigitSet allowed;  // by the puzzle: its pencilmarks or every digit
    };

    /// The call's first line: what can go into this cell?
    void arrive() {
        if (depth_ == open_.size()) return;
        if constexpr (kOrder == TraceOrder::kFewest) move_up_fewest();
        untried_[depth_] = fitting(open_[depth_]);
    }
    DigitSet fitting(const OpenCell& here) const { return here.allowed - used_.at(here.place); }

    void move_up_fewest() {
        std::size_t best = depth_;
        int fewest = fitting(open_[best]).size();
        for (std::size_t i = depth_ + 1; i < open_.size(); ++i) {
            const int count = fitting(open_[i]).size();
            if (count > fewest || (count == fewest && open_[i].cell > open_[best].cell)) continue;
            best = i;
            fewest = count;
        }
        std::swap(open_[depth_], open_[best]);
    }

    bool try_next_digit() {
        const OpenCell& here = open_[depth_];
        const Digit digit = untried_[depth_].first();
        untried_[depth_].erase(digit);
        grid_.set(here.cell, digit);
        used_.add(here.place, digit);
        ++depth_;
        ++stats_.nodes;
        return watcher_.on_try(here.cell, digit, static_cast<int>(depth_), stats_);
    }

    bool undo_last_digit() {
        --depth_;
        const OpenCell& here = open_[depth_];
        const Digit digit = grid_[here.cell];
        grid_.set(here.cell, kNoDigit);
        used_.remove(here.place, digit);
        ++stats_.undos;
        return watcher_.on_undo(here.cell, digit, static_cast<int>(depth_), stats_);
    }

    bool report_solution() {
        ++solutions_;
        meter_.check_soon();
        return watcher_.on_solution(grid_, static_cast<int>(depth_), stats_);
    }

    Grid grid_;
    UsedDigits used_;
    model::Meter& meter_;
    Watcher& watcher_;
    std::vector<OpenCell> open_;     // the filled ones in the order of their filling, then those that are open still
    std::vector<DigitSet> untried_;  // for each open cell above the current one, and for that
    std::size_t depth_ = 0;          // open cells that hold a tried digit
    std::uint64_t solutions_ = 0;
    SearchStats stats_;
};

}  // namespace huisu::backtrack
