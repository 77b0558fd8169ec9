// The rules that a dynamic chain of level 1 and more uses where its links come to rest.
//
//   level 1   pointing and claiming, hidden pairs, naked pairs, x-wings
//         2   the same, then plain chains               3   then plain and multiple chains
//         4   then dynamic chains                       5   then dynamic chains, and those of level 2
//
// The first rule that finds anything new because of the chain is used alone, with all it finds.
#pragma once

#include <memory>
#include <vector>

#include "logic/candidate_grid.h"
#include "logic/chains/found_hints.h"
#include "logic/chains/nested_hint.h"
#include "logic/chains/plain_chains.h"

namespace huisu::logic {

class ForcingChains;
class ReachBuilder;

class NestedRules {
public:
    explicit NestedRules(int level);
    ~NestedRules();

    /// What a reach knows where its links have come to rest.
    struct Rest {
        int most = 0;         ///< statements that a hint may have to be of use
        int tried_level = 0;  ///< the rules of this level have found nothing here; 0: none were tried
        /// On how many statements, at least, rests what has been found since dynamic chains were last looked for. A
        /// dynamic chain that is new rests on some of that: all others were found then.
        int least = 1;
    };
    /// Adds to the reach, which began on `start` and has come to `now`, what the rules find. False when that is
    /// nothing, or nothing that a hint of use could use.
    bool extend(const CandidateGrid& now, const CandidateGrid& start, Rest& rest, ReachBuilder& builder);
    /// Whether nested hints come with their steps.
    void set_explaining(bool is_explaining);
    /// How often chains were looked for, ever.
    std::uint64_t searches() const { return searches_; }

private:
    std::shared_ptr<const RuleHints> find(const CandidateGrid& now, const CandidateGrid& start, Rest& rest);
    bool find_chains(const CandidateGrid& now, const CandidateGrid& start, Rest& rest, RuleHints& found);
    void find_plain(const CandidateGrid& now, const CandidateGrid& start, RuleHints& found);

    int level_;
    bool is_explaining_ = false;
    PlainChains plain_;
    std::vector<std::unique_ptr<ForcingChains>> forcing_;
    FoundHints memory_;  // of chains
    std::uint64_t searches_ = 0;
};

}  // namespace huisu::logic
