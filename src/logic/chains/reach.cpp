#include "logic/chains/reach.h"

#include <algorithm>

#include "logic/chains/nested_hint.h"
#include "logic/chains/nested_rules.h"

namespace huisu::logic {

void Reach::begin(Node assumption) {
    for (const Link& link : links_) index_[link.node] = kNone;
    links_.clear();
    parents_.clear();
    true_queue_.clear();
    false_queue_.clear();
    nested_.clear();
    true_.clear();
    false_.clear();
    next_true_ = next_false_ = 0;
    size_ = 0;
    absurd_true_ = absurd_false_ = -1;
    hold(add_link(assumption, LinkReason::kAssumed));
}

int Reach::add_link(Node node, LinkReason reason) {
    Link link;
    link.node = node;
    link.reason = reason;
    link.parents = static_cast<std::uint32_t>(parents_.size());
    links_.push_back(link);
    return static_cast<int>(links_.size()) - 1;
}

// Once its parents are in place.
void Reach::count_parents(Link& link) {
    link.parent_count = static_cast<std::uint16_t>(parents_.size() - link.parents);
    for (std::size_t i = link.parents; i < parents_.size(); ++i)
        link.depth = std::max<std::uint16_t>(link.depth, static_cast<std::uint16_t>(links_[parents_[i]].depth + 1));
}

// The statement holds from now on.
void Reach::hold(int index) {
    Link& link = links_[static_cast<std::size_t>(index)];
    count_parents(link);
    const auto at = static_cast<std::uint16_t>(index);
    index_[link.node] = at;
    if (is_true(link.node)) {
        true_.insert(link.node - kCandidates);
        true_queue_.push_back(at);
    } else {
        false_.insert(link.node);
        false_queue_.push_back(at);
    }
    size_ = index + 1;
}

void Reach::follow(const CandidateGrid& grid, Node assumption, const ReachRules& rules, NestedRules* nested) {
    begin(assumption);
    if (rules.is_dynamic) work_ = grid;
    run(grid, rules, 0, nested);
}

void Reach::go_on_from(const Reach& before, const CandidateGrid& grid, const ReachRules& rules, int level_before,
                       NestedRules* nested) {
    *this = before;
    if (!is_absurd()) run(grid, rules, level_before, nested);
}

// `tried_level`: the rules of that level have found nothing on the grid as it is now.
void Reach::run(const CandidateGrid& grid, const ReachRules& rules, int tried_level, NestedRules* nested) {
    const CandidateGrid* const now = rules.is_dynamic ? &work_ : &grid;
    const CandidateGrid* const start = rules.is_dynamic ? &grid : nullptr;
    NestedRules::Rest rest{.most = rules.most, .tried_level = tried_level};
    for (;;) {
        if (next_true_ < true_queue_.size()) {
            if (!spread_true(*now, rules, true_queue_[next_true_++])) return;
        } else if (next_false_ < false_queue_.size()) {
            const int index = false_queue_[next_false_++];
            if (!spread_false(*now, start, rules, index)) return;
            const Node node = link(index).node;
            if (rules.is_dynamic) work_.erase(cell_of(node), digit_of(node));
        } else {
            if (rules.level == 0 || !nested->extend(*now, grid, rest, *this)) return;
        }
    }
}

bool Reach::spread_true(const CandidateGrid& grid, const ReachRules& rules, int index) {
    const Node node = link(index).node;
    const Cell cell = cell_of(node);
    const int digit = digit_of(node);
    if (rules.uses_cells) {
        for (Mask rest = without(grid.candidates(cell), bit(digit)); rest != 0; rest &= rest - 1)
            if (!make_false(false_node(cell, lowest(rest)), LinkReason::kCell, index)) return false;
    }
    const CellPlaces& in = places_of(cell);
    for (std::size_t kind = 0; kind < 3; ++kind) {
        Mask rest = without(grid.places(in.house[kind], digit), bit(in.place[kind]));
        for (; rest != 0; rest &= rest - 1) {
            const Node other = false_node(cell_at(in.house[kind], lowest(rest)), digit);
            if (!make_false(other, reason_of(kKinds[kind]), index)) return false;
        }
    }
    return true;
}

bool Reach::spread_false(const CandidateGrid& grid, const CandidateGrid* start, const ReachRules& rules, int index) {
    const Node node = link(index).node;
    const Cell cell = cell_of(node);
    const int digit = digit_of(node);
    if (rules.uses_cells && count(grid.candidates(cell)) == 2) {
        const int other = lowest(without(grid.candidates(cell), bit(digit)));
        if (!make_true(true_node(cell, other), LinkReason::kCell, index, grid, start)) return false;
    }
    const CellPlaces& in = places_of(cell);
    for (std::size_t kind = 0; kind < 3; ++kind) {
        const Mask places = grid.places(in.house[kind], digit);
        if (count(places) != 2) continue;
        const Cell other = cell_at(in.house[kind], lowest(without(places, bit(in.place[kind]))));
        if (!make_true(true_node(other, digit), reason_of(kKinds[kind]), index, grid, start)) return false;
    }
    return true;
}

bool Reach::make_false(Node node, LinkReason reason, int parent) {
    if (contains(node) && !contains(opposite(node))) return true;
    const int index = add_link(node, reason);
    parents_.push_back(static_cast<std::uint16_t>(parent));
    return conclude(index);
}

bool Reach::make_true(Node node, LinkReason reason, int parent, const CandidateGrid& grid, const CandidateGrid* start) {
    if (contains(node) && !contains(opposite(node))) return true;
    const int index = add_link(node, reason);
    parents_.push_back(static_cast<std::uint16_t>(parent));
    // Further parents: the candidates that stood in the way at the start and are gone by now.
    if (start != nullptr)
        for_each_gone(grid, *start, node, reason, [&](Node gone) { parents_.push_back(index_[gone]); });
    return conclude(index);
}

// The new link holds, or its opposite holds already: false, and the two are noted.
bool Reach::conclude(int index) {
    Link& link = links_[static_cast<std::size_t>(index)];
    const int opposite_at = index_of(opposite(link.node));
    if (opposite_at < 0) {
        hold(index);
        return true;
    }
    count_parents(link);
    absurd_true_ = is_true(link.node) ? index : opposite_at;
    absurd_false_ = is_true(link.node) ? opposite_at : index;
    return false;
}

void Reach::add_false(Node node, const std::vector<Node>& because, int nested) {
    if (contains(node)) return;
    const int index = add_link(node, LinkReason::kRule);
    for (const Node parent : because) parents_.push_back(index_[parent]);
    links_.back().nested = static_cast<std::int16_t>(nested);
    hold(index);
}

int Reach::keep_nested(std::shared_ptr<const NestedHint> hint) {
    nested_.push_back(std::move(hint));
    return static_cast<int>(nested_.size()) - 1;
}

int Reach::ancestors(int index) const {
    generations(index, order_);
    return static_cast<int>(order_.size());
}

int Reach::weight(int index) const {
    counted_.clear();
    const int nested = count_nested(index, counted_);
    return static_cast<int>(order_.size()) + nested;
}

int Reach::count_nested(int index, std::vector<const NestedHint*>& counted) const {
    generations(index, order_);
    int sum = 0;
    for (const int at : order_) {
        if (link(at).nested < 0) continue;
        const NestedHint* hint = &nested(link(at));
        const bool is_new = std::none_of(counted.begin(), counted.end(), [&](const NestedHint* other) {
            return other == hint || other->chains == hint->chains;
        });
        if (!is_new) continue;
        counted.push_back(hint);
        sum += hint->complexity;
    }
    return sum;
}

void Reach::generations(int index, std::vector<int>& out) const {
    if (seen_.size() < links_.size()) seen_.resize(links_.size() + 64, 0);
    ++stamp_;
    out.clear();
    out.push_back(index);
    seen_[static_cast<std::size_t>(index)] = stamp_;
    for (std::size_t next = 0; next < out.size(); ++next) {
        const Link& from = link(out[next]);
        for (std::size_t i = from.parents; i < from.parents + from.parent_count; ++i) {
            std::uint32_t& seen = seen_[parents_[i]];
            if (seen == stamp_) continue;
            seen = stamp_;
            out.push_back(parents_[i]);
        }
    }
}

}  // namespace huisu::logic
