// Follows assumptions: makes reaches.
//
// Statements come out in the order of Sudoku Explainer 1.2.1, which decides lengths and so ratings: two queues, first
// in, first out, and true statements before false ones. A true statement makes false what it sees. A false one makes
// true what is then alone: in its cell, in its box, row or column. In a dynamic reach, false candidates leave the grid
// as their turn comes, so that later ones are alone because of many; those are further parents of what follows.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>

#include "logic/candidate_grid.h"
#include "logic/chains/node.h"
#include "logic/chains/reach.h"

namespace huisu::logic {

class NestedRules;

/// How far an assumption is followed.
struct ReachRules {
    bool is_dynamic = false;
    bool uses_cells = true;  ///< links inside a cell; Nishio has none
    int level = 0;           ///< what other rules are used on the way; see nested_rules.h
    /// Hints of more statements are of no use: from level 2 on, nothing is followed that only such hints can use.
    int most = kNodes * kNodes;
};

class ReachBuilder {
public:
    ReachBuilder() { index_.fill(kNone); }

    /// Follows the assumption on the grid. `nested` is needed from level 1 on.
    void follow(Reach& reach, const CandidateGrid& grid, Node assumption, const ReachRules& rules, NestedRules* nested);
    /// Goes on from a reach that was followed to its end on the same grid with the rules of another level, which are
    /// the first of these rules.
    void go_on_from(Reach& reach, const Reach& before, const CandidateGrid& grid, const ReachRules& rules,
                    int level_before, NestedRules* nested);

    /// While a reach is followed, for rules that find candidates to be false: the same, by the rule, of these (false)
    /// statements.
    void add_false(Node node, std::span<const Node> because, int nested);
    int keep_nested(std::shared_ptr<const NestedHint> hint);
    const Reach& reach() const { return *reach_; }

private:
    static constexpr std::uint16_t kNone = 0xFFFF;

    void run(const CandidateGrid& grid, const ReachRules& rules, int tried_level, NestedRules* nested);
    void walk(const CandidateGrid& grid, const ReachRules& rules, int tried_level, NestedRules* nested);
    bool spread_true(const CandidateGrid& grid, const ReachRules& rules, int index);
    bool spread_false(const CandidateGrid& grid, const CandidateGrid* start, const ReachRules& rules, int index);
    bool spread_pairs(const CandidateGrid& grid, const CandidateGrid* start, const CandidatePlace& at,
                      std::uint64_t masks, std::uint64_t pairs, int index);
    bool make_false(Node node, LinkReason reason, int parent);
    bool make_true(Node node, LinkReason reason, int parent, const CandidateGrid& grid, const CandidateGrid* start);
    bool is_known(Node node) const { return index_[node] != kNone && index_[opposite(node)] == kNone; }
    Link& add_link(Node node, LinkReason reason);
    void add_parent(Link& link, std::uint16_t parent);
    bool conclude(const Link& link);
    void hold(Node node);

    Reach* reach_ = nullptr;
    std::array<std::uint16_t, kNodes> index_;  // of the statements that hold
    CandidateGrid work_;
    int next_true_ = 0;  // links before it are false, or their turn has come
    int next_false_ = 0;
};

}  // namespace huisu::logic
