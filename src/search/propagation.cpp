#include "search/propagation.h"

#include <bit>
#include <cassert>
#include <utility>

namespace huisu::search {

using board::at_most_one;
using board::bit;
using board::CellLinks;
using board::Segments;

Propagation::Propagation(std::shared_ptr<const Geometry> geometry)
    : board_(std::move(geometry)), geometry_(board_.geometry()) {
    const std::size_t cells = static_cast<std::size_t>(geometry_.cells());
    const std::size_t houses = static_cast<std::size_t>(geometry_.houses());
    trail_.resize(cells * static_cast<std::size_t>(geometry_.size()));
    naked_.resize(cells);
    for (Agenda* agenda : {&hidden_, &locked_}) {
        agenda->digits.resize(houses);
        agenda->houses.resize(houses);
    }
}

void Propagation::Agenda::clear() {
    for (std::size_t i = 0; i < count; ++i) digits[houses[i]] = 0;
    count = 0;
}

void Propagation::clear_notes() {
    naked_count_ = 0;
    hidden_.clear();
    locked_.clear();
    failed_ = false;
}

void Propagation::note_places(int house, int digit, Mask places) {
    if (at_most_one(places)) {
        if (places == 0)
            failed_ = true;
        else
            hidden_.add(house, digit);
        return;
    }
    const Segments& segments = geometry_.segments(house, std::countr_zero(places));
    if ((places & ~segments.mask[0]) == 0 || (places & ~segments.mask[1]) == 0) locked_.add(house, digit);
}

void Propagation::remove_present(Cell cell, int digit) {
    trail_[trail_size_++] = {static_cast<std::uint16_t>(cell), static_cast<std::uint16_t>(digit)};
    const CellLinks& links = geometry_.links(cell);
    for (std::size_t kind = 0; kind < 3; ++kind) touched_[kind] |= links.house_bit[kind];
    const Mask left = board_.erase(cell, digit, [&](int house, Mask places) { note_places(house, digit, places); });
    if (!at_most_one(left)) return;
    if (left == 0) {
        failed_ = true;
        --solved_cells_;
        return;
    }
    ++solved_cells_;
    naked_[naked_count_++] = static_cast<std::uint16_t>(cell);
}

void Propagation::assign(Cell cell, int digit) {
    assert((board_.candidates(cell) & bit(digit)) != 0);
    for (Mask rest = board_.candidates(cell) & ~bit(digit); rest != 0; rest &= rest - 1)
        remove_present(cell, std::countr_zero(rest));
}

void Propagation::undo_to(std::size_t trail_size) {
    clear_notes();
    touched_ = {};
    while (trail_size_ > trail_size) {
        const Candidate back = trail_[--trail_size_];
        const Mask before = board_.candidates(back.cell);
        if (before == 0)
            ++solved_cells_;
        else if (at_most_one(before))
            --solved_cells_;
        board_.restore(back.cell, back.digit);
    }
}

int Propagation::take_touched_house() {
    for (std::size_t kind = 0; kind < 3; ++kind) {
        if (touched_[kind] == 0) continue;
        const int index = std::countr_zero(touched_[kind]);
        touched_[kind] &= touched_[kind] - 1;
        return static_cast<int>(kind) * geometry_.size() + index;
    }
    return -1;
}

void Propagation::clear_peers(Cell cell) {
    const Mask candidates = board_.candidates(cell);
    if (candidates == 0) return;  // already failed
    const int digit = std::countr_zero(candidates);
    const CellLinks& links = geometry_.links(cell);
    for (std::size_t kind = 0; kind < 3; ++kind) {
        const int house = links.house[kind];
        for (Mask others = board_.places(house, digit) & ~links.place_bit[kind]; others != 0; others &= others - 1)
            remove_present(geometry_.cell_at(house, std::countr_zero(others)), digit);
    }
}

void Propagation::place_hidden_singles(int house, Mask digits) {
    for (; digits != 0; digits &= digits - 1) {
        const int digit = std::countr_zero(digits);
        const Mask places = board_.places(house, digit);
        if (places == 0) return;  // already failed
        assign(geometry_.cell_at(house, std::countr_zero(places)), digit);
    }
}

void Propagation::clear_locked(int house, Mask digits) {
    for (; digits != 0; digits &= digits - 1) {
        const int digit = std::countr_zero(digits);
        const Mask places = board_.places(house, digit);
        if (at_most_one(places)) continue;
        const Segments& segments = geometry_.segments(house, std::countr_zero(places));
        for (std::size_t i = 0; i < 2; ++i) {
            if ((places & ~segments.mask[i]) != 0) continue;
            const int with = segments.with[i];
            for (Mask rest = board_.places(with, digit) & ~segments.mask_there[i]; rest != 0; rest &= rest - 1)
                remove_present(geometry_.cell_at(with, std::countr_zero(rest)), digit);
        }
    }
}

bool Propagation::propagate() {
    while (!failed_) {
        if (naked_count_ > 0) {
            clear_peers(naked_[--naked_count_]);
        } else if (hidden_.count > 0) {
            const int house = hidden_.houses[--hidden_.count];
            place_hidden_singles(house, std::exchange(hidden_.digits[static_cast<std::size_t>(house)], 0));
        } else if (locked_.count > 0) {
            const int house = locked_.houses[--locked_.count];
            clear_locked(house, std::exchange(locked_.digits[static_cast<std::size_t>(house)], 0));
        } else {
            return true;
        }
    }
    return false;
}

}  // namespace huisu::search
