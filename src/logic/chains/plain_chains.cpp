#include "logic/chains/plain_chains.h"

#include <algorithm>

#include "logic/chains/length.h"

namespace huisu::logic {

bool PlainHint::is_before(const PlainHint& other) const {
    if (difficulty != other.difficulty) return difficulty < other.difficulty;
    if (complexity != other.complexity) return complexity < other.complexity;
    if (kind_rank != other.kind_rank) return kind_rank < other.kind_rank;
    return order < other.order;
}

const PlainHint* PlainChains::find_best(const CandidateGrid& grid) {
    wants_all_ = false;
    has_best_ = false;
    search(grid);
    return has_best_ ? &best_ : nullptr;
}

const std::vector<PlainHint>& PlainChains::find_all(const CandidateGrid& grid) {
    wants_all_ = true;
    has_best_ = false;
    all_.clear();
    search(grid);
    sort_all();
    return all_;
}

void PlainChains::sort_all() {
    std::stable_sort(all_.begin(), all_.end(), [](const PlainHint& a, const PlainHint& b) { return a.is_before(b); });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < all_.size(); ++i) {
        const bool is_new = std::none_of(all_.begin(), all_.begin() + static_cast<std::ptrdiff_t>(kept),
                                         [&](const PlainHint& h) { return h.eliminations == all_[i].eliminations; });
        if (!is_new) continue;
        if (kept != i) all_[kept] = std::move(all_[i]);
        ++kept;
    }
    all_.resize(kept);
}

void PlainChains::search(const CandidateGrid& grid) {
    // What a cycle eliminates is refuted by a chain, too: no chain, no hint.
    strong_.find(grid);
    closure_.build(grid, strong_);
    if (!closure_.refutes_any()) return;
    graph_.build(grid, strong_);
    constexpr Pass kPasses[] = {
        {false, true, 0, 6.5, 6.6, 2}, {true, false, 1, 6.5, 0, 3}, {true, true, 2, 7.0, 7.0, 4}};
    // Chains come first, since there are few, and what they find shortens the search for cycles.
    for (const Pass& pass : kPasses) {
        if (!pass.uses_houses) continue;
        for (const Node candidate : graph_.candidates())
            for (const Node assumption : {opposite(candidate), candidate})
                if (closure_.refutes_itself(assumption)) search_chain(grid, pass, assumption);
    }
    if (wants_all_) {
        // Behind the last chain a cycle eliminates nothing that chains have not.
        sort_all();
        if (all_.empty()) return;
        last_chain_ = all_.back();
    }
    for (const Pass& pass : kPasses) {
        for (const Node candidate : graph_.candidates()) {
            const bool is_start = pass.uses_houses || count(grid.candidates(cell_of(candidate))) == 2;
            if (is_start && closure_.may_be_in_cycle(candidate)) search_cycles(grid, pass, candidate);
        }
    }
}

// A candidate's cycles, then the chain from its being true, then that from its being false.
int PlainChains::order_of(const Pass& pass, Node assumption, bool is_cycle) {
    const int kind = is_cycle ? 0 : is_true(assumption) ? 1 : 2;
    return (pass.number * kCandidates + candidate(assumption)) * 3 + kind;
}

// The most statements that a hint of the pass may have and still be better than the best so far.
int PlainChains::longest_useful(double base, int rank, int order, bool is_cycle) const {
    if (wants_all_ ? !is_cycle : !has_best_) return kNodes;
    const PlainHint& rival = wants_all_ ? last_chain_ : best_;
    PlainHint hint;
    hint.kind_rank = rank;
    hint.order = order;
    for (int length = 1;; ++length) {
        hint.complexity = length + 1;
        hint.difficulty = base + length_difficulty(length + 1);
        if (!hint.is_before(rival)) return length;
    }
}

// How many links lead from a true statement back to the candidate's being true, as far as that is no more than
// `longest` less two. Links hold in both directions, so this is a walk over strong and weak links from there.
void PlainChains::measure_ways_back(const Pass& pass, int candidate, int longest) {
    const Node goal = opposite(static_cast<Node>(candidate));
    back_now_.assign(1, goal);
    for (int length = 2; length + 2 <= longest && !back_now_.empty(); length += 2) {
        back_next_.clear();
        for (const Node node : back_now_) {
            for (const ChainGraph::Edge& strong :
                 graph_.strong(node - kCandidates, pass.uses_cells, pass.uses_houses)) {
                const int other = strong.node - kCandidates;
                if (back_stamps_[static_cast<std::size_t>(other)] == stamp_) continue;  // a false one, walked over
                back_stamps_[static_cast<std::size_t>(other)] = stamp_;
                for (const ChainGraph::Edge& weak : graph_.weak(other, pass.uses_cells)) {
                    const Node from = opposite(weak.node);
                    if (from == goal || back_stamps_[from] == stamp_) continue;
                    back_stamps_[from] = stamp_;
                    way_back_[from] = static_cast<std::int16_t>(length);
                    back_next_.push_back(from);
                }
            }
        }
        back_now_.swap(back_next_);
    }
}

// A false statement may be met again on another way; a true one only once. So true statements have one way each to the
// assumption, and a cycle is such a way with one more false statement. What is too far from the assumption, on the way
// there or back, is left out.
void PlainChains::search_cycles(const CandidateGrid& grid, const Pass& pass, int candidate) {
    const Node assumption = opposite(static_cast<Node>(candidate));
    const int order = order_of(pass, assumption, true);
    int longest = longest_useful(pass.cycle_base, pass.rank, order, true);
    if (longest < 4) return;
    ++stamp_;
    entries_.clear();
    entries_.push_back({assumption, LinkReason::kAssumed, -1});
    seen_[assumption] = stamp_;
    is_way_back_known_ = pass.uses_cells && pass.uses_houses;  // elsewhere there are few ways
    if (is_way_back_known_) measure_ways_back(pass, candidate, longest);
    true_now_.assign(1, 0);
    for (int length = 2; !true_now_.empty() && length <= longest; length += 2) {
        false_now_.clear();
        for (const std::int16_t from : true_now_) {
            const Node node = entries_[static_cast<std::size_t>(from)].node;
            for (const ChainGraph::Edge& edge : graph_.weak(node - kCandidates, pass.uses_cells)) {
                if (!leads_on(pass, edge.node, assumption, longest - length) || is_on_path(from, edge.node)) continue;
                false_now_.push_back(static_cast<std::int16_t>(entries_.size()));
                entries_.push_back({edge.node, edge.reason, from});
            }
        }
        true_next_.clear();
        for (const std::int16_t from : false_now_) {
            const Node node = entries_[static_cast<std::size_t>(from)].node;
            for (const ChainGraph::Edge& edge : graph_.strong(node, pass.uses_cells, pass.uses_houses)) {
                if (edge.node == assumption && length >= 4) {
                    take_cycle(grid, pass, from, edge, length);
                    longest = longest_useful(pass.cycle_base, pass.rank, order, true);
                    if (length > longest) return;
                }
                if (seen_[edge.node] == stamp_ || way_back(edge.node) > longest - length) continue;
                seen_[edge.node] = stamp_;
                true_next_.push_back(static_cast<std::int16_t>(entries_.size()));
                entries_.push_back({edge.node, edge.reason, from});
            }
        }
        true_now_.swap(true_next_);
    }
}

// Whether the false statement makes the assumption true, or something that is not known to be true yet and from which
// no more than so many links lead back.
bool PlainChains::leads_on(const Pass& pass, Node node, Node assumption, int most) const {
    for (const ChainGraph::Edge& edge : graph_.strong(node, pass.uses_cells, pass.uses_houses))
        if (edge.node == assumption || (seen_[edge.node] != stamp_ && way_back(edge.node) <= most)) return true;
    return false;
}

bool PlainChains::is_on_path(int entry, Node node) const {
    for (; entry >= 0; entry = entries_[static_cast<std::size_t>(entry)].parent)
        if (entries_[static_cast<std::size_t>(entry)].node == node) return true;
    return false;
}

void PlainChains::search_chain(const CandidateGrid& grid, const Pass& pass, Node assumption) {
    const int longest = longest_useful(pass.chain_base, pass.rank, order_of(pass, assumption, false), false);
    const Node goal = opposite(assumption);
    const bool is_goal_hidden = is_true(assumption) && !has(strong_.linked(cell_of(goal)), digit_of(goal));
    ++stamp_;
    entries_.clear();
    entries_.push_back({assumption, LinkReason::kAssumed, -1});
    seen_[assumption] = stamp_;
    std::size_t begin = 0;
    for (int length = 2; length <= longest && begin < entries_.size(); ++length) {
        const std::size_t end = entries_.size();
        for (; begin < end; ++begin) {
            const Node node = entries_[begin].node;
            if (is_goal_hidden && is_true(node))
                if (const auto closing = ChainGraph::weak_edge(node - kCandidates, goal, pass.uses_cells))
                    return take_chain(grid, pass, static_cast<int>(begin), *closing, length);
            const auto edges = is_true(node) ? graph_.weak(node - kCandidates, pass.uses_cells)
                                             : graph_.strong(node, pass.uses_cells, pass.uses_houses);
            for (const ChainGraph::Edge& edge : edges) {
                if (edge.node == goal) return take_chain(grid, pass, static_cast<int>(begin), edge, length);
                if (seen_[edge.node] == stamp_) continue;
                seen_[edge.node] = stamp_;
                entries_.push_back({edge.node, edge.reason, static_cast<std::int16_t>(begin)});
            }
        }
    }
}

// Outside the cycle a digit goes where it is seen by a true and by a false statement of it: one of them is so,
// whichever way round the cycle holds.
void PlainChains::take_cycle(const CandidateGrid& grid, const Pass& pass, int last, const ChainGraph::Edge& closing,
                             int length) {
    std::array<CellSet, 9> by_true{};
    std::array<CellSet, 9> by_false{};
    CellSet cells;
    for (int entry = last; entry >= 0; entry = entries_[static_cast<std::size_t>(entry)].parent) {
        const Node node = entries_[static_cast<std::size_t>(entry)].node;
        const auto digit = static_cast<std::size_t>(digit_of(node));
        cells.insert(cell_of(node));
        CellSet& seen = is_true(node) ? by_true[digit] : by_false[digit];
        seen = seen | peer_set(cell_of(node));
    }
    PlainHint hint;
    for (int digit = 0; digit < 9; ++digit) {
        const auto at = static_cast<std::size_t>(digit);
        for (const Cell cell : (by_true[at] & by_false[at] & grid.cells_with(digit)) - cells)
            hint.eliminations.push_back(false_node(cell, digit));
    }
    if (hint.eliminations.empty()) return;
    std::sort(hint.eliminations.begin(), hint.eliminations.end());
    hint.is_cycle = true;
    hint.complexity = length;
    hint.difficulty = pass.cycle_base + length_difficulty(length);
    hint.kind_rank = pass.rank;
    hint.order = order_of(pass, closing.node, true);
    if (!wants_all_ && has_best_ && !hint.is_before(best_)) return;
    set_path(hint, last, closing);
    take(std::move(hint));
}

void PlainChains::take_chain(const CandidateGrid& grid, const Pass& pass, int last, const ChainGraph::Edge& closing,
                             int length) {
    PlainHint hint;
    const Cell cell = cell_of(closing.node);
    const int digit = digit_of(closing.node);
    if (is_true(closing.node)) {
        for (Mask rest = without(grid.candidates(cell), bit(digit)); rest != 0; rest &= rest - 1)
            hint.eliminations.push_back(false_node(cell, lowest(rest)));
    } else {
        hint.eliminations.push_back(closing.node);
    }
    hint.complexity = length;
    hint.difficulty = pass.chain_base + length_difficulty(length);
    hint.kind_rank = pass.rank;
    hint.order = order_of(pass, opposite(closing.node), false);
    set_path(hint, last, closing);
    take(std::move(hint));
}

void PlainChains::set_path(PlainHint& hint, int last, const ChainGraph::Edge& closing) const {
    hint.path.push_back({closing.node, closing.reason});
    for (int entry = last; entry >= 0; entry = entries_[static_cast<std::size_t>(entry)].parent) {
        const Entry& at = entries_[static_cast<std::size_t>(entry)];
        hint.path.push_back({at.node, at.reason});
    }
    std::reverse(hint.path.begin(), hint.path.end());
}

void PlainChains::take(PlainHint&& hint) {
    if (wants_all_) {
        all_.push_back(std::move(hint));
    } else if (!has_best_ || hint.is_before(best_)) {
        best_ = std::move(hint);
        has_best_ = true;
    }
}

}  // namespace huisu::logic
