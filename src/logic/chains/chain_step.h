// From the chains that the search works with to those of a Step, and what a chain rests on in a grid that has changed.
#pragma once

#include <vector>

#include "huisu/step.h"
#include "logic/candidate_grid.h"
#include "logic/chains/node.h"
#include "logic/chains/plain_chains.h"
#include "logic/chains/reach.h"

namespace huisu::logic {

constexpr Candidate candidate_of(Node node) {
    return {cell_of(node), digit_of(node) + 1};
}

/// The statement and all it rests on, earlier ones first. Steps of nested hints are appended to `nested`.
Chain chain_of(const Reach& reach, int index, std::vector<Step>& nested);

Step step_of(const PlainHint& hint);

/// Adds the candidates that are gone since `start` and would have kept the true statement from following for that
/// reason.
void add_causes(const CandidateGrid& now, const CandidateGrid& start, Node node, LinkReason reason,
                std::vector<Node>& causes);

}  // namespace huisu::logic
