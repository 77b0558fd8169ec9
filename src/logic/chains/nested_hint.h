// A chain hint found on the way of another chain, as that one needs it.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "huisu/step.h"
#include "logic/chains/node.h"

namespace huisu::logic {

struct NestedHint {
    static constexpr Node kEnd = 0xFFFF;

    int complexity = 0;
    /// The conclusions, each with all it rests on by generations and kEnd behind it. Two hints with equal ones count
    /// once in a chain.
    std::vector<Node> chains;
    std::optional<Step> step;  ///< only where the chain is to be explained
};

/// A hint as a rule on the way of a chain: what it finds to be false, and because of which false candidates.
class RuleHint {
public:
    RuleHint(std::span<const Node> eliminations, std::span<const Node> because,
             std::shared_ptr<const NestedHint> nested)
        : nested_(std::move(nested)), eliminations_(eliminations.size()) {
        nodes_.reserve(eliminations.size() + because.size());
        nodes_.insert(nodes_.end(), eliminations.begin(), eliminations.end());
        nodes_.insert(nodes_.end(), because.begin(), because.end());
    }

    std::span<const Node> eliminations() const { return std::span(nodes_).first(eliminations_); }
    std::span<const Node> because() const { return std::span(nodes_).subspan(eliminations_); }
    const std::shared_ptr<const NestedHint>& nested() const { return nested_; }

private:
    std::shared_ptr<const NestedHint> nested_;
    std::vector<Node> nodes_;
    std::size_t eliminations_;
};

using RuleHints = std::vector<RuleHint>;

}  // namespace huisu::logic
