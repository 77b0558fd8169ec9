// Among the smallest choices the best is the one that decides most at once: assuming a digit in a cell takes it from
// every peer, and a peer with two candidates is decided by that. So a two-candidate cell scores, for each of its
// digits, the peers that may take the digit, and those with two candidates three times. Refutations a puzzle on hard
// 9x9 puzzles: 104 with the fewest such peers, 95 with the most peers of any kind, 83 this way.
#include "search/branch.h"

#include <algorithm>
#include <bit>

namespace huisu::search {
namespace {

using board::at_most_one;
using board::CellLinks;

constexpr int kPairWeight = 2;  // on top of the one each peer counts
constexpr int kShakeRange = 8;  // of the order of the differences between good choices

bool is_pair(Mask mask) {
    const Mask rest = mask & (mask - 1);
    return rest != 0 && at_most_one(rest);
}

Candidate candidate_of(Cell cell, int digit) {
    return {static_cast<std::uint16_t>(cell), static_cast<std::uint16_t>(digit)};
}

// No cell has two candidates: the smallest choice of any kind, the first from `start` on in reading order.
Candidate choose_smallest(const Board& board, Cell start) {
    const Geometry& geometry = board.geometry();
    int fewest = kMaxSize + 1;
    Candidate best;
    for (int i = 0; i < board.cells(); ++i) {
        const Cell cell = start + i < board.cells() ? start + i : start + i - board.cells();
        const Mask candidates = board.candidates(cell);
        if (at_most_one(candidates) || std::popcount(candidates) >= fewest) continue;
        fewest = std::popcount(candidates);
        best = candidate_of(cell, std::countr_zero(candidates));
    }
    for (int house = 0; house < geometry.houses() && fewest > 2; ++house) {
        for (int digit = 0; digit < board.size(); ++digit) {
            const Mask places = board.places(house, digit);
            if (at_most_one(places) || std::popcount(places) >= fewest) continue;
            fewest = std::popcount(places);
            best = candidate_of(geometry.cell_at(house, std::countr_zero(places)), digit);
        }
    }
    return best;
}

}  // namespace

Brancher::Brancher(const Geometry& geometry)
    : pair_places_(static_cast<std::size_t>(geometry.houses())),
      pair_cells_(static_cast<std::size_t>(geometry.cells())) {}

void Brancher::collect_pairs(const Board& board) {
    std::fill(pair_places_.begin(), pair_places_.end(), Mask{0});
    pair_count_ = 0;
    for (Cell cell = 0; cell < board.cells(); ++cell) {
        if (!is_pair(board.candidates(cell))) continue;
        const CellLinks& links = board.geometry().links(cell);
        for (std::size_t kind = 0; kind < 3; ++kind) pair_places_[links.house[kind]] |= links.place_bit[kind];
        pair_cells_[pair_count_++] = static_cast<std::uint16_t>(cell);
    }
}

int Brancher::score(const Board& board, Cell cell) const {
    int score = 0;
    for (Mask rest = board.candidates(cell); rest != 0; rest &= rest - 1) {
        for (const int house : board.geometry().links(cell).house) {
            const Mask places = board.places(house, std::countr_zero(rest));
            score += std::popcount(places) +
                     kPairWeight * std::popcount(places & pair_places_[static_cast<std::size_t>(house)]);
        }
    }
    return score;
}

void Brancher::shake() {
    is_shaken_ = true;
    start_ = static_cast<Cell>(random_.below(static_cast<std::uint64_t>(pair_cells_.size())));
}

void Brancher::shuffle(std::uint64_t seed) {
    random_ = model::Random(seed);
    is_shuffled_ = true;
    shake();
}

Candidate Brancher::digit_of(const Board& board, Candidate choice) {
    if (!is_shuffled_) return choice;
    Mask digits = board.candidates(choice.cell);
    for (std::uint64_t skip = random_.below(static_cast<std::uint64_t>(std::popcount(digits))); skip > 0; --skip)
        digits &= digits - 1;
    return candidate_of(choice.cell, std::countr_zero(digits));
}

Candidate Brancher::choose(const Board& board) {
    collect_pairs(board);
    if (pair_count_ == 0) {
        if (is_shuffled_) shake();
        return digit_of(board, choose_smallest(board, start_));
    }
    int best_score = -1;
    Cell best = 0;
    for (std::size_t i = 0; i < pair_count_; ++i) {
        int value = score(board, pair_cells_[i]);
        if (is_shaken_) value += static_cast<int>(random_.below(kShakeRange));
        if (value <= best_score) continue;
        best_score = value;
        best = pair_cells_[i];
    }
    return digit_of(board, candidate_of(best, std::countr_zero(board.candidates(best))));
}

Candidate Brancher::choose_quickly(const Board& board) {
    for (Cell cell = 0; cell < board.cells(); ++cell)
        if (is_pair(board.candidates(cell))) return candidate_of(cell, std::countr_zero(board.candidates(cell)));
    return choose_smallest(board, 0);
}

}  // namespace huisu::search
