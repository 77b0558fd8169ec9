#include "logic/chains/chain_step.h"

#include <algorithm>

#include "logic/chains/nested_hint.h"

namespace huisu::logic {

Chain chain_of(const Reach& reach, int index, std::vector<Step>& nested) {
    std::vector<int> order;
    reach.generations(index, order);
    std::sort(order.begin(), order.end());  // links are kept in the order in which they were found
    const auto place_of_link = [&](int link) {
        return static_cast<int>(std::lower_bound(order.begin(), order.end(), link) - order.begin());
    };
    std::vector<const NestedHint*> told;
    const int first = static_cast<int>(nested.size());
    Chain chain;
    for (const int i : order) {
        const Link& link = reach.link(i);
        ChainNode node{.candidate = candidate_of(link.node),
                       .is_true = is_true(link.node),
                       .reason = link.reason,
                       .parents = {},
                       .nested = -1};
        for (int k = 0; k < link.parent_count; ++k) node.parents.push_back(place_of_link(reach.parents(link)[k]));
        if (link.nested >= 0 && reach.nested(link).step) {
            const NestedHint* const hint = &reach.nested(link);
            const auto known = std::find(told.begin(), told.end(), hint);  // one rule may take away several candidates
            node.nested = first + static_cast<int>(known - told.begin());
            if (known == told.end()) {
                told.push_back(hint);
                nested.push_back(*hint->step);
            }
        }
        chain.nodes.push_back(std::move(node));
    }
    return chain;
}

Step step_of(const PlainHint& hint) {
    Step step;
    step.difficulty = hint.difficulty;
    step.complexity = hint.complexity;
    if (hint.is_cycle)
        step.technique = hint.kind_rank == 2   ? Technique::kXCycle
                         : hint.kind_rank == 3 ? Technique::kYCycle
                                               : Technique::kXyCycle;
    else
        step.technique = hint.kind_rank == 2 ? Technique::kForcingXChain : Technique::kForcingChain;
    for (const Node node : hint.eliminations) step.eliminations.push_back(candidate_of(node));
    const Node conclusion = hint.path.back().node;
    if (!hint.is_cycle && is_true(conclusion)) step.placement = candidate_of(conclusion);
    Chain chain;
    for (const PathNode& node : hint.path) {
        const int size = static_cast<int>(chain.nodes.size());
        ChainNode next{.candidate = candidate_of(node.node),
                       .is_true = is_true(node.node),
                       .reason = node.reason,
                       .parents = {},
                       .nested = -1};
        if (size > 0) next.parents.push_back(size - 1);
        chain.nodes.push_back(std::move(next));
        step.digits.insert(digit_of(node.node) + 1);
        if (size > 0 || !hint.is_cycle) {
            const Cell cell = cell_of(node.node);
            if (std::find(step.cells.begin(), step.cells.end(), cell) == step.cells.end()) step.cells.push_back(cell);
        }
    }
    step.chains.push_back(std::move(chain));
    return step;
}

void add_causes(const CandidateGrid& now, const CandidateGrid& start, Node node, LinkReason reason,
                std::vector<Node>& causes) {
    for_each_gone(now, start, node, reason, [&](Node cause) {
        if (std::find(causes.begin(), causes.end(), cause) == causes.end()) causes.push_back(cause);
    });
}

}  // namespace huisu::logic
