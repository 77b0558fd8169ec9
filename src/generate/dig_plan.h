// Which givens to try to take away next: the part of digging that does not depend on the size of the grid.
//
// The givens of a grid, or their orbits under a symmetry, are tried in a given order; each goes that can go. Since
// what cannot go stays so, what is left in the end has no given (no orbit) to spare. The same is found with half the
// tests by trying several at once: if they can go together, each could have gone in its turn. If not, there is another
// solution, and the last in order of those that it differs in has to stay, unless an earlier one has to.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "model/random.h"

namespace huisu::generating {

template <class T>
void shuffle(std::span<T> items, model::Random& random) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[random.below(i)]);
}

class DigPlan {
public:
    /// `order`: indices of orbits, the first to try first.
    void begin(std::vector<std::uint16_t> order) {
        order_ = std::move(order);
        position_ = 0;
        start_group();
    }
    bool is_done() const { return position_ == order_.size(); }
    /// What to try to take away together.
    std::span<const std::uint16_t> group() const { return {order_.data() + position_, group_}; }

    /// The group has gone.
    void note_gone() {
        position_ += group_ + (is_next_needed_ ? 1 : 0);
        start_group();
    }
    /// The group cannot go together: there is another solution, which `differs(orbit)` from the grid in some of it.
    template <class Differs>
    void note_needed(const Differs& differs) {
        std::size_t last = group_ - 1;
        while (last > 0 && !differs(order_[position_ + last])) --last;
        group_ = last;
        is_next_needed_ = true;
        if (last == 0) note_gone();
    }
    /// Nobody knows whether the group can go: half of it is tried, and one alone stays.
    void note_unknown() {
        is_next_needed_ = group_ == 1;
        group_ /= 2;
        if (group_ == 0) note_gone();
    }

private:
    // About as many as will mostly go together: with many givens left nearly all can.
    void start_group() {
        const std::size_t size = order_.size();
        const std::size_t left = size - position_;
        group_ = position_ * 10 < size * 3 ? size * 45 / 100 - position_ : left / 16;
        group_ = std::min(std::max<std::size_t>(group_, 1), left);
        is_next_needed_ = false;
    }

    std::vector<std::uint16_t> order_;
    std::size_t position_ = 0;  // all before are decided
    std::size_t group_ = 0;
    bool is_next_needed_ = false;  // the orbit behind the group has to stay, if the group can go
};

}  // namespace huisu::generating
