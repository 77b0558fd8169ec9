#include "logic/chains/reach.h"

#include <algorithm>

#include "logic/chains/nested_rules.h"

namespace huisu::logic {

namespace {

constexpr std::array<LinkReason, 3> kHouseReasons = {LinkReason::kBox, LinkReason::kRow, LinkReason::kColumn};

}  // namespace

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

// The statement holds from now on.
void Reach::hold(int index) {
    Link& link = links_[static_cast<std::size_t>(index)];
    link.parent_count = static_cast<std::uint16_t>(parents_.size() - link.parents);
    for (std::size_t i = link.parents; i < parents_.size(); ++i)
        link.depth = std::max<std::uint16_t>(link.depth, static_cast<std::uint16_t>(links_[parents_[i]].depth + 1));
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
    for (;;) {
        if (next_true_ < true_queue_.size()) {
            if (!spread_true(*now, rules, true_queue_[next_true_++])) return;
        } else if (next_false_ < false_queue_.size()) {
            const int index = false_queue_[next_false_++];
            if (!spread_false(*now, start, rules, index)) return;
            const Node node = link(index).node;
            if (rules.is_dynamic) work_.erase(cell_of(node), digit_of(node));
        } else {
            if (rules.level == 0 || !nested->extend(*now, grid, {rules.most, tried_level}, *this)) return;
            tried_level = 0;
        }
    }
}

bool Reach::spread_true(const CandidateGrid& grid, const ReachRules& rules, int index) {
    const Node node = link(index).node;
    const Cell cell = cell_of(node);
    const int digit = digit_of(node);
    if (rules.uses_cells) {
        for (Mask rest = grid.candidates(cell) & static_cast<Mask>(~bit(digit)); rest != 0; rest &= rest - 1)
            if (!make_false(false_node(cell, lowest(rest)), LinkReason::kCell, index)) return false;
    }
    const CellPlaces& in = places_of(cell);
    for (std::size_t kind = 0; kind < 3; ++kind) {
        Mask rest = grid.places(in.house[kind], digit) & static_cast<Mask>(~bit(in.place[kind]));
        for (; rest != 0; rest &= rest - 1) {
            const Node other = false_node(cell_at(in.house[kind], lowest(rest)), digit);
            if (!make_false(other, kHouseReasons[kind], index)) return false;
        }
    }
    return true;
}

bool Reach::spread_false(const CandidateGrid& grid, const CandidateGrid* start, const ReachRules& rules, int index) {
    const Node node = link(index).node;
    const Cell cell = cell_of(node);
    const int digit = digit_of(node);
    if (rules.uses_cells && count(grid.candidates(cell)) == 2) {
        const int other = lowest(grid.candidates(cell) & static_cast<Mask>(~bit(digit)));
        if (!make_true(true_node(cell, other), LinkReason::kCell, index, grid, start)) return false;
    }
    const CellPlaces& in = places_of(cell);
    for (std::size_t kind = 0; kind < 3; ++kind) {
        const Mask places = grid.places(in.house[kind], digit);
        if (count(places) != 2) continue;
        const Cell other = cell_at(in.house[kind], lowest(places & static_cast<Mask>(~bit(in.place[kind]))));
        if (!make_true(true_node(other, digit), kHouseReasons[kind], index, grid, start)) return false;
    }
    return true;
}

bool Reach::make_false(Node node, LinkReason reason, int parent) {
    const std::uint16_t opposite_at = index_[opposite(node)];
    const bool is_absurd = opposite_at != kNone;
    if (!is_absurd && contains(node)) return true;
    const int index = add_link(node, reason);
    parents_.push_back(static_cast<std::uint16_t>(parent));
    if (!is_absurd) {
        hold(index);
        return true;
    }
    links_.back().parent_count = 1;
    links_.back().depth = static_cast<std::uint16_t>(link(parent).depth + 1);
    absurd_true_ = opposite_at;
    absurd_false_ = index;
    return false;
}

bool Reach::make_true(Node node, LinkReason reason, int parent, const CandidateGrid& grid, const CandidateGrid* start) {
    const std::uint16_t opposite_at = index_[opposite(node)];
    const bool is_absurd = opposite_at != kNone;
    if (!is_absurd && contains(node)) return true;
    const int index = add_link(node, reason);
    parents_.push_back(static_cast<std::uint16_t>(parent));
    if (start != nullptr) add_hidden_parents(node, reason, grid, *start);
    if (!is_absurd) {
        hold(index);
        return true;
    }
    Link& last = links_.back();
    last.parent_count = static_cast<std::uint16_t>(parents_.size() - last.parents);
    for (std::size_t i = last.parents; i < parents_.size(); ++i)
        last.depth = std::max<std::uint16_t>(last.depth, static_cast<std::uint16_t>(links_[parents_[i]].depth + 1));
    absurd_true_ = index;
    absurd_false_ = opposite_at;
    return false;
}

// The candidates that stood in the way at the start and are gone by now.
void Reach::add_hidden_parents(Node node, LinkReason reason, const CandidateGrid& grid, const CandidateGrid& start) {
    const Cell cell = cell_of(node);
    const int digit = digit_of(node);
    if (reason == LinkReason::kCell) {
        Mask gone = start.candidates(cell) & static_cast<Mask>(~grid.candidates(cell));
        for (; gone != 0; gone &= gone - 1) parents_.push_back(index_[false_node(cell, lowest(gone))]);
        return;
    }
    const auto kind = static_cast<std::size_t>(reason) - static_cast<std::size_t>(LinkReason::kBox);
    const int house = places_of(cell).house[kind];
    Mask gone = start.places(house, digit) & static_cast<Mask>(~grid.places(house, digit));
    for (; gone != 0; gone &= gone - 1) parents_.push_back(index_[false_node(cell_at(house, lowest(gone)), digit)]);
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
    if (seen_.size() < links_.size()) seen_.resize(links_.size() + 64, 0);
    ++stamp_;
    stack_.clear();
    stack_.push_back(static_cast<std::uint16_t>(index));
    seen_[static_cast<std::size_t>(index)] = stamp_;
    int found = 0;
    while (!stack_.empty()) {
        const Link& next = links_[stack_.back()];
        stack_.pop_back();
        ++found;
        for (std::size_t i = next.parents; i < next.parents + next.parent_count; ++i) {
            std::uint32_t& seen = seen_[parents_[i]];
            if (seen == stamp_) continue;
            seen = stamp_;
            stack_.push_back(parents_[i]);
        }
    }
    return found;
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
