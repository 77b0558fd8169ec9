#include "logic/chains/reach_builder.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "logic/chains/nested_rules.h"

namespace huisu::logic {
namespace {

// Four masks in one word, of the cell and the box, row and column of a candidate, and what is done to all of them at
// once.
constexpr std::uint64_t kEach = 0x0001'0001'0001'0001;

std::uint64_t masks_around(const CandidateGrid& grid, const CandidatePlace& at, bool uses_cell) {
    const Mask candidates = uses_cell ? grid.candidates(at.cell) : Mask{0};
    return std::uint64_t{candidates} | std::uint64_t{grid.places_around(at, 0)} << 16 |
           std::uint64_t{grid.places_around(at, 1)} << 32 | std::uint64_t{grid.places_around(at, 2)} << 48;
}
constexpr std::uint64_t without_lowest(std::uint64_t masks) {
    return masks & ((masks | kEach << 15) - kEach);
}
/// The highest bit of every mask that is not empty.
constexpr std::uint64_t not_empty(std::uint64_t masks) {
    return (masks + (kEach << 15) - kEach) & kEach << 15;
}
/// The same of every mask with two bits.
constexpr std::uint64_t of_two(std::uint64_t masks) {
    const std::uint64_t rest = without_lowest(masks);
    return not_empty(rest) & ~not_empty(without_lowest(rest));
}
static_assert(of_two(0x0003'0001'0000'0130) == 0x8000'0000'0000'0000 &&
              of_two(0x0012'0180'01FF'0007) == 0x8000'8000'0000'0000);

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
        if (!is_true(node)) work_.erase(place_of_candidate(node));
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
            if (rules.is_dynamic) work_.erase(place_of_candidate(node));
            continue;
        }
        if (rules.level == 0 || !nested->extend(*now, grid, rest, *this)) return;
    }
}

// All links in one list, nine bits each for cell, box, row and column, so that there is one loop, whose end the
// processor has to guess. What the row or column shares with the box is known by then.
bool ReachBuilder::spread_true(const CandidateGrid& grid, const ReachRules& rules, int index) {
    const CandidatePlace& at = place_of_candidate(candidate(reach_->link(index).node));
    const CellPlaces& in = places_of(at.cell);
    const auto in_house = [&](std::size_t kind, Mask skipped) {
        return std::uint64_t{without(grid.places_around(at, kind), skipped)} << (9 * (kind + 1));
    };
    const auto same_box = [](int place) { return static_cast<Mask>(7U << (place / 3 * 3)); };
    std::uint64_t links = rules.uses_cells ? without(grid.candidates(at.cell), bit(at.digit)) : 0;
    links |= in_house(0, at.place[0]) | in_house(1, same_box(in.place[1])) | in_house(2, same_box(in.place[2]));
    for (; links != 0; links &= links - 1) {
        const int group = std::countr_zero(links) / 9;
        const int place = std::countr_zero(links) % 9;
        Node other = false_node(at.cell, place);
        LinkReason reason = LinkReason::kCell;
        if (group > 0) {
            other = false_node(cell_at(in.house[static_cast<std::size_t>(group - 1)], place), at.digit);
            reason = reason_of(static_cast<Kind>(group - 1));
        }
        if (!make_false(other, reason, index)) return false;
    }
    return true;
}

// Most of the time nothing is alone.
bool ReachBuilder::spread_false(const CandidateGrid& grid, const CandidateGrid* start, const ReachRules& rules,
                                int index) {
    const CandidatePlace& at = place_of_candidate(candidate(reach_->link(index).node));
    const std::uint64_t masks = masks_around(grid, at, rules.uses_cells);
    const std::uint64_t pairs = of_two(masks);
    return pairs == 0 || spread_pairs(grid, start, at, masks, pairs, index);
}

bool ReachBuilder::spread_pairs(const CandidateGrid& grid, const CandidateGrid* start, const CandidatePlace& at,
                                std::uint64_t masks, std::uint64_t pairs, int index) {
    for (; pairs != 0; pairs &= pairs - 1) {
        const int group = std::countr_zero(pairs) / 16;
        const auto mask = static_cast<Mask>(masks >> (16 * group));
        Node other = 0;
        LinkReason reason = LinkReason::kCell;
        if (group == 0) {
            other = true_node(at.cell, lowest(without(mask, bit(at.digit))));
        } else {
            const auto kind = static_cast<std::size_t>(group - 1);
            other = true_node(cell_at(at.house_digit[kind] / 9, lowest(without(mask, at.place[kind]))), at.digit);
            reason = reason_of(kKinds[kind]);
        }
        if (!make_true(other, reason, index, grid, start)) return false;
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
    (is_true(node) ? reach_->true_ : reach_->false_).insert(candidate(node));
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
