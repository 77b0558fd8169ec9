// The general engine: propagate, branch, and visit every solution of a puzzle of any shape.
//
// Branching is binary: assume a candidate; when that half is done, take the candidate away and go on with what follows
// from that. The stack holds only the assumed candidates and the trail's size at each, so a solution can be handed out
// in the middle of the search and the search resumed.
//
// Large grids can lure the search into a corner where it refutes for ever. Until the first solution is found it
// therefore starts again now and then, with other choices; each run is longer than the last, so the search stays
// complete.
#pragma once

#include <cstdint>
#include <vector>

#include "huisu/budget.h"
#include "huisu/puzzle.h"
#include "huisu/result.h"
#include "model/meter.h"
#include "search/branch.h"
#include "search/propagation.h"

namespace huisu::search {

enum class Step : std::uint8_t { kSolution, kExhausted, kStopped };

class Search {
public:
    /// The digits of the puzzle must not break a rule. `budget` is not copied and must outlive the search.
    Search(const Puzzle& puzzle, const Budget& budget);

    /// Before the first next(): random choices, the same for the same seed. The solutions come in another order.
    void shuffle(std::uint64_t seed) { brancher_.shuffle(seed); }

    /// Goes on to the next solution, the end, or the end of the budget (and then no further).
    Step next();
    /// After kSolution. Not yet checked: that is up to the caller.
    Grid solution() const { return state_.board().solution(); }

    const SearchStats& stats() const { return stats_; }

private:
    struct Assumption {
        Candidate candidate;
        std::size_t trail_size;
    };

    void load(const Puzzle& puzzle);
    bool settle();
    void assume(Candidate candidate);
    bool take_back();
    void restart();
    bool is_endgame() const;

    Propagation state_;
    Brancher brancher_;
    model::Meter meter_;
    std::vector<Assumption> assumptions_;
    std::size_t depth_ = 0;
    SearchStats stats_;
    std::uint64_t solutions_ = 0;
    bool is_started_ = false;
    bool is_alive_ = true;  // the position at hand is not refuted

    std::size_t root_trail_ = 0;  // the trail's size before any assumption
    std::uint64_t run_ends_ = 0;  // restart after so many refutations
    std::uint64_t run_length_ = 0;
};

}  // namespace huisu::search
