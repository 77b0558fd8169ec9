#include "explore/unavoidable.h"

#include <algorithm>
#include <bit>

namespace huisu::explore {
namespace {

// The smaller set; of equally large ones, the one that has the first cell which is in one of them only.
bool comes_before(const CellSet81& a, const CellSet81& b) {
    if (a.count() != b.count()) return a.count() < b.count();
    for (std::size_t cell = 0; cell < a.size(); ++cell)
        if (a.test(cell) != b.test(cell)) return a.test(cell);
    return false;
}

}  // namespace

bool Unavoidable::find(const Digits9& grid, int max_size, const Budget& budget) {
    prepare(grid);
    max_size_ = max_size;
    nodes_ = 0;
    model::Meter meter(budget);
    meter_ = &meter;
    found_.clear();
    sets_.clear();
    for (root_ = 0; root_ < 81; ++root_) {
        enter(root_);
        const bool is_complete = search(1);
        leave(root_);
        if (!is_complete) return false;
    }
    return keep_minimal();
}

void Unavoidable::prepare(const Digits9& grid) {
    members_.fill(0);
    lonely_.fill(0);
    placed_.fill(0);
    pending_.clear();
    set_.reset();
    for (std::size_t cell = 0; cell < 81; ++cell) {
        const std::size_t row = cell / 9;
        const std::size_t column = cell % 9;
        const std::size_t digit = grid[cell] - 1U;
        digits_[cell] = static_cast<std::uint8_t>(digit);
        const std::array<std::size_t, 4> groups = {row, 9 + column, 18 + row / 3 * 3 + column / 3, 27 + digit};
        for (std::size_t kind = 0; kind < 4; ++kind) {
            groups_[cell][kind] = static_cast<std::uint8_t>(groups[kind]);
            if (kind < 3) holder_[groups[kind]][digit] = static_cast<std::uint8_t>(cell);
        }
    }
}

// All sets with what is in it by now. False when the budget ran out.
bool Unavoidable::search(int size) {
    if (!meter_->allows(nodes_++, found_.size())) return false;
    if (pending_.empty()) {
        found_.insert(set_);
        return true;
    }
    // The pending cell with the fewest choices.
    std::array<Choice, 8> choices;
    int best_count = 9;
    std::size_t best_at = 0;
    for (std::size_t at = 0; at < pending_.size(); ++at) {
        std::array<Choice, 8> these;
        const int count = choices_of(pending_[at], size, these);
        if (count == 0) return true;
        if (count >= best_count) continue;
        best_count = count;
        best_at = at;
        choices = these;
    }
    const std::uint8_t cell = pending_[best_at];
    pending_[best_at] = pending_.back();
    pending_.pop_back();
    bool is_complete = true;
    for (int i = 0; i < best_count && is_complete; ++i)
        is_complete = place(cell, choices[static_cast<std::size_t>(i)], size);
    pending_.push_back(cell);
    std::swap(pending_[best_at], pending_.back());
    return is_complete;
}

// Gives the cell its new digit, and goes on.
bool Unavoidable::place(std::size_t cell, const Choice& choice, int size) {
    const auto bit = static_cast<std::uint16_t>(1U << choice.digit);
    for (std::size_t kind = 0; kind < 3; ++kind) placed_[groups_[cell][kind]] |= bit;
    std::array<std::size_t, 3> entered{};
    std::size_t count = 0;
    for (const std::uint8_t holder : choice.holders)
        if (!set_.test(holder)) {
            enter(holder);
            entered[count++] = holder;
        }
    const int now = size + static_cast<int>(count);
    const int lonely = *std::max_element(lonely_.begin(), lonely_.end());
    const bool is_complete = now + lonely > max_size_ || search(now);
    while (count > 0) leave(entered[--count]);
    for (std::size_t kind = 0; kind < 3; ++kind) placed_[groups_[cell][kind]] ^= bit;
    return is_complete;
}

// The digits that a cell may get.
int Unavoidable::choices_of(std::size_t cell, int size, std::array<Choice, 8>& choices) const {
    const auto& groups = groups_[cell];
    unsigned digits = 0x1FF & ~(1U << digits_[cell]);
    for (std::size_t kind = 0; kind < 3; ++kind) digits &= ~static_cast<unsigned>(placed_[groups[kind]]);
    int count = 0;
    for (; digits != 0; digits &= digits - 1) {
        const auto digit = static_cast<std::uint8_t>(std::countr_zero(digits));
        Choice choice{digit, {holder_[groups[0]][digit], holder_[groups[1]][digit], holder_[groups[2]][digit]}};
        const auto& [row, column, box] = choice.holders;
        if (row < root_ || column < root_ || box < root_) continue;
        int entering = set_.test(row) ? 0 : 1;
        entering += set_.test(column) ? 0 : 1;
        entering += set_.test(box) || box == row || box == column ? 0 : 1;
        if (size + entering <= max_size_) choices[static_cast<std::size_t>(count++)] = choice;
    }
    return count;
}

void Unavoidable::enter(std::size_t cell) {
    set_.set(cell);
    pending_.push_back(static_cast<std::uint8_t>(cell));
    for (std::size_t kind = 0; kind < 4; ++kind) {
        const int members = ++members_[groups_[cell][kind]];
        lonely_[kind] += members == 1 ? 1 : members == 2 ? -1 : 0;
    }
}

// Of the pending cells, the one that came last.
void Unavoidable::leave(std::size_t cell) {
    set_.reset(cell);
    pending_.pop_back();
    for (std::size_t kind = 0; kind < 4; ++kind) {
        const int members = members_[groups_[cell][kind]]--;
        lonely_[kind] -= members == 1 ? 1 : members == 2 ? -1 : 0;
    }
}

// Smaller ones come first, so that what there is when the budget runs out is minimal. False in that case.
bool Unavoidable::keep_minimal() {
    std::vector<CellSet81> all(found_.begin(), found_.end());
    std::sort(all.begin(), all.end(), comes_before);
    for (const CellSet81& set : all) {
        const auto is_inside = [&](const CellSet81& smaller) { return (smaller & ~set).none(); };
        if (!meter_->allows(nodes_++, sets_.size())) return false;
        if (std::none_of(sets_.begin(), sets_.end(), is_inside)) sets_.push_back(set);
    }
    return true;
}

}  // namespace huisu::explore
