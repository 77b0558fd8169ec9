#include "logic/chains/static_closure.h"

#include <algorithm>
#include <array>

namespace huisu::logic {
namespace {

/// What each candidate sees: the others of its cell, and those of its digit in its houses.
std::vector<CandidateSet> seen_by_all() {
    std::vector<CandidateSet> all(kCandidates);
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (int digit = 0; digit < 9; ++digit) {
            CandidateSet& seen = all[false_node(cell, digit)];
            seen.insert_cell(cell, without(kAllNine, bit(digit)));
            for (const Cell peer : peers_of(cell)) seen.insert(false_node(peer, digit));
        }
    }
    return all;
}

}  // namespace

void StaticClosure::build(const CandidateGrid& grid, const StrongPairs& strong) {
    number(grid, strong);
    find_weak();
    find_steps();
    close_linked();
    close_others();
    find_refuted();
    find_in_cycles();
}

void StaticClosure::number(const CandidateGrid& grid, const StrongPairs& strong) {
    candidates_.clear();
    for (const bool is_linked : {true, false}) {
        for (Cell cell = 0; cell < kCells; ++cell) {
            const Mask linked = strong.linked(cell);
            Mask rest = is_linked ? linked : without(grid.candidates(cell), linked);
            for (; rest != 0; rest &= rest - 1) {
                const Node candidate = false_node(cell, lowest(rest));
                index_[candidate] = static_cast<std::int16_t>(candidates_.size());
                candidates_.push_back(candidate);
            }
        }
        if (is_linked) linked_ = static_cast<int>(candidates_.size());
    }
    size_ = static_cast<int>(candidates_.size());
    words_ = (at(linked_) + 63) / 64;
    strong_.assign(at(linked_), {});
    const auto link = [this](Node from, Node to) {
        Strong& ends = strong_[at(index_[from])];
        ends.to[at(ends.size++)] = index_[to];
    };
    for (const auto& [one, two] : strong.pairs) {
        link(one, two);
        link(two, one);
    }
    is_several_.resize(at(size_));
    several_.assign(words_, 0);
    for (int i = 0; i < size_; ++i) {
        const Mask candidates = grid.candidates(cell_of(candidates_[at(i)]));
        is_several_[at(i)] = (candidates & (candidates - 1)) != 0 ? 1 : 0;
        if (i < linked_ && is_several_[at(i)] != 0) insert(several_.data(), i);
    }
}

// The linked ones among the other candidates of the cell, and those of the digit in the three houses.
void StaticClosure::find_weak() {
    in_house_.assign(kHouses * 9 * words_, 0);
    in_cell_.assign(kCells * words_, 0);
    for (int i = 0; i < linked_; ++i) {
        const Node candidate = candidates_[at(i)];
        for (const std::uint8_t house : places_of(cell_of(candidate)).house)
            insert(row(in_house_, house * 9 + digit_of(candidate)), i);
        insert(row(in_cell_, cell_of(candidate)), i);
    }
    weak_.resize(at(size_) * words_);
    for (int i = 0; i < size_; ++i) {
        const Node candidate = candidates_[at(i)];
        const CellPlaces& in = places_of(cell_of(candidate));
        const int digit = digit_of(candidate);
        const Word* box = row(in_house_, in.house[0] * 9 + digit);
        const Word* line = row(in_house_, in.house[1] * 9 + digit);
        const Word* column = row(in_house_, in.house[2] * 9 + digit);
        const Word* cell = row(in_cell_, cell_of(candidate));
        Word* weak = row(weak_, i);
        for (std::size_t w = 0; w < words_; ++w) weak[w] = box[w] | line[w] | column[w] | cell[w];
        if (i < linked_) weak[i / 64] &= ~(Word{1} << (i % 64));
    }
}

void StaticClosure::find_steps() {
    steps_.assign(at(size_) * words_, 0);
    for (int i = 0; i < size_; ++i) {
        Word* step = row(steps_, i);
        for_each(row(weak_, i), [&](int next) {
            const Strong& strong = strong_[at(next)];
            for (int k = 0; k < strong.size; ++k) insert(step, strong.to[at(k)]);
        });
    }
}

void StaticClosure::close_linked() {
    reached_.resize(at(size_) * words_);
    todo_.resize(words_);
    for (int i = 0; i < linked_; ++i) {
        Word* reached = row(reached_, i);
        const Word* first = row(steps_, i);
        std::copy(first, first + words_, reached);
        std::copy(first, first + words_, todo_.begin());
        for (std::size_t w = 0; w < words_;) {
            if (todo_[w] == 0) {
                ++w;
                continue;
            }
            const int next = static_cast<int>(64 * w) + std::countr_zero(todo_[w]);
            todo_[w] &= todo_[w] - 1;
            if (next < i) {  // ready: all that follows from it is in its row
                add(reached, row(reached_, next));
                continue;
            }
            const Word* step = row(steps_, next);
            std::size_t lowest_new = w;
            for (std::size_t v = 0; v < words_; ++v) {
                const Word fresh = step[v] & ~reached[v];
                if (fresh == 0) continue;
                reached[v] |= fresh;
                todo_[v] |= fresh;
                lowest_new = std::min(lowest_new, v);
            }
            w = lowest_new;
        }
    }
}

void StaticClosure::close_others() {
    for (int i = linked_; i < size_; ++i) {
        Word* reached = row(reached_, i);
        std::fill(reached, reached + words_, Word{0});
        for_each(row(steps_, i), [&](int next) {
            if (contains(reached, next)) return;  // and so all that follows from it
            insert(reached, next);
            add(reached, row(reached_, next));
        });
    }
}

void StaticClosure::find_refuted() {
    true_refuted_.clear();
    false_refuted_.clear();
    refutes_any_ = false;
    for (int i = 0; i < size_; ++i) {
        if (is_several_[at(i)] == 0) continue;
        const bool is_true_refuted = meet(row(reached_, i), row(weak_, i));
        if (is_true_refuted) true_refuted_.insert(candidates_[at(i)]);
        bool is_false_refuted = false;
        for (int k = 0; i < linked_ && k < strong_[at(i)].size; ++k)
            is_false_refuted = is_false_refuted || contains(row(reached_, strong_[at(i)].to[at(k)]), i);
        if (is_false_refuted) false_refuted_.insert(candidates_[at(i)]);
        refutes_any_ = refutes_any_ || is_true_refuted || is_false_refuted;
    }
}

void StaticClosure::find_in_cycles() {
    in_cycle_.clear();
    if (!refutes_any_) return;
    for (int i = 0; i < size_; ++i) {
        const Node candidate = candidates_[at(i)];
        if (!true_refuted_.contains(candidate)) continue;
        const Word* reached = row(reached_, i);
        for_each(reached, [&](int other) {
            const Node node = candidates_[at(other)];
            const bool is_near = cell_of(node) == cell_of(candidate) || (digit_of(node) == digit_of(candidate) &&
                                                                         are_peers(cell_of(node), cell_of(candidate)));
            if ((is_near && other != i) || meet(reached, row(weak_, other))) in_cycle_.insert(node);
        });
    }
}

void StaticClosure::build_false_sets(const CandidateGrid& grid) {
    static const std::vector<CandidateSet> kSeen = seen_by_all();
    CandidateSet here;
    for (Cell cell = 0; cell < kCells; ++cell) here.insert_cell(cell, grid.candidates(cell));
    weak_all_.resize(at(size_));
    for (int i = 0; i < size_; ++i) {
        weak_all_[at(i)] = kSeen[candidates_[at(i)]];
        weak_all_[at(i)] &= here;
    }
    false_.resize(at(size_));
    for (int i = 0; i < size_; ++i) {
        CandidateSet& no = false_[at(i)];
        no = weak_all_[at(i)];
        std::fill(todo_.begin(), todo_.end(), Word{0});  // what follows from candidates whose sets are ready
        for_each(row(reached_, i), [&](int other) {
            if (contains(todo_.data(), other)) return;
            const bool is_ready = other < i;
            no |= is_ready ? false_[at(other)] : weak_all_[at(other)];
            if (is_ready) add(todo_.data(), row(reached_, other));
        });
    }
}

bool StaticClosure::may_agree(const Node* assumptions, int cases) const {
    for (std::size_t w = 0; w < words_; ++w) {
        Word all_true = several_[w];
        for (int k = 0; k < cases; ++k) {
            const int index = index_[assumptions[k] - kCandidates];
            const Word self = index < linked_ && at(index) / 64 == w ? Word{1} << (index % 64) : 0;
            all_true &= row(reached_, index)[w] | self;
        }
        if (all_true != 0) return true;
    }
    CandidateSet all_false = false_[at(index_[assumptions[0] - kCandidates])];
    for (int k = 1; k < cases; ++k) all_false &= false_[at(index_[assumptions[k] - kCandidates])];
    return !all_false.empty();
}

}  // namespace huisu::logic
