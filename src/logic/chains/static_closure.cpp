#include "logic/chains/static_closure.h"

#include <algorithm>
#include <array>

namespace huisu::logic {

void StaticClosure::build(const CandidateGrid& grid) {
    number(grid);
    find_weak(grid);
    find_strong(grid);
    find_steps();
    close();
    find_refuted();
    find_in_cycles();
}

void StaticClosure::number(const CandidateGrid& grid) {
    candidates_.clear();
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (Mask rest = grid.candidates(cell); rest != 0; rest &= rest - 1) {
            const Node candidate = false_node(cell, lowest(rest));
            index_[candidate] = static_cast<std::int16_t>(candidates_.size());
            candidates_.push_back(candidate);
        }
    }
    size_ = static_cast<int>(candidates_.size());
    words_ = (at(size_) + 63) / 64;
}

// The other candidates of the cell, and those of the digit in the three houses.
void StaticClosure::find_weak(const CandidateGrid& grid) {
    in_house_.assign(kHouses * 9 * words_, 0);
    several_.assign(words_, 0);
    for (int i = 0; i < size_; ++i) {
        const Cell cell = cell_of(candidates_[at(i)]);
        const int digit = digit_of(candidates_[at(i)]);
        for (const std::uint8_t house : places_of(cell).house) insert(row(in_house_, house * 9 + digit), i);
        if (count(grid.candidates(cell)) > 1) insert(several_.data(), i);
    }
    weak_.assign(at(size_) * words_, 0);
    for (int i = 0; i < size_; ++i) {
        const Cell cell = cell_of(candidates_[at(i)]);
        const int digit = digit_of(candidates_[at(i)]);
        Word* weak = row(weak_, i);
        for (const std::uint8_t house : places_of(cell).house) add(weak, row(in_house_, house * 9 + digit));
        for (Mask rest = grid.candidates(cell); rest != 0; rest &= rest - 1)
            insert(weak, index_[false_node(cell, lowest(rest))]);
        weak[i / 64] &= ~(Word{1} << (i % 64));
    }
}

void StaticClosure::find_strong(const CandidateGrid& grid) {
    strong_.resize(at(size_));
    has_strong_.assign(words_, 0);
    for (int i = 0; i < size_; ++i) {
        const Cell cell = cell_of(candidates_[at(i)]);
        const int digit = digit_of(candidates_[at(i)]);
        Strong& strong = strong_[at(i)];
        strong.size = 0;
        const Mask others = without(grid.candidates(cell), bit(digit));
        if (count(others) == 1) strong.to[at(strong.size++)] = index_[false_node(cell, lowest(others))];
        const CellPlaces& in = places_of(cell);
        for (std::size_t kind = 0; kind < 3; ++kind) {
            const Mask places = without(grid.places(in.house[kind], digit), bit(in.place[kind]));
            if (count(places) != 1) continue;
            strong.to[at(strong.size++)] = index_[false_node(cell_at(in.house[kind], lowest(places)), digit)];
        }
        if (strong.size > 0) insert(has_strong_.data(), i);
    }
}

void StaticClosure::find_steps() {
    steps_.assign(at(size_) * words_, 0);
    for (int i = 0; i < size_; ++i) {
        Word* step = row(steps_, i);
        const Word* weak = row(weak_, i);
        for (std::size_t w = 0; w < words_; ++w) {
            for (Word rest = weak[w] & has_strong_[w]; rest != 0; rest &= rest - 1) {
                const Strong& strong = strong_[64 * w + at(std::countr_zero(rest))];
                for (int k = 0; k < strong.size; ++k) insert(step, strong.to[at(k)]);
            }
        }
    }
}

void StaticClosure::close() {
    reached_.assign(at(size_) * words_, 0);
    todo_.resize(words_);
    for (int i = 0; i < size_; ++i) {
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

void StaticClosure::find_refuted() {
    true_refuted_.clear();
    false_refuted_.clear();
    refutes_any_ = false;
    for (int i = 0; i < size_; ++i) {
        if (!contains(several_.data(), i)) continue;
        const Word* reached = row(reached_, i);
        const Word* weak = row(weak_, i);
        Word meets = 0;
        for (std::size_t w = 0; w < words_; ++w) meets |= reached[w] & weak[w];
        if (meets != 0) true_refuted_.insert(candidates_[at(i)]);
        bool is_reached = false;
        const Strong& strong = strong_[at(i)];
        for (int k = 0; k < strong.size; ++k) is_reached = is_reached || contains(row(reached_, strong.to[at(k)]), i);
        if (is_reached) false_refuted_.insert(candidates_[at(i)]);
        refutes_any_ = refutes_any_ || meets != 0 || is_reached;
    }
}

void StaticClosure::find_in_cycles() {
    in_cycle_.clear();
    if (!refutes_any_) return;
    for (int i = 0; i < size_; ++i) {
        if (!true_refuted_.contains(candidates_[at(i)])) continue;
        const Word* reached = row(reached_, i);
        for_each(reached, [&](int other) {
            const Word* weak = row(weak_, other);
            Word meets = contains(weak, i) ? 1 : 0;
            for (std::size_t w = 0; w < words_; ++w) meets |= reached[w] & weak[w];
            if (meets != 0) in_cycle_.insert(candidates_[at(other)]);
        });
    }
}

void StaticClosure::build_false_sets() {
    false_.assign(at(size_) * words_, 0);
    for (int i = 0; i < size_; ++i) {
        Word* made_false = row(false_, i);
        add(made_false, row(weak_, i));
        for_each(row(reached_, i), [&](int other) { add(made_false, row(weak_, other)); });
    }
}

bool StaticClosure::may_agree(const Node* assumptions, int cases) const {
    for (std::size_t w = 0; w < words_; ++w) {
        Word all_true = several_[w];
        Word all_false = ~Word{0};
        for (int k = 0; k < cases; ++k) {
            const int index = index_[assumptions[k] - kCandidates];
            const Word self = at(index) / 64 == w ? Word{1} << (index % 64) : 0;
            all_true &= row(reached_, index)[w] | self;
            all_false &= row(false_, index)[w];
        }
        if ((all_true | all_false) != 0) return true;
    }
    return false;
}

}  // namespace huisu::logic
