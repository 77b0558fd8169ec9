// What singles make of every assumption, for all assumptions of a grid at once: at least what a Reach of level 0 finds.
//
// It says where an exact search cannot find anything, which is nearly everywhere, so that only the rest is searched in
// the order that ratings need. An assumption is a lane, and 32 lanes are closed at once.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "fast9/singles.h"
#include "logic/candidate_grid.h"
#include "logic/chains/node.h"

namespace huisu::logic {

class UnitClosure {
public:
    /// One mask a cell.
    using Cells = fast9::CellMasks;

    UnitClosure();

    /// For every candidate of the cells with two or more, true and false. `before`, if given, is the closure of a grid
    /// from which candidates have gone since: what followed then follows still, so most of the work is done.
    void build(const CandidateGrid& grid, const UnitClosure* before = nullptr);

    /// Both hold, or may hold: a candidate and its opposite.
    bool is_absurd(Node assumption) const { return row_of(assumption).is_absurd; }
    /// Whether some candidate that is not decided yet may become true in all cases, or false in all. The cases are at
    /// most nine.
    bool may_agree(const Node* assumptions, int count) const;

private:
    static constexpr std::size_t kLanes = fast9::SinglesBatch::kLanes;
    struct Row {
        Cells left;  ///< candidates that remain
        bool is_absurd;
    };

    const Row& row_of(Node assumption) const { return rows_[row_index_[assumption]]; }
    static Node left_alone(const CandidateGrid& grid, Node no);
    void assume(Node assumption, std::size_t lane);
    void close(const Node* assumptions, std::size_t count, const UnitClosure* before);

    fast9::Target target_;
    Cells start_{};
    Cells open_{};  ///< start_ in cells with two or more candidates, else 0
    std::vector<Node> assumptions_;
    // Of the false assumptions: from which nothing follows, and with the candidate that each leaves alone.
    std::vector<Node> idle_;
    std::vector<std::pair<Node, Node>> partners_;
    std::array<std::uint16_t, kNodes> row_index_{};
    std::vector<Row> rows_;
    fast9::SinglesBatch batch_;
    Cells unused_;  // of lanes without an assumption
};

}  // namespace huisu::logic
