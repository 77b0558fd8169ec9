#include "logic/chains/nested_rules.h"

#include <algorithm>

#include "logic/chains/chain_step.h"
#include "logic/chains/forcing_chains.h"
#include "logic/chains/reach_builder.h"
#include "logic/techniques/evidence.h"
#include "logic/techniques/fish.h"
#include "logic/techniques/hidden_set.h"
#include "logic/techniques/locking.h"
#include "logic/techniques/naked_set.h"

namespace huisu::logic {
namespace {

// What a simple rule on the grid as it is now takes away, and what had to go first since the start.
class SimpleHint {
public:
    SimpleHint(const CandidateGrid& now, const CandidateGrid& start) : now_(now), start_(start) {}

    void eliminate(Cell cell, Mask digits) {
        for (Mask rest = now_.candidates(cell) & digits; rest != 0; rest &= rest - 1)
            hint_.eliminations.push_back(false_node(cell, lowest(rest)));
    }
    void because(Cell cell, Mask digits) {
        Mask gone = without(start_.candidates(cell), now_.candidates(cell)) & digits;
        for (; gone != 0; gone &= gone - 1) hint_.because.push_back(false_node(cell, lowest(gone)));
    }
    /// Tells of the rule itself. Hints with a complexity of 0 leave that of the chain as it is.
    void explain(Technique technique, Mask digits, const CellSet& cells) {
        Step step;
        step.technique = technique;
        step.digits = named_digits(digits);
        add_cells(step.cells, cells);
        auto nested = std::make_shared<NestedHint>();
        nested->step = std::move(step);
        hint_.nested = std::move(nested);
    }
    void add_to(std::vector<RuleHint>& found) {
        if (hint_.because.empty()) return;  // the rule holds without the chain
        std::sort(hint_.eliminations.begin(), hint_.eliminations.end());
        found.push_back(std::move(hint_));
    }

private:
    const CandidateGrid& now_;
    const CandidateGrid& start_;
    RuleHint hint_;
};

constexpr Mask others(Mask mask) {
    return without(kAllNine, mask);
}

template <class Do>
void for_each_cell(int house, Mask places, const Do& act) {
    for (; places != 0; places &= places - 1) act(cell_at(house, lowest(places)));
}

void find_lockings(const CandidateGrid& now, const CandidateGrid& start, std::vector<RuleHint>& found,
                   bool is_explaining) {
    visit_locking(now, [&](const LockingPattern& pattern) {
        SimpleHint hint(now, start);
        const Mask digit = bit(pattern.digit);
        const CellSet& base = house_set(pattern.base);
        const CellSet& cover = house_set(pattern.cover);
        for (const Cell cell : cover - base) hint.eliminate(cell, digit);
        for (const Cell cell : base - cover) hint.because(cell, digit);
        if (is_explaining)
            hint.explain(kind_of(pattern.base) == Kind::kBox ? Technique::kPointing : Technique::kClaiming, digit,
                         cells_at(pattern.base, now.places(pattern.base, pattern.digit)));
        hint.add_to(found);
        return false;
    });
}

void find_hidden_pairs(const CandidateGrid& now, const CandidateGrid& start, std::vector<RuleHint>& found,
                       bool is_explaining) {
    visit_hidden<2>(now, [&](const SetPattern& pattern) {
        SimpleHint hint(now, start);
        for_each_cell(pattern.house, pattern.places, [&](Cell cell) { hint.eliminate(cell, others(pattern.digits)); });
        for_each_cell(pattern.house, others(pattern.places), [&](Cell cell) { hint.because(cell, pattern.digits); });
        if (is_explaining)
            hint.explain(Technique::kHiddenPair, pattern.digits, cells_at(pattern.house, pattern.places));
        hint.add_to(found);
        return false;
    });
}

void find_naked_pairs(const CandidateGrid& now, const CandidateGrid& start, std::vector<RuleHint>& found,
                      bool is_explaining) {
    visit_naked<2>(now, [&](const SetPattern& pattern) {
        SimpleHint hint(now, start);
        for_each_cell(pattern.house, others(pattern.places), [&](Cell cell) { hint.eliminate(cell, pattern.digits); });
        for_each_cell(pattern.house, pattern.places, [&](Cell cell) { hint.because(cell, others(pattern.digits)); });
        if (is_explaining) hint.explain(Technique::kNakedPair, pattern.digits, cells_at(pattern.house, pattern.places));
        hint.add_to(found);
        return false;
    });
}

void find_x_wings(const CandidateGrid& now, const CandidateGrid& start, std::vector<RuleHint>& found,
                  bool is_explaining) {
    visit_fish<2>(now, [&](const FishPattern& pattern) {
        SimpleHint hint(now, start);
        const Mask digit = bit(pattern.digit);
        const Kind cover_kind = across(pattern.base_kind);
        for (Mask covers = pattern.covers; covers != 0; covers &= covers - 1)
            for_each_cell(house_of(cover_kind, lowest(covers)), others(pattern.lines),
                          [&](Cell cell) { hint.eliminate(cell, digit); });
        for (Mask lines = pattern.lines; lines != 0; lines &= lines - 1)
            for_each_cell(house_of(pattern.base_kind, lowest(lines)), others(pattern.covers),
                          [&](Cell cell) { hint.because(cell, digit); });
        if (is_explaining) {
            CellSet cells;
            for (Mask lines = pattern.lines; lines != 0; lines &= lines - 1) {
                const int line = house_of(pattern.base_kind, lowest(lines));
                cells = cells | cells_at(line, now.places(line, pattern.digit));
            }
            hint.explain(Technique::kXWing, digit, cells);
        }
        hint.add_to(found);
        return false;
    });
}

constexpr int kNone = kNodes * kNodes;
// A hint counts at least one statement besides the one that rests on the most: the other side of a contradiction, or
// another case.
constexpr int kElsewhere = 1;

}  // namespace

NestedRules::NestedRules(int level) : level_(level) {
    if (level == 3) forcing_.push_back(std::make_unique<ForcingChains>(ForcingRules{true, false, false, 0}));
    if (level >= 4) forcing_.push_back(std::make_unique<ForcingChains>(ForcingRules{true, true, false, 0}));
    if (level >= 5) forcing_.push_back(std::make_unique<ForcingChains>(ForcingRules{true, true, false, level - 3}));
}
NestedRules::~NestedRules() = default;

void NestedRules::set_explaining(bool is_explaining) {
    if (is_explaining != is_explaining_) memory_.forget();
    is_explaining_ = is_explaining;
    for (const auto& chains : forcing_) chains->set_explaining(is_explaining);
}

// All that follows from here on rests on one of the hints found. So when what they eliminate rests on too many
// statements already, those of the hints themselves included, there is nothing more to follow. False in that case.
bool NestedRules::extend(const CandidateGrid& now, const CandidateGrid& start, Rest& rest, ReachBuilder& builder) {
    found_.clear();
    using Find = void (*)(const CandidateGrid&, const CandidateGrid&, std::vector<RuleHint>&, bool);
    for (const Find find : {find_lockings, find_hidden_pairs, find_naked_pairs, find_x_wings})
        if (found_.empty() && rest.tried_level == 0) find(now, start, found_, is_explaining_);
    if (found_.empty() && !recall_chains(now, start, rest)) return false;
    rest.tried_level = 0;
    int least = kNone;
    const Reach& reach = builder.reach();
    const int before = reach.size();
    for (const RuleHint& hint : found_) {
        const int first = reach.size();
        const int nested = hint.nested ? builder.keep_nested(hint.nested) : -1;
        for (const Node node : hint.eliminations) builder.add_false(node, hint.because, nested);
        if (reach.size() > first && level_ > 1) least = std::min(least, reach.weight(first));
    }
    rest.least = std::min(rest.least, least);
    return level_ > 1 ? least + kElsewhere <= rest.most : reach.size() > before;
}

bool NestedRules::recall_chains(const CandidateGrid& now, const CandidateGrid& start, Rest& rest) {
    memory_.begin(start);
    if (const std::vector<RuleHint>* known = memory_.find(now)) {
        found_ = *known;
        rest.least = kNone;
        return !found_.empty();
    }
    return find_chains(now, start, rest);
}

bool NestedRules::find_chains(const CandidateGrid& now, const CandidateGrid& start, Rest& rest) {
    ++searches_;
    if ((level_ == 2 || level_ == 3) && rest.tried_level < 2) find_plain(now, start);
    const std::size_t tried = level_ == 5 && rest.tried_level == 4 ? 1 : 0;
    for (std::size_t i = tried; i < forcing_.size() && found_.empty(); ++i) {
        const auto& chains = forcing_[i];
        const bool is_first_dynamic = i == 0 && level_ >= 4;
        const int most = rest.most - (is_first_dynamic ? rest.least : 1) - 1 - kElsewhere;
        if (is_first_dynamic) rest.least = kNone;
        if (rest.most < kNodes && !chains->finds_any(now, start, most)) {
            if (chains->finds_longer()) return false;
            continue;
        }
        chains->find_all(now, start, found_);
    }
    memory_.keep(now, found_);
    return !found_.empty();
}

void NestedRules::find_plain(const CandidateGrid& now, const CandidateGrid& start) {
    for (const PlainHint& plain : plain_.find_all(now)) {
        RuleHint hint;
        auto nested = std::make_shared<NestedHint>();
        nested->complexity = plain.complexity;
        std::vector<Node> forward;
        std::vector<Node> back;
        // A cycle ends where it began; its first node stands for no reason of its own.
        const std::size_t first = plain.is_cycle ? 1 : 0;
        for (std::size_t i = plain.path.size(); i-- > first;) {
            const PathNode& at = plain.path[i];
            forward.push_back(at.node);
            if (is_true(at.node)) add_causes(now, start, at.node, at.reason, hint.because);
        }
        // The other way round, what was false is true, for the reason that made it false.
        for (std::size_t i = 0; plain.is_cycle && i + 1 < plain.path.size(); ++i) {
            const PathNode& at = plain.path[i];
            back.push_back(opposite(at.node));
            if (!is_true(at.node)) add_causes(now, start, opposite(at.node), at.reason, hint.because);
        }
        if (hint.because.empty()) continue;
        nested->chains.push_back(std::move(forward));
        if (plain.is_cycle) nested->chains.push_back(std::move(back));
        if (is_explaining_) nested->step = step_of(plain);
        hint.eliminations = plain.eliminations;
        hint.nested = std::move(nested);
        found_.push_back(std::move(hint));
    }
}

}  // namespace huisu::logic
