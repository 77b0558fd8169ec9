// What follows from one assumption, and how: a forcing net.
//
// Statements come out in the order of Sudoku Explainer 1.2.1, which decides lengths and so ratings: two queues, first
// in, first out, and true statements before false ones. A true statement makes false what it sees. A false one makes
// true what is then alone: in its cell, in its box, row or column. In a dynamic reach, false candidates leave the grid
// as their turn comes, so that later ones are alone because of many; those are further parents of what follows.
//
// A reach ends early when some statement and its opposite both follow; what was found until then still counts.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "huisu/step.h"
#include "logic/candidate_grid.h"
#include "logic/chains/node.h"

namespace huisu::logic {

struct NestedHint;

struct Link {
    Node node = 0;
    LinkReason reason = LinkReason::kAssumed;
    std::int16_t nested = -1;  ///< in Reach::nested
    std::uint16_t depth = 1;   ///< statements on the longest way from the assumption: its ancestors are no fewer
    std::uint16_t parent_count = 0;
    std::uint32_t parents = 0;  ///< of the first in Reach::parents
};

/// How far an assumption is followed.
struct ReachRules {
    bool is_dynamic = false;
    bool uses_cells = true;  ///< links inside a cell; Nishio has none
    int level = 0;           ///< what other rules are used on the way; see nested_rules.h
    /// Hints of more statements are of no use: from level 2 on, nothing is followed that only such hints can use.
    int most = kNodes * kNodes;
};

class NestedRules;

class Reach {
public:
    Reach() { index_.fill(kNone); }

    /// Follows the assumption on the grid. `nested` is needed from level 1 on.
    void follow(const CandidateGrid& grid, Node assumption, const ReachRules& rules, NestedRules* nested);
    /// Goes on from a reach that was followed to its end on the same grid with the rules of another level, which are
    /// the first of these rules.
    void go_on_from(const Reach& before, const CandidateGrid& grid, const ReachRules& rules, int level_before,
                    NestedRules* nested);

    const std::vector<Link>& links() const { return links_; }
    const Link& link(int index) const { return links_[static_cast<std::size_t>(index)]; }
    const std::uint16_t* parents(const Link& link) const { return parents_.data() + link.parents; }
    /// Statements that hold, in order of discovery, are links 0 to size() - 1.
    int size() const { return size_; }
    bool contains(Node node) const { return index_[node] != kNone; }
    /// -1 where it does not follow.
    int index_of(Node node) const { return index_[node] == kNone ? -1 : index_[node]; }
    const CandidateSet& made_true() const { return true_; }
    const CandidateSet& made_false() const { return false_; }
    const NestedHint& nested(const Link& link) const { return *nested_[static_cast<std::size_t>(link.nested)]; }

    bool is_absurd() const { return absurd_true_ >= 0; }
    /// The statement and its opposite that both follow.
    int absurd_true() const { return absurd_true_; }
    int absurd_false() const { return absurd_false_; }

    /// How many statements the link rests on, itself included.
    int ancestors(int index) const;
    /// The same, and those of the hints nested in it, each hint once.
    int weight(int index) const;
    /// Adds the hints nested in it that are not yet among `counted`; how many statements those have.
    int count_nested(int index, std::vector<const NestedHint*>& counted) const;
    /// The link and all it rests on, by generations.
    void generations(int index, std::vector<int>& out) const;

    /// For rules that find candidates to be false: the same, by the rule, of these (false) statements.
    void add_false(Node node, const std::vector<Node>& because, int nested);
    int keep_nested(std::shared_ptr<const NestedHint> hint);

private:
    static constexpr std::uint16_t kNone = 0xFFFF;

    void begin(Node assumption);
    void run(const CandidateGrid& grid, const ReachRules& rules, int tried_level, NestedRules* nested);
    bool spread_true(const CandidateGrid& grid, const ReachRules& rules, int index);
    bool spread_false(const CandidateGrid& grid, const CandidateGrid* start, const ReachRules& rules, int index);
    bool make_false(Node node, LinkReason reason, int parent);
    bool make_true(Node node, LinkReason reason, int parent, const CandidateGrid& grid, const CandidateGrid* start);
    bool conclude(int index);
    int add_link(Node node, LinkReason reason);
    void count_parents(Link& link);
    void hold(int index);

    std::vector<Link> links_;
    std::vector<std::uint16_t> parents_;
    std::vector<std::uint16_t> true_queue_;
    std::vector<std::uint16_t> false_queue_;
    std::vector<std::shared_ptr<const NestedHint>> nested_;
    std::array<std::uint16_t, kNodes> index_;
    CandidateSet true_;
    CandidateSet false_;
    CandidateGrid work_;
    std::size_t next_true_ = 0;  // in the queues
    std::size_t next_false_ = 0;
    int size_ = 0;
    int absurd_true_ = -1;
    int absurd_false_ = -1;
    mutable std::vector<std::uint32_t> seen_;  // stamps of generations()
    mutable std::uint32_t stamp_ = 0;
    mutable std::vector<int> order_;                  // of ancestors()
    mutable std::vector<const NestedHint*> counted_;  // of weight()
};

}  // namespace huisu::logic
