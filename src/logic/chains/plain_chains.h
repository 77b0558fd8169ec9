// Chains and cycles whose every link rests on the statement before it alone.
//
// Three passes, each over all candidates: links inside houses only (X), inside cells only (Y; cycles alone), and both
// (XY). From a true candidate that comes back to itself there is a cycle; from a candidate that comes to its opposite,
// a forcing chain. Breadth first, so that the first chain found from a candidate is a shortest one. Of all hints that
// with the lowest difficulty wins, then the shortest, then the simplest kind, then the first found.
#pragma once

#include <vector>

#include "logic/chains/chain_graph.h"
#include "logic/chains/static_closure.h"

namespace huisu::logic {

struct PathNode {
    Node node = 0;
    LinkReason reason = LinkReason::kAssumed;
};

struct PlainHint {
    double difficulty = 0;
    int complexity = 0;
    int kind_rank = 0;  ///< 2 X, 3 Y, 4 XY
    int order = 0;      ///< in which the reference comes to it
    bool is_cycle = false;
    std::vector<PathNode> path;      ///< from the assumption to the conclusion; a cycle ends where it began
    std::vector<Node> eliminations;  ///< false nodes in ascending order

    bool is_before(const PlainHint& other) const;
};

class PlainChains {
public:
    /// The hint that Sudoku Explainer would take. Null when there is none; valid until the next call.
    const PlainHint* find_best(const CandidateGrid& grid);
    /// All hints, best first, without those that eliminate the same as one before.
    const std::vector<PlainHint>& find_all(const CandidateGrid& grid);

private:
    struct Pass {
        bool uses_cells;
        bool uses_houses;
        int number;
        double cycle_base;
        double chain_base;
        int rank;
    };
    struct Entry {
        Node node;
        LinkReason reason;
        std::int16_t parent;  // -1: the assumption
    };

    void search(const CandidateGrid& grid);
    void sort_all();
    void search_cycles(const CandidateGrid& grid, const Pass& pass, int candidate);
    void search_chain(const CandidateGrid& grid, const Pass& pass, Node assumption);
    bool is_on_path(int entry, Node node) const;
    bool leads_on(const Pass& pass, Node node, Node assumption, int most) const;
    void measure_ways_back(const Pass& pass, int candidate, int longest);
    int way_back(Node node) const {
        if (!is_way_back_known_) return 0;
        return back_stamps_[node] == stamp_ ? way_back_[node] : kNodes;
    }
    static int order_of(const Pass& pass, Node assumption, bool is_cycle);
    void take_cycle(const CandidateGrid& grid, const Pass& pass, int last, const ChainGraph::Edge& closing, int length);
    void take_chain(const CandidateGrid& grid, const Pass& pass, int last, const ChainGraph::Edge& closing, int length);
    void take(PlainHint&& hint);
    void set_path(PlainHint& hint, int last, const ChainGraph::Edge& closing) const;
    int longest_useful(double base, int rank, int order, bool is_cycle) const;

    StrongPairs strong_;
    StaticClosure closure_;
    ChainGraph graph_;
    bool wants_all_ = false;
    bool has_best_ = false;
    PlainHint best_;
    std::vector<PlainHint> all_;
    PlainHint last_chain_;
    std::vector<Entry> entries_;
    std::vector<std::int16_t> true_now_, false_now_, true_next_;
    std::array<std::uint32_t, kNodes> seen_{};
    std::array<std::uint32_t, kNodes> back_stamps_{};
    std::array<std::int16_t, kNodes> way_back_{};  // links to the candidate that cycles are searched from
    std::vector<Node> back_now_, back_next_;
    bool is_way_back_known_ = false;
    std::uint32_t stamp_ = 0;
};

}  // namespace huisu::logic
