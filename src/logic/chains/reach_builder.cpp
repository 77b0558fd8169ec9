#include "logic/chains/reach_builder.h"

#include <algorithm>
#include <utility>

#include "logic/chains/nested_rules.h"

namespace huisu::logic {
namespace {

/// The second of two; 0 where there are fewer or more.
Mask second_of_two(Mask mask) {
    const auto rest = static_cast<Mask>(mask & (mask - 1));
    return (rest & (rest - 1)) == 0 ? rest : Mask{0};
}

}  // namespace

void ReachBuilder::follow(Reach& reach, const CandidateGrid& grid, Node assumption, const ReachRules& rules,
                          NestedRules* nested) {
    reach_ = &reach;
    reach.links_.clear();
    reach.parents_.clear();
    reach.nested_.clear();
    reach.true_.clear();
    reach.false_.clear();
    reach.size_ = 0;
    reach.absurd_true_ = reach.absurd_false_ = -1;
    next_true_ = next_false_ = 0;
    add_link(assumption, LinkReason::kAssumed);
    hold(assumption);
    if (rules.is_dynamic) work_ = grid;
    run(grid, rules, 0, nested);
}

void ReachBuilder::go_on_from(Reach& reach, const Reach& before, const CandidateGrid& grid, const ReachRules& rules,
                              int level_before, NestedRules* nested) {
    reach_ = &reach;
    reach = before;
    if (reach.is_absurd()) return;
    work_ = grid;
    next_true_ = next_false_ = reach.size_;
    for (int i = 0; i < reach.size_; ++i) {
        const Node node = reach.link(i).node;
        index_[node] = static_cast<std::uint16_t>(i);
        if (!is_true(node)) work_.erase(cell_of(node), digit_of(node));
    }
    run(grid, rules, level_before, nested);
}

void ReachBuilder::run(const CandidateGrid& grid, const ReachRules& rules, int tried_level, NestedRules* nested) {
    walk(grid, rules, tried_level, nested);
    for (const Link& link : reach_->links_) index_[link.node] = kNone;
}

// `tried_level`: the rules of that level have found nothing on the grid as it is now.
void ReachBuilder::walk(const CandidateGrid& grid, const ReachRules& rules, int tried_level, NestedRules* nested) {
    const CandidateGrid* const now = rules.is_dynamic ? &work_ : &grid;
    const CandidateGrid* const start = rules.is_dynamic ? &grid : nullptr;
    NestedRules::Rest rest{.most = rules.most, .tried_level = tried_level};
    const Reach& reach = *reach_;
    for (;;) {
        while (next_true_ < reach.size_ && !is_true(reach.link(next_true_).node)) ++next_true_;
        if (next_true_ < reach.size_) {
            if (!spread_true(*now, rules, next_true_++)) return;
            continue;
        }
        while (next_false_ < reach.size_ && is_true(reach.link(next_false_).node)) ++next_false_;
        if (next_false_ < reach.size_) {
            const Node node = reach.link(next_false_).node;
            if (!spread_false(*now, start, rules, next_false_++)) return;
            if (rules.is_dynamic) work_.erase(cell_of(node), digit_of(node));
            continue;
        }
        if (rules.level == 0 || !nested->extend(*now, grid, rest, *this)) return;
    }
}

bool ReachBuilder::spread_true(const CandidateGrid& grid, const ReachRules& rules, int index) {
    const Node node = reach_->link(index).node;
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

bool ReachBuilder::spread_false(const CandidateGrid& grid, const CandidateGrid* start, const ReachRules& rules,
                                int index) {
    const Node node = reach_->link(index).node;
    const Cell cell = cell_of(node);
    const int digit = digit_of(node);
    const Mask candidates = grid.candidates(cell);
    if (rules.uses_cells && second_of_two(candidates) != 0) {
        const int other = lowest(without(candidates, bit(digit)));
        if (!make_true(true_node(cell, other), LinkReason::kCell, index, grid, start)) return false;
    }
    const CellPlaces& in = places_of(cell);
    for (std::size_t kind = 0; kind < 3; ++kind) {
        const Mask places = grid.places(in.house[kind], digit);
        if (second_of_two(places) == 0) continue;
        const Cell other = cell_at(in.house[kind], lowest(without(places, bit(in.place[kind]))));
        if (!make_true(true_node(other, digit), reason_of(kKinds[kind]), index, grid, start)) return false;
    }
    return true;
}

bool ReachBuilder::make_false(Node node, LinkReason reason, int parent) {
    if (is_known(node)) return true;
    Link& link = add_link(node, reason);
    add_parent(link, static_cast<std::uint16_t>(parent));
    return conclude(link);
}

bool ReachBuilder::make_true(Node node, LinkReason reason, int parent, const CandidateGrid& grid,
                             const CandidateGrid* start) {
    if (is_known(node)) return true;
    Link& link = add_link(node, reason);
    add_parent(link, static_cast<std::uint16_t>(parent));
    // Further parents: the candidates that stood in the way at the start and are gone by now.
    if (start != nullptr) for_each_gone(grid, *start, node, reason, [&](Node gone) { add_parent(link, index_[gone]); });
    return conclude(link);
}

Link& ReachBuilder::add_link(Node node, LinkReason reason) {
    Link& link = reach_->links_.emplace_back();
    link.node = node;
    link.reason = reason;
    link.parents = static_cast<std::uint32_t>(reach_->parents_.size());
    return link;
}

void ReachBuilder::add_parent(Link& link, std::uint16_t parent) {
    reach_->parents_.push_back(parent);
    ++link.parent_count;
    link.depth = std::max(link.depth, static_cast<std::uint16_t>(reach_->link(parent).depth + 1));
}

// The new link, the last, holds; or its opposite holds already: false, and the two are noted.
bool ReachBuilder::conclude(const Link& link) {
    const std::uint16_t against = index_[opposite(link.node)];
    if (against == kNone) {
        hold(link.node);
        return true;
    }
    const int last = static_cast<int>(reach_->links_.size()) - 1;
    reach_->absurd_true_ = is_true(link.node) ? last : against;
    reach_->absurd_false_ = is_true(link.node) ? against : last;
    return false;
}

// What the last link says holds from now on.
void ReachBuilder::hold(Node node) {
    index_[node] = static_cast<std::uint16_t>(reach_->size_++);
    if (is_true(node))
        reach_->true_.insert(node - kCandidates);
    else
        reach_->false_.insert(node);
}

void ReachBuilder::add_false(Node node, std::span<const Node> because, int nested) {
    if (index_[node] != kNone) return;
    Link& link = add_link(node, LinkReason::kRule);
    for (const Node parent : because) add_parent(link, index_[parent]);
    link.nested = static_cast<std::int16_t>(nested);
    hold(node);
}

int ReachBuilder::keep_nested(std::shared_ptr<const NestedHint> hint) {
    reach_->nested_.push_back(std::move(hint));
    return static_cast<int>(reach_->nested_.size()) - 1;
}

}  // namespace huisu::logic
