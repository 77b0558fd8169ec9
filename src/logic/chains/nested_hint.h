// A chain hint found on the way of another chain, as that one needs it.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "huisu/step.h"
#include "logic/chains/node.h"

namespace huisu::logic {

struct NestedHint {
    int complexity = 0;
    /// The conclusions, each with all it rests on by generations. Two hints with equal ones count once in a chain.
    std::vector<std::vector<Node>> chains;
    std::optional<Step> step;  ///< only where the chain is to be explained
};

/// A hint as a rule on the way of a chain: what it finds to be false, and because of which false candidates.
struct RuleHint {
    std::vector<Node> eliminations;  ///< ascending
    std::vector<Node> because;
    std::shared_ptr<const NestedHint> nested;
};

}  // namespace huisu::logic
