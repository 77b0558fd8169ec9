// Where to branch: a candidate to assume, and to take away once the assumption has been refuted or used up.
#pragma once

#include <cstdint>
#include <vector>

#include "model/random.h"
#include "search/propagation.h"

namespace huisu::search {

class Brancher {
public:
    explicit Brancher(const Geometry& geometry);

    /// A candidate of a smallest choice: a cell with the fewest candidates, or a digit with the fewest places in a
    /// house. The board must be at its fixpoint and not solved.
    Candidate choose(const Board& board);
    /// The same without weighing the choices against one another, for the last few cells.
    static Candidate choose_quickly(const Board& board);

    /// From now on other choices among equally good ones: the scan begins at a random cell, and near ties fall at
    /// random. (Ties broken at random throughout scatter the choices over a large grid, which does worse than none at
    /// all.)
    void shake();
    /// From now on random digits in random ones among the smallest choices, the same for the same seed.
    void shuffle(std::uint64_t seed);

private:
    Candidate digit_of(const Board& board, Candidate choice);
    void collect_pairs(const Board& board);
    int score(const Board& board, Cell cell) const;

    std::vector<Mask> pair_places_;          // [house]: places whose cell has two candidates
    std::vector<std::uint16_t> pair_cells_;  // cells with two candidates
    std::size_t pair_count_ = 0;
    model::Random random_{0};
    bool is_shaken_ = false;
    bool is_shuffled_ = false;
    Cell start_ = 0;
};

}  // namespace huisu::search
