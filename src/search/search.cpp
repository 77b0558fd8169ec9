#include "search/search.h"

#include <limits>

#include "search/locked_sets.h"

namespace huisu::search {
namespace {

constexpr std::uint64_t kNodesBetweenLooks = 64;  // a node takes microseconds, on the largest grids a millisecond
constexpr int kSmallestRestartedSize = 16;        // below, a search that is lost for long has not been seen

}  // namespace

Search::Search(const Puzzle& puzzle, const Budget& budget)
    : state_(board::geometry_of(puzzle.shape())), brancher_(state_.geometry()), meter_(budget, kNodesBetweenLooks) {
    assumptions_.resize(static_cast<std::size_t>(puzzle.cells()) * static_cast<std::size_t>(puzzle.size()));
    run_length_ = static_cast<std::uint64_t>(puzzle.cells());
    run_ends_ = puzzle.size() < kSmallestRestartedSize ? std::numeric_limits<std::uint64_t>::max() : run_length_;
    load(puzzle);
}

void Search::load(const Puzzle& puzzle) {
    for (Cell cell = 0; cell < puzzle.cells(); ++cell)
        for (const Digit digit : DigitSet::all(puzzle.size()) - puzzle.candidates(cell)) state_.remove(cell, digit - 1);
    is_alive_ = settle();
    root_trail_ = state_.trail_size();
}

// With few cells open, looking for the best choice or for locked sets costs more than it saves.
bool Search::is_endgame() const {
    return state_.board().cells() - state_.solved_cells() <= 2 * state_.board().size();
}

// To the fixpoint, with locked sets where singles and locked candidates end.
bool Search::settle() {
    ++stats_.nodes;
    if (!state_.propagate()) return false;
    while (!is_endgame() && clear_locked_sets(state_))
        if (!state_.propagate()) return false;
    return true;
}

void Search::assume(Candidate candidate) {
    assumptions_[depth_++] = {candidate, state_.trail_size()};
    state_.assign(candidate.cell, candidate.digit);
}

// Gives up the newest assumption: its candidate goes. False when everything has been refuted or used up, or the budget.
bool Search::take_back() {
    while (depth_ > 0 && meter_.allows(stats_.nodes, solutions_)) {
        const Assumption& last = assumptions_[--depth_];
        state_.undo_to(last.trail_size);
        ++stats_.undos;
        state_.remove(last.candidate.cell, last.candidate.digit);
        if (settle()) return true;
    }
    return false;
}

void Search::restart() {
    depth_ = 0;
    state_.undo_to(root_trail_);
    run_length_ += run_length_ / 2;
    run_ends_ = stats_.undos + run_length_;
    brancher_.shake();
}

Step Search::next() {
    if (is_started_) is_alive_ = is_alive_ && take_back();
    is_started_ = true;
    while (is_alive_ && !state_.is_solved()) {
        if (!meter_.allows(stats_.nodes, solutions_)) {
            is_alive_ = false;
            break;
        }
        if (solutions_ == 0 && stats_.undos >= run_ends_) restart();
        assume(is_endgame() ? Brancher::choose_quickly(state_.board()) : brancher_.choose(state_.board()));
        is_alive_ = settle() || take_back();
    }
    if (!is_alive_) return meter_.is_stopped() ? Step::kStopped : Step::kExhausted;
    ++solutions_;
    return Step::kSolution;
}

}  // namespace huisu::search
