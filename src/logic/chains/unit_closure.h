// What singles make of every assumption, for all assumptions of a grid at once: at least what a Reach of level 0 finds.
//
// It says where an exact search cannot find anything, which is nearly everywhere, so that only the rest is searched in
// the order that ratings need. An assumption is a lane: each step below is a loop over 32 of them that compilers turn
// into a few instructions, and the 27 houses are gone through until no lane changes.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "logic/candidate_grid.h"
#include "logic/chains/node.h"

namespace huisu::logic {

class UnitClosure {
public:
    /// One mask a cell, and room to the next whole vector.
    using Cells = std::array<Mask, 96>;

    /// For every candidate of the cells with two or more, true and false. `before`, if given, is the closure of a grid
    /// from which candidates have gone since: what followed then follows still, so most of the work is done.
    void build(const CandidateGrid& grid, const UnitClosure* before = nullptr);

    /// Both hold, or may hold: a candidate and its opposite.
    bool is_absurd(Node assumption) const { return row_of(assumption).is_absurd; }
    /// Whether some candidate that is not decided yet may become true in all cases, or false in all.
    bool may_agree(const Node* assumptions, int count) const;

private:
    static constexpr std::size_t kLanes = 32;
    using Lanes = std::array<Mask, kLanes>;
    struct Row {
        Cells left;  ///< candidates that remain
        bool is_absurd;
    };

    const Row& row_of(Node assumption) const { return rows_[row_index_[assumption]]; }
    static Node left_alone(const CandidateGrid& grid, Node no);
    void assume(const CandidateGrid& grid, Node assumption, std::size_t lane);
    void assume(const CandidateGrid& grid, const Row& before, std::size_t lane);
    void close(const CandidateGrid& grid, const Node* assumptions, std::size_t count, const UnitClosure* before);
    void sweep(std::size_t house);

    struct HouseCells {
        std::array<std::uint8_t, 9> cells;
        int size = 0;
        Mask digits = 0;  ///< that have a place
    };

    std::array<HouseCells, kHouses> houses_;
    Cells start_{};
    Cells open_{};  ///< start_ in cells with two or more candidates, else 0
    std::vector<Node> assumptions_;
    // Of the false assumptions: from which nothing follows, and with the candidate that each leaves alone.
    std::vector<Node> idle_;
    std::vector<std::pair<Node, Node>> partners_;
    std::array<std::uint16_t, kNodes> row_index_{};
    std::vector<Row> rows_;
    std::array<Lanes, kCells> lanes_;
    std::uint32_t dirty_ = 0;  // houses to sweep
    Lanes bad_;
};

}  // namespace huisu::logic
