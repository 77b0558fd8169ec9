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

// What simple rules on the grid as it is now take away, and what had to go first since the start: one hint after the
// other.
class SimpleHints {
public:
    SimpleHints(const CandidateGrid& now, const CandidateGrid& start, RuleHints& found, bool is_explaining)
        : now_(now), start_(start), found_(found), is_explaining_(is_explaining) {}

    const CandidateGrid& now() const { return now_; }
    void eliminate(Cell cell, Mask digits) {
        for (Mask rest = now_.candidates(cell) & digits; rest != 0; rest &= rest - 1)
            eliminations_.push_back(false_node(cell, lowest(rest)));
    }
    void because(Cell cell, Mask digits) {
        Mask gone = without(start_.candidates(cell), now_.candidates(cell)) & digits;
        for (; gone != 0; gone &= gone - 1) because_.push_back(false_node(cell, lowest(gone)));
    }
    /// `cells` gives the cells of the pattern, for the step.
    template <class CellsOf>
    void add(Technique technique, Mask digits, const CellsOf& cells) {
        if (!because_.empty()) {  // or the rule holds without the chain
            std::sort(eliminations_.begin(), eliminations_.end());
            found_.emplace_back(eliminations_, because_,
                                is_explaining_ ? explained(technique, digits, cells()) : nullptr);
        }
        eliminations_.clear();
        because_.clear();
    }

private:
    /// Hints with a complexity of 0 leave that of the chain as it is.
    static std::shared_ptr<const NestedHint> explained(Technique technique, Mask digits, const CellSet& cells) {
        Step step;
        step.technique = technique;
        step.digits = named_digits(digits);
        add_cells(step.cells, cells);
        auto nested = std::make_shared<NestedHint>();
        nested->step = std::move(step);
        return nested;
    }

    const CandidateGrid& now_;
    const CandidateGrid& start_;
    RuleHints& found_;
    bool is_explaining_;
    std::vector<Node> eliminations_;
    std::vector<Node> because_;
};

constexpr Mask others(Mask mask) {
    return without(kAllNine, mask);
}

template <class Do>
void for_each_cell(int house, Mask places, const Do& act) {
    for (; places != 0; places &= places - 1) act(cell_at(house, lowest(places)));
}

void find_lockings(SimpleHints& hints) {
    visit_locking(hints.now(), [&](const LockingPattern& pattern) {
        const Mask digit = bit(pattern.digit);
        const CellSet& base = house_set(pattern.base);
        const CellSet& cover = house_set(pattern.cover);
        for (const Cell cell : cover - base) hints.eliminate(cell, digit);
        for (const Cell cell : base - cover) hints.because(cell, digit);
        const bool is_pointing = kind_of(pattern.base) == Kind::kBox;
        hints.add(is_pointing ? Technique::kPointing : Technique::kClaiming, digit,
                  [&] { return cells_at(pattern.base, hints.now().places(pattern.base, pattern.digit)); });
        return false;
    });
}

void find_hidden_pairs(SimpleHints& hints) {
    visit_hidden<2>(hints.now(), [&](const SetPattern& pattern) {
        for_each_cell(pattern.house, pattern.places, [&](Cell cell) { hints.eliminate(cell, others(pattern.digits)); });
        for_each_cell(pattern.house, others(pattern.places), [&](Cell cell) { hints.because(cell, pattern.digits); });
        hints.add(Technique::kHiddenPair, pattern.digits, [&] { return cells_at(pattern.house, pattern.places); });
        return false;
    });
}

void find_naked_pairs(SimpleHints& hints) {
    visit_naked<2>(hints.now(), [&](const SetPattern& pattern) {
        for_each_cell(pattern.house, others(pattern.places), [&](Cell cell) { hints.eliminate(cell, pattern.digits); });
        for_each_cell(pattern.house, pattern.places, [&](Cell cell) { hints.because(cell, others(pattern.digits)); });
        hints.add(Technique::kNakedPair, pattern.digits, [&] { return cells_at(pattern.house, pattern.places); });
        return false;
    });
}

void find_x_wings(SimpleHints& hints) {
    visit_fish<2>(hints.now(), [&](const FishPattern& pattern) {
        const Mask digit = bit(pattern.digit);
        const Kind cover_kind = across(pattern.base_kind);
        for (Mask covers = pattern.covers; covers != 0; covers &= covers - 1)
            for_each_cell(house_of(cover_kind, lowest(covers)), others(pattern.lines),
                          [&](Cell cell) { hints.eliminate(cell, digit); });
        for (Mask lines = pattern.lines; lines != 0; lines &= lines - 1)
            for_each_cell(house_of(pattern.base_kind, lowest(lines)), others(pattern.covers),
                          [&](Cell cell) { hints.because(cell, digit); });
        hints.add(Technique::kXWing, digit, [&] {
            CellSet cells;
            for (Mask lines = pattern.lines; lines != 0; lines &= lines - 1) {
                const int line = house_of(pattern.base_kind, lowest(lines));
                cells = cells | cells_at(line, hints.now().places(line, pattern.digit));
            }
            return cells;
        });
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
    const std::shared_ptr<const RuleHints> found = find(now, start, rest);
    if (found->empty()) return false;
    rest.tried_level = 0;
    int least = kNone;
    const Reach& reach = builder.reach();
    const int before = reach.size();
    for (const RuleHint& hint : *found) {
        const int first = reach.size();
        const int nested = hint.nested() ? builder.keep_nested(hint.nested()) : -1;
        for (const Node node : hint.eliminations()) builder.add_false(node, hint.because(), nested);
        if (reach.size() == first || level_ == 1) continue;
        const int bound = reach.link(first).depth + (hint.nested() ? hint.nested()->complexity : 0);
        if (bound < least) least = std::min(least, reach.weight(first));
    }
    rest.least = std::min(rest.least, least);
    return level_ > 1 ? least + kElsewhere <= rest.most : reach.size() > before;
}

std::shared_ptr<const RuleHints> NestedRules::find(const CandidateGrid& now, const CandidateGrid& start, Rest& rest) {
    auto found = std::make_shared<RuleHints>();
    if (rest.tried_level == 0) {
        SimpleHints hints(now, start, *found, is_explaining_);
        for (const auto& find_simple : {find_lockings, find_hidden_pairs, find_naked_pairs, find_x_wings})
            if (found->empty()) find_simple(hints);
    }
    if (!found->empty()) return found;
    memory_.begin(start);
    if (auto known = memory_.find(now)) {
        rest.least = kNone;
        return known;
    }
    if (find_chains(now, start, rest, *found)) memory_.keep(now, found);
    return found;
}

// False when the search was cut short.
bool NestedRules::find_chains(const CandidateGrid& now, const CandidateGrid& start, Rest& rest, RuleHints& found) {
    ++searches_;
    if ((level_ == 2 || level_ == 3) && rest.tried_level < 2) find_plain(now, start, found);
    const std::size_t tried = level_ == 5 && rest.tried_level == 4 ? 1 : 0;
    for (std::size_t i = tried; i < forcing_.size() && found.empty(); ++i) {
        const auto& chains = forcing_[i];
        const bool is_first_dynamic = i == 0 && level_ >= 4;
        const int most = rest.most - (is_first_dynamic ? rest.least : 1) - 1 - kElsewhere;
        if (is_first_dynamic) rest.least = kNone;
        if (rest.most < kNodes && !chains->finds_any(now, start, most)) {
            if (chains->finds_longer()) return false;
            continue;
        }
        chains->find_all(now, start, found);
    }
    return true;
}

void NestedRules::find_plain(const CandidateGrid& now, const CandidateGrid& start, RuleHints& found) {
    std::vector<Node> because;
    for (const PlainHint& plain : plain_.find_all(now)) {
        auto nested = std::make_shared<NestedHint>();
        nested->complexity = plain.complexity;
        std::vector<Node>& chains = nested->chains;
        chains.reserve(2 * plain.path.size() + 2);
        because.clear();
        // A cycle ends where it began; its first node stands for no reason of its own.
        const std::size_t first = plain.is_cycle ? 1 : 0;
        for (std::size_t i = plain.path.size(); i-- > first;) {
            const PathNode& at = plain.path[i];
            chains.push_back(at.node);
            if (is_true(at.node)) add_causes(now, start, at.node, at.reason, because);
        }
        chains.push_back(NestedHint::kEnd);
        // The other way round, what was false is true, for the reason that made it false.
        for (std::size_t i = 0; plain.is_cycle && i + 1 < plain.path.size(); ++i) {
            const PathNode& at = plain.path[i];
            chains.push_back(opposite(at.node));
            if (!is_true(at.node)) add_causes(now, start, opposite(at.node), at.reason, because);
        }
        if (plain.is_cycle) chains.push_back(NestedHint::kEnd);
        if (because.empty()) continue;
        if (is_explaining_) nested->step = step_of(plain);
        found.emplace_back(plain.eliminations, because, std::move(nested));
    }
}

}  // namespace huisu::logic
