// The rules that a net of level 1 and more uses where its queues are empty.
#pragma once

#include <set>
#include <utility>

#include "hint.h"

namespace huisu::logic::tests {

struct Rule {
    std::set<Node> eliminations;
    std::vector<Node> because;
    std::shared_ptr<const TwinHint> hint;
};

/// Of the first kind of rule that finds anything because of what the chain has taken away since `start`.
std::vector<Rule> rules_of_level(int level, const CandidateGrid& now, const CandidateGrid& start);

}  // namespace huisu::logic::tests
