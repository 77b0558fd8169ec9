// Chains that start from every case: from all candidates of a cell, from all places of a digit in a house, from a
// candidate and its opposite; and single assumptions that end in a contradiction.
//
// What the reference calls multiple chains (cells and houses, fixed links), Nishio (contradictions inside one digit),
// dynamic chains, and dynamic chains of level 1 to 5 differ in what a Reach may do and in which of the four are looked
// for. Hints come in the order of the candidates they start from; the one with the fewest statements wins, then the
// simplest kind, then the first. That lets most be passed over by a lower bound: a statement rests on at least as many
// as the longest way to it has.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "huisu/step.h"
#include "logic/candidate_grid.h"
#include "logic/chains/nested_hint.h"
#include "logic/chains/reach.h"
#include "logic/chains/reach_builder.h"
#include "logic/chains/static_closure.h"
#include "logic/chains/unit_closure.h"
#include "logic/short_list.h"

namespace huisu::logic {

enum class ForcingKind : std::uint8_t { kDouble = 1, kCell = 5, kRegion = 6, kContradiction = 7 };

struct ForcingHint {
    ForcingKind kind = ForcingKind::kContradiction;
    int complexity = 0;
    Node assumption = 0;  ///< kDouble, kContradiction: a false assumption leads to its being true
    Node target = 0;      ///< what follows; kContradiction: the opposite of the assumption
    Cell cell = 0;        ///< kCell
    int house = 0;        ///< kRegion, of digit_of(assumption)
    int order = 0;        ///< in which it was found

    bool is_before(const ForcingHint& other) const {
        if (complexity != other.complexity) return complexity < other.complexity;
        return kind != other.kind ? kind < other.kind : order < other.order;
    }
};

struct ForcingRules {
    bool is_multiple = true;
    bool is_dynamic = true;
    bool is_nishio = false;
    int level = 0;

    double base_difficulty() const;
};

class ForcingChains {
public:
    explicit ForcingChains(const ForcingRules& rules);
    ~ForcingChains();

    /// The hint that Sudoku Explainer would take, as a step with its chains.
    std::optional<Step> find_best(const CandidateGrid& grid);
    /// The search of a lower level whose reaches this one may go on from where it has found nothing on the same grid.
    void set_before(const ForcingChains* before) { before_ = before; }
    /// All hints, best first, without those that eliminate the same as one before; because of what the grid has lost
    /// since `start`, and only those that are because of something.
    void find_all(const CandidateGrid& grid, const CandidateGrid& start, RuleHints& found);
    void set_explaining(bool is_explaining);
    /// Asked again and again while find_best() searches; when it says yes, there is no step.
    void set_stop(std::function<bool()> stop) { stop_ = std::move(stop); }
    /// From level 2 on, find_best() takes the best hint it has once it has looked so often for chains inside the nets,
    /// half as often with each level more. 0: it goes on to the best of all.
    void set_patience(int searches) { patience_ = searches; }
    /// Whether there is a hint of at most so many statements; when not, finds_longer() says whether there may be
    /// others.
    bool finds_any(const CandidateGrid& grid, const CandidateGrid& start, int most);
    bool finds_longer() const { return passed_over_; }

private:
    struct Case;  // a target in one of the reaches of a hint

    void search(const CandidateGrid& grid);
    bool is_content(std::uint64_t first_search) const;
    void begin(const CandidateGrid& grid);
    void set_start(const CandidateGrid& start);
    void search_binary(const CandidateGrid& grid, Cell cell, int digit);
    void search_houses(const CandidateGrid& grid, Cell cell, int digit);
    void search_cell(const CandidateGrid& grid, Cell cell);
    void consider(const CandidateGrid& grid, ForcingHint hint, const ShortList<Case>& cases);
    void consider_common(const CandidateGrid& grid, ForcingHint hint, const ShortList<Node>& cases);
    void seed(const CandidateGrid& grid);
    static constexpr std::size_t kRunnersUp = 8;
    bool is_memorable(const ForcingHint& hint) const;
    void remember(const ForcingHint& hint);
    const Reach& reach_of(const CandidateGrid& grid, Node assumption);
    const Reach* finished_reach(const CandidateGrid& grid, Node assumption) const;
    ShortList<Case> cases_of(const CandidateGrid& grid, const ForcingHint& hint);
    int statements_of(const Case& one) const;
    int nested_complexity(const ShortList<Case>& cases) const;
    ShortList<Node> eliminations_of(const CandidateGrid& grid, const ForcingHint& hint) const;
    void add_rule(const CandidateGrid& grid, const CandidateGrid& start, const ForcingHint& hint, RuleHints& found);
    Step step_of(const CandidateGrid& grid, const ForcingHint& hint);
    bool may_agree(const ShortList<Node>& cases) const;
    /// Hints with the same effect have the same eliminations: a digit placed where two are left takes the other away.
    static Node effect_of(const CandidateGrid& grid, Node target);
    const ForcingHint* rival() const { return has_best_ ? &best_ : has_bound_ ? &bound_ : nullptr; }
    const ForcingHint* rival_of(const CandidateGrid& grid, const ForcingHint& hint) const;
    void take(const CandidateGrid& grid, const ForcingHint& hint);
    bool is_worth(const CandidateGrid& grid, Node target) const;

    ForcingRules rules_;
    ReachRules reach_rules_;
    std::unique_ptr<NestedRules> nested_;
    // Level 0: where there is nothing to find.
    UnitClosure closure_;
    UnitClosure start_closure_;  // of the grid that find_all() is told the search began on
    CandidateGrid start_;
    bool has_start_ = false;
    StrongPairs strong_;
    StaticClosure static_closure_;
    const ForcingChains* before_ = nullptr;
    ReachBuilder builder_;
    std::vector<std::unique_ptr<Reach>> reaches_;  // of every assumption, as far as they were asked for
    std::vector<std::uint32_t> reach_stamps_;      // in which search
    std::uint32_t stamp_ = 0;
    bool wants_all_ = false;
    bool has_best_ = false;
    bool wants_any_ = false;    // the first hint that is short enough will do
    bool passed_over_ = false;  // a hint, since it was too long
    bool has_any_ = false;
    CandidateGrid searched_;  // the grid of the reaches that have the stamp
    bool is_explaining_ = false;
    bool is_stopped_ = false;
    int patience_ = 0;
    std::function<bool()> stop_;
    ForcingHint best_;
    std::vector<ForcingHint> all_;                // the best for each choice of eliminations
    std::array<std::int16_t, kNodes> all_index_;  // in all_, by effect_of(target); -1 where there is none
    int found_ = 0;                               // hints so far
    std::vector<int> order_;                      // of a rule: its links, its statements and causes
    std::vector<Node> chains_;
    std::vector<Node> because_;
    // A search for the best: the best few others, where the search after a step can expect a good one.
    std::vector<ForcingHint> runners_up_;
    bool is_seeding_ = false;
    ForcingHint bound_;  // there is a hint that is at least as good
    bool has_bound_ = false;
};

}  // namespace huisu::logic
