// What follows from one assumption, and how: a forcing net. ReachBuilder makes them.
//
// Searches keep hundreds of reaches and come back to them, so a reach is small: the statements in the order in which
// they were found, and on which others each rests.
#pragma once

#include <memory>
#include <vector>

#include "huisu/step.h"
#include "logic/chains/node.h"

namespace huisu::logic {

struct NestedHint;

struct Link {
    Node node = 0;
    LinkReason reason = LinkReason::kAssumed;
    std::int16_t nested = -1;  ///< in Reach::nested
    std::uint16_t depth = 1;   ///< statements on the longest way from the assumption: its ancestors are no fewer
    std::uint16_t parent_count = 0;
    mutable std::uint16_t ancestors = 0;  ///< Reach::ancestors(), once that was asked for
    std::uint32_t parents = 0;            ///< of the first in Reach::parents
};

class Reach {
public:
    const Link& link(int index) const { return links_[static_cast<std::size_t>(index)]; }
    const std::uint16_t* parents(const Link& link) const { return parents_.data() + link.parents; }
    /// Statements that hold, in order of discovery, are links 0 to size() - 1.
    int size() const { return size_; }
    /// Of a statement that holds.
    int index_of(Node node) const;
    const CandidateSet& made_true() const { return true_; }
    const CandidateSet& made_false() const { return false_; }
    const NestedHint& nested(const Link& link) const { return *nested_[static_cast<std::size_t>(link.nested)]; }

    /// A reach ends early when some statement and its opposite both follow; what was found until then still counts.
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

private:
    friend class ReachBuilder;

    template <class Act>
    int visit_generations(int index, const Act& act) const;

    std::vector<Link> links_;
    std::vector<std::uint16_t> parents_;
    std::vector<std::shared_ptr<const NestedHint>> nested_;
    CandidateSet true_;
    CandidateSet false_;
    int size_ = 0;
    int absurd_true_ = -1;
    int absurd_false_ = -1;
};

}  // namespace huisu::logic
