// The links between the candidates of a grid that hold whatever is assumed: the graph of plain chains.
//
//   weak links    from a true candidate to those it makes false: first in its cell, then in box, row and column; only
//                 those that have a strong link, since nothing follows from the others
//   strong links  from a false candidate to the one it leaves alone: in its cell, then in box, row and column
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "huisu/step.h"
#include "logic/candidate_grid.h"
#include "logic/chains/node.h"
#include "logic/chains/strong_pairs.h"

namespace huisu::logic {

class ChainGraph {
public:
    struct Edge {
        Node node = 0;
        LinkReason reason = LinkReason::kAssumed;
    };

    void build(const CandidateGrid& grid, const StrongPairs& pairs);

    /// Candidates of cells with several, in ascending order.
    std::span<const Node> candidates() const { return candidates_; }
    std::span<const Edge> weak(int candidate, bool uses_cells) const {
        const Ends& ends = weak_ends_[static_cast<std::size_t>(candidate)];
        return {weak_.data() + (uses_cells ? ends.begin : ends.houses), weak_.data() + ends.end};
    }
    /// The weak link between two candidates, whether or not the second has a strong one. In the cell only with
    /// `uses_cells`.
    static std::optional<Edge> weak_edge(int from, Node to, bool uses_cells);
    std::span<const Edge> strong(int candidate, bool uses_cells, bool uses_houses) const {
        const Strong& strong = strong_[static_cast<std::size_t>(candidate)];
        return {strong.edges.data() + (uses_cells ? 0 : strong.in_cell),
                strong.edges.data() + (uses_houses ? strong.size : strong.in_cell)};
    }

private:
    struct Ends {
        std::uint16_t begin = 0, houses = 0, end = 0;
    };
    struct Strong {
        std::array<Edge, 4> edges;
        std::uint8_t in_cell = 0, size = 0;
    };

    void add_weak(const StrongPairs& pairs, Cell cell, int digit);
    void add_strong(const CandidateGrid& grid, Cell cell, int digit);

    std::array<std::array<Mask, 9>, kHouses> linked_places_;
    std::vector<Node> candidates_;
    std::vector<Edge> weak_;
    std::array<Ends, kCandidates> weak_ends_;
    std::array<Strong, kCandidates> strong_;
};

}  // namespace huisu::logic
