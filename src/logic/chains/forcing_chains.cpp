#include "logic/chains/forcing_chains.h"

#include <algorithm>
#include <utility>

#include "logic/chains/chain_step.h"
#include "logic/chains/length.h"
#include "logic/chains/nested_rules.h"

namespace huisu::logic {

struct ForcingChains::Case {
    const Reach* reach;
    int index;  // of the link
};

double ForcingRules::base_difficulty() const {
    if (level >= 2) return 9.5 + 0.5 * (level - 2);
    if (level == 1) return 8.5 + 0.5 * level;
    if (is_nishio) return 7.5;
    return is_dynamic ? 8.5 : 8.0;
}

ForcingChains::ForcingChains(const ForcingRules& rules)
    : rules_(rules),
      reach_rules_{rules.is_dynamic, !rules.is_nishio, rules.level},
      reaches_(kNodes),
      reach_stamps_(kNodes) {
    if (rules.level > 0) nested_ = std::make_unique<NestedRules>(rules.level);
}
ForcingChains::~ForcingChains() = default;

void ForcingChains::set_explaining(bool is_explaining) {
    is_explaining_ = is_explaining;
}

std::optional<Step> ForcingChains::find_best(const CandidateGrid& grid) {
    wants_all_ = false;
    has_best_ = has_bound_ = false;
    if (rules_.level > 1) seed(grid);
    search(grid);
    if (!has_best_ || is_stopped_) return std::nullopt;
    if (!is_explaining_ || nested_ == nullptr) return step_of(grid, best_);
    // The few nets of the best hint once more, this time with the steps nested in them.
    ++stamp_;
    const ForcingChains* const before = std::exchange(before_, nullptr);
    nested_->set_explaining(true);
    Step step = step_of(grid, best_);
    nested_->set_explaining(false);
    before_ = before;
    return step;
}

// For the closures of many grids that all come from this one.
void ForcingChains::set_start(const CandidateGrid& start) {
    if (rules_.level > 0 || !rules_.is_dynamic || (has_start_ && start_ == start)) return;
    start_ = start;
    start_closure_.build(start);
    has_start_ = true;
}

bool ForcingChains::finds_any(const CandidateGrid& grid, const CandidateGrid& start, int most) {
    set_start(start);
    wants_all_ = false;
    has_best_ = true;
    best_ = {.kind = ForcingKind{}, .complexity = most + 1};
    wants_any_ = true;
    search(grid);
    wants_any_ = false;
    return has_any_;
}

void ForcingChains::find_all(const CandidateGrid& grid, const CandidateGrid& start, RuleHints& found) {
    set_start(start);
    if (nested_) nested_->set_explaining(is_explaining_);
    wants_all_ = true;
    has_best_ = false;
    all_.clear();
    all_index_.fill(-1);
    search(grid);
    std::sort(all_.begin(), all_.end(), [](const ForcingHint& a, const ForcingHint& b) { return a.is_before(b); });
    for (const ForcingHint& hint : all_) add_rule(grid, start, hint, found);
}

void ForcingChains::search(const CandidateGrid& grid) {
    is_stopped_ = false;
    passed_over_ = has_any_ = false;
    found_ = 0;
    if (rules_.level > 0 ? !has_bound_ : stamp_ == 0 || searched_ != grid) begin(grid);
    const std::uint64_t first_search = nested_ ? nested_->searches() : 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const int size = count(grid.candidates(cell));
        if (size < (rules_.is_dynamic ? 2 : 3)) continue;
        for (Mask rest = grid.candidates(cell); rest != 0; rest &= rest - 1) {
            const int digit = lowest(rest);
            if (stop_ && stop_()) {
                is_stopped_ = true;
                return;
            }
            if (rules_.is_dynamic) search_binary(grid, cell, digit);
            if (!rules_.is_nishio) search_houses(grid, cell, digit);
            if ((wants_any_ && has_any_) || is_content(first_search)) return;
        }
        if (!rules_.is_nishio && (size == 2 || rules_.is_multiple)) search_cell(grid, cell);
    }
}

// Only find_best() has patience: what is nested is searched to the end.
bool ForcingChains::is_content(std::uint64_t first_search) const {
    if (patience_ == 0 || rules_.level < 2 || !has_best_) return false;
    return nested_->searches() - first_search >= static_cast<std::uint64_t>(patience_ >> (rules_.level - 2));
}

// Hints that were nearly the best on the grid before this one are mostly good here, and a good hint early spares most
// of the search for longer ones. What is found here is not taken, since the order in which hints come decides between
// equals.
void ForcingChains::seed(const CandidateGrid& grid) {
    const std::vector<ForcingHint> seeds = std::exchange(runners_up_, {});
    if (seeds.empty()) return;
    begin(grid);
    is_seeding_ = true;
    for (const ForcingHint& hint : seeds) {
        const Cell cell = hint.kind == ForcingKind::kCell ? hint.cell : cell_of(hint.assumption);
        const int digit = digit_of(hint.assumption);
        if (count(grid.candidates(cell)) < 2) continue;
        if (hint.kind != ForcingKind::kCell && (grid.candidates(cell) & bit(digit)) == 0) continue;
        if (hint.kind == ForcingKind::kCell) search_cell(grid, cell);
        if (hint.kind == ForcingKind::kRegion) search_houses(grid, cell, digit);
        if (hint.kind == ForcingKind::kDouble || hint.kind == ForcingKind::kContradiction)
            search_binary(grid, cell, digit);
    }
    is_seeding_ = false;
}

void ForcingChains::begin(const CandidateGrid& grid) {
    ++stamp_;
    searched_ = grid;
    if (rules_.level > 0) return;
    if (rules_.is_dynamic) {
        closure_.build(grid, has_start_ ? &start_closure_ : nullptr);
    } else {
        strong_.find(grid);
        static_closure_.build(grid, strong_);
        static_closure_.build_false_sets(grid);
    }
}

const Reach& ForcingChains::reach_of(const CandidateGrid& grid, Node assumption) {
    std::unique_ptr<Reach>& reach = reaches_[assumption];
    if (reach && reach_stamps_[assumption] == stamp_) return *reach;
    if (!reach) reach = std::make_unique<Reach>();
    reach_stamps_[assumption] = stamp_;
    ReachRules rules = reach_rules_;
    if (!wants_all_ && rival() != nullptr) rules.most = rival()->complexity;
    if (const Reach* before = before_ != nullptr ? before_->finished_reach(grid, assumption) : nullptr)
        builder_.go_on_from(*reach, *before, grid, rules, before_->rules_.level, nested_.get());
    else
        builder_.follow(*reach, grid, assumption, rules, nested_.get());
    return *reach;
}

// Followed to its end, since no hint was found that could have cut it short.
const Reach* ForcingChains::finished_reach(const CandidateGrid& grid, Node assumption) const {
    const bool is_finished = !has_best_ && !wants_all_ && !is_stopped_ && reach_stamps_[assumption] == stamp_;
    return is_finished && stamp_ > 0 && searched_ == grid ? reaches_[assumption].get() : nullptr;
}

void ForcingChains::search_binary(const CandidateGrid& grid, Cell cell, int digit) {
    const Node yes = true_node(cell, digit);
    const Node no = opposite(yes);
    for (const Node assumption : {yes, no}) {
        if (rules_.level == 0 && !closure_.is_absurd(assumption)) continue;
        const Reach& reach = reach_of(grid, assumption);
        if (!reach.is_absurd()) continue;
        const ForcingHint hint{
            .kind = ForcingKind::kContradiction, .assumption = assumption, .target = opposite(assumption)};
        consider(grid, hint, {{&reach, reach.absurd_true()}, {&reach, reach.absurd_false()}});
    }
    if (rules_.is_nishio || count(grid.candidates(cell)) < 3) return;
    consider_common(grid, {.kind = ForcingKind::kDouble, .assumption = yes}, {yes, no});
}

void ForcingChains::search_houses(const CandidateGrid& grid, Cell cell, int digit) {
    ShortList<Node> cases;
    for (const Kind kind : kKinds) {
        const int house = house_of(cell, kind);
        const Mask places = grid.places(house, digit);
        const int size = count(places);
        if (size < 2 || (size > 2 && !rules_.is_multiple)) continue;
        if (cell_at(house, lowest(places)) != cell) continue;  // looked at from its first place
        cases.clear();
        for (Mask rest = places; rest != 0; rest &= rest - 1)
            cases.push_back(true_node(cell_at(house, lowest(rest)), digit));
        consider_common(grid, {.kind = ForcingKind::kRegion, .assumption = cases.front(), .house = house}, cases);
    }
}

void ForcingChains::search_cell(const CandidateGrid& grid, Cell cell) {
    ShortList<Node> cases;
    for (Mask rest = grid.candidates(cell); rest != 0; rest &= rest - 1) cases.push_back(true_node(cell, lowest(rest)));
    consider_common(grid, {.kind = ForcingKind::kCell, .assumption = cases.front(), .cell = cell}, cases);
}

// What follows in every case: first true statements, then false ones, as the first case has found them.
void ForcingChains::consider_common(const CandidateGrid& grid, ForcingHint hint, const ShortList<Node>& cases) {
    if (!may_agree(cases)) return;
    ShortList<Case> reached;
    for (const Node assumption : cases) reached.push_back({&reach_of(grid, assumption), 0});
    const Reach& first = *reached.front().reach;
    CandidateSet common_true = first.made_true();
    CandidateSet common_false = first.made_false();
    for (const Case& one : reached) {
        common_true &= one.reach->made_true();
        common_false &= one.reach->made_false();
    }
    for (const bool wants_true : {true, false}) {
        const CandidateSet& common = wants_true ? common_true : common_false;
        if (common.empty()) continue;
        for (int i = 0; i < first.size(); ++i) {
            const Node node = first.link(i).node;
            if (is_true(node) != wants_true) continue;
            if (!common.contains(candidate(node))) continue;
            if (!is_worth(grid, node)) continue;
            hint.target = node;
            for (Case& one : reached) one.index = one.reach->index_of(node);
            consider(grid, hint, reached);
        }
    }
}

bool ForcingChains::may_agree(const ShortList<Node>& cases) const {
    const int size = static_cast<int>(cases.size());
    if (!rules_.is_dynamic) return static_closure_.may_agree(cases.begin(), size);
    return rules_.level > 0 || closure_.may_agree(cases.begin(), size);
}

bool ForcingChains::is_worth(const CandidateGrid& grid, Node target) const {
    return !is_true(target) || count(grid.candidates(cell_of(target))) > 1;
}

void ForcingChains::consider(const CandidateGrid& grid, ForcingHint hint, const ShortList<Case>& cases) {
    passed_over_ = true;  // or taken, below
    hint.order = found_++;
    const bool is_remembered = rules_.level > 1 && !wants_all_ && !wants_any_ && !is_seeding_;
    const ForcingHint* const rival = rival_of(grid, hint);
    if (rival != nullptr) {
        ForcingHint least = hint;
        for (const Case& one : cases) least.complexity += one.reach->link(one.index).depth;
        if (!least.is_before(*rival)) return;
    }
    const auto is_too_long = [&] {
        return rival != nullptr && hint.complexity > rival->complexity && !(is_remembered && is_memorable(hint));
    };
    for (const Case& one : cases) {
        hint.complexity += statements_of(one);
        if (is_too_long()) return;
    }
    if (rules_.level > 1) hint.complexity += nested_complexity(cases);
    if (is_remembered) remember(hint);
    take(grid, hint);
}

int ForcingChains::statements_of(const Case& one) const {
    return rules_.is_dynamic ? one.reach->ancestors(one.index) : one.reach->link(one.index).depth;
}

Node ForcingChains::effect_of(const CandidateGrid& grid, Node target) {
    const Mask candidates = grid.candidates(cell_of(target));
    if (!is_true(target) || count(candidates) != 2) return target;
    return false_node(cell_of(target), lowest(without(candidates, bit(digit_of(target)))));
}

// The hint so far that this one has to be better than; none at first.
const ForcingHint* ForcingChains::rival_of(const CandidateGrid& grid, const ForcingHint& hint) const {
    if (!wants_all_) return rival();
    const int index = all_index_[effect_of(grid, hint.target)];
    return index < 0 ? nullptr : &all_[static_cast<std::size_t>(index)];
}

void ForcingChains::take(const CandidateGrid& grid, const ForcingHint& hint) {
    if (is_seeding_) {
        if (has_bound_ && hint.complexity >= bound_.complexity) return;
        bound_ = hint;
        bound_.kind = ForcingKind::kContradiction;
        bound_.order = kNodes * kNodes;  // after any that is equal
        has_bound_ = true;
        return;
    }
    if (!wants_all_) {
        const ForcingHint* const rival = rival_of(grid, hint);
        if (rival != nullptr && !hint.is_before(*rival)) return;
        best_ = hint;
        has_best_ = has_any_ = true;
        return;
    }
    std::int16_t& index = all_index_[effect_of(grid, hint.target)];
    if (index < 0) {
        index = static_cast<std::int16_t>(all_.size());
        all_.push_back(hint);
    } else if (hint.is_before(all_[static_cast<std::size_t>(index)])) {
        all_[static_cast<std::size_t>(index)] = hint;
    }
}

bool ForcingChains::is_memorable(const ForcingHint& hint) const {
    return runners_up_.size() < kRunnersUp || hint.complexity < runners_up_.back().complexity;
}

void ForcingChains::remember(const ForcingHint& hint) {
    if (!is_memorable(hint)) return;
    const auto is_same = [&](const ForcingHint& other) {
        return other.kind == hint.kind && other.assumption == hint.assumption && other.house == hint.house &&
               other.target == hint.target;
    };
    if (std::any_of(runners_up_.begin(), runners_up_.end(), is_same)) return;
    const auto at = std::find_if(runners_up_.begin(), runners_up_.end(),
                                 [&](const ForcingHint& other) { return hint.complexity < other.complexity; });
    runners_up_.insert(at, hint);
    if (runners_up_.size() > kRunnersUp) runners_up_.pop_back();
}

int ForcingChains::nested_complexity(const ShortList<Case>& cases) const {
    std::vector<const NestedHint*> counted;
    int sum = 0;
    for (const Case& one : cases) sum += one.reach->count_nested(one.index, counted);
    return sum;
}

ShortList<Node> ForcingChains::eliminations_of(const CandidateGrid& grid, const ForcingHint& hint) const {
    if (!is_true(hint.target)) return {hint.target};
    ShortList<Node> nodes;
    const Cell cell = cell_of(hint.target);
    const Mask others = without(grid.candidates(cell), bit(digit_of(hint.target)));
    for (Mask rest = others; rest != 0; rest &= rest - 1) nodes.push_back(false_node(cell, lowest(rest)));
    return nodes;
}

ShortList<ForcingChains::Case> ForcingChains::cases_of(const CandidateGrid& grid, const ForcingHint& hint) {
    const int digit = digit_of(hint.assumption);
    const auto common = [&](Node assumption) {
        const Reach& reach = reach_of(grid, assumption);
        return Case{&reach, reach.index_of(hint.target)};
    };
    ShortList<Case> cases;
    switch (hint.kind) {
        case ForcingKind::kContradiction: {
            const Reach& reach = reach_of(grid, hint.assumption);
            return {{&reach, reach.absurd_true()}, {&reach, reach.absurd_false()}};
        }
        case ForcingKind::kDouble: return {common(hint.assumption), common(opposite(hint.assumption))};
        case ForcingKind::kCell:
            for (Mask rest = grid.candidates(hint.cell); rest != 0; rest &= rest - 1)
                cases.push_back(common(true_node(hint.cell, lowest(rest))));
            return cases;
        case ForcingKind::kRegion:
            for (Mask rest = grid.places(hint.house, digit); rest != 0; rest &= rest - 1)
                cases.push_back(common(true_node(cell_at(hint.house, lowest(rest)), digit)));
            return cases;
    }
    return cases;
}

void ForcingChains::add_rule(const CandidateGrid& grid, const CandidateGrid& start, const ForcingHint& hint,
                             RuleHints& found) {
    LinkReason assumed = LinkReason::kAssumed;
    if (hint.kind == ForcingKind::kCell) assumed = LinkReason::kCell;
    if (hint.kind == ForcingKind::kRegion) assumed = reason_of(kind_of(hint.house));
    chains_.clear();
    because_.clear();
    for (const Case& one : cases_of(grid, hint)) {
        one.reach->generations(one.index, order_);
        for (const int index : order_) {
            const Link& link = one.reach->link(index);
            chains_.push_back(link.node);
            const LinkReason reason = link.reason == LinkReason::kAssumed ? assumed : link.reason;
            if (is_true(link.node)) add_causes(grid, start, link.node, reason, because_);
        }
        chains_.push_back(NestedHint::kEnd);
    }
    if (because_.empty()) return;
    auto nested = std::make_shared<NestedHint>();
    nested->complexity = hint.complexity;
    nested->chains.assign(chains_.begin(), chains_.end());
    if (is_explaining_) nested->step = step_of(grid, hint);
    found.emplace_back(eliminations_of(grid, hint), because_, std::move(nested));
}

Step ForcingChains::step_of(const CandidateGrid& grid, const ForcingHint& hint) {
    Step step;
    constexpr auto kTechnique = [](ForcingKind kind) {
        switch (kind) {
            case ForcingKind::kDouble: return Technique::kDoubleForcing;
            case ForcingKind::kCell: return Technique::kCellForcing;
            case ForcingKind::kRegion: return Technique::kRegionForcing;
            case ForcingKind::kContradiction: break;
        }
        return Technique::kContradiction;
    };
    step.technique = rules_.is_nishio ? Technique::kNishio : kTechnique(hint.kind);
    step.is_dynamic = rules_.is_dynamic;
    step.level = rules_.level;
    step.complexity = hint.complexity;
    step.difficulty = rules_.base_difficulty() + length_difficulty(hint.complexity);
    for (const Node node : eliminations_of(grid, hint)) step.eliminations.push_back(candidate_of(node));
    if (is_true(hint.target)) step.placement = candidate_of(hint.target);
    step.cells = {hint.kind == ForcingKind::kCell ? hint.cell : cell_of(hint.assumption)};
    step.digits.insert(digit_of(hint.assumption) + 1);
    if (hint.kind == ForcingKind::kRegion) step.houses = {named(hint.house)};
    for (const Case& one : cases_of(grid, hint)) step.chains.push_back(chain_of(*one.reach, one.index, step.nested));
    return step;
}

}  // namespace huisu::logic
