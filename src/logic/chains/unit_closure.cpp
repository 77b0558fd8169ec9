#include "logic/chains/unit_closure.h"

#include <algorithm>

namespace huisu::logic {

UnitClosure::UnitClosure() : target_(fast9::find_target({}).value_or(fast9::usable_targets().back())) {
    for (Cell cell = 0; cell < kCells; ++cell)
        for (const std::uint8_t house : places_of(cell).house)
            batch_.houses_of[static_cast<std::size_t>(cell)] |= 1U << house;
}

void UnitClosure::build(const CandidateGrid& grid, const UnitClosure* before) {
    assumptions_.clear();
    idle_.clear();
    partners_.clear();
    for (std::size_t house = 0; house < kHouses; ++house) {
        fast9::SinglesHouse& cells = batch_.houses[house];
        cells.size = 0;
        cells.digits = 0;
        for (const std::uint8_t cell : cells_of(static_cast<int>(house))) {
            if (grid.candidates(cell) == 0) continue;
            cells.cells[static_cast<std::size_t>(cells.size++)] = cell;
            cells.digits |= grid.candidates(cell);
        }
    }
    for (Cell cell = 0; cell < kCells; ++cell) {
        const Mask candidates = grid.candidates(cell);
        start_[static_cast<std::size_t>(cell)] = candidates;
        const bool is_open = count(candidates) > 1;
        open_[static_cast<std::size_t>(cell)] = is_open ? candidates : Mask{0};
        for (Mask rest = is_open ? candidates : Mask{0}; rest != 0; rest &= rest - 1) {
            const Node yes = true_node(cell, lowest(rest));
            const Node no = opposite(yes);
            const Node partner = left_alone(grid, no);
            assumptions_.push_back(yes);
            if (partner == no)
                idle_.push_back(no);
            else if (count(grid.candidates(cell_of(partner))) > 1)
                partners_.push_back({no, partner});
            else
                assumptions_.push_back(no);
        }
    }
    const std::size_t lanes = assumptions_.size();
    assumptions_.insert(assumptions_.end(), idle_.begin(), idle_.end());
    if (rows_.size() < assumptions_.size()) rows_.resize(assumptions_.size());
    for (std::size_t i = 0; i < assumptions_.size(); ++i) row_index_[assumptions_[i]] = static_cast<std::uint16_t>(i);
    for (const auto& [no, partner] : partners_) row_index_[no] = row_index_[partner];
    for (std::size_t i = 0; i < lanes; i += kLanes) close(assumptions_.data() + i, std::min(kLanes, lanes - i), before);
    for (std::size_t i = lanes; i < assumptions_.size(); ++i) {
        rows_[i] = {start_, false};
        rows_[i].left[static_cast<std::size_t>(cell_of(assumptions_[i]))] &=
            static_cast<Mask>(~bit(digit_of(assumptions_[i])));
    }
}

// The candidate that is alone once this one is false; the same statement where there is none. The two leave the same:
// each follows from the other.
Node UnitClosure::left_alone(const CandidateGrid& grid, Node no) {
    const Cell cell = cell_of(no);
    const int digit = digit_of(no);
    const Mask others = without(grid.candidates(cell), bit(digit));
    if (count(others) == 1) return true_node(cell, lowest(others));
    const CellPlaces& in = places_of(cell);
    for (std::size_t kind = 0; kind < 3; ++kind) {
        const Mask places = without(grid.places(in.house[kind], digit), bit(in.place[kind]));
        if (count(places) == 1) return true_node(cell_at(in.house[kind], lowest(places)), digit);
    }
    return no;
}

void UnitClosure::assume(Node assumption, std::size_t lane) {
    const auto at = static_cast<std::size_t>(cell_of(assumption));
    Mask& candidates = batch_.cells[at][lane];
    const Mask digit = bit(digit_of(assumption));
    candidates = is_true(assumption) ? digit : without(candidates, digit);
    batch_.dirty |= batch_.houses_of[at];
}

void UnitClosure::close(const Node* assumptions, std::size_t lanes, const UnitClosure* before) {
    const auto assumption = [&](std::size_t lane) { return assumptions[lane < lanes ? lane : 0]; };
    std::array<const Cells*, kLanes> from;
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
        const bool goes_on = before != nullptr && !before->is_absurd(assumption(lane));
        from[lane] = goes_on ? &before->row_of(assumption(lane)).left : &start_;
    }
    fast9::load_states(target_, from, start_, batch_);
    batch_.bad.fill(0);
    batch_.dirty = before != nullptr ? (1U << kHouses) - 1 : 0;
    for (std::size_t lane = 0; lane < kLanes; ++lane)
        if (from[lane] == &start_) assume(assumption(lane), lane);
    fast9::close_singles(target_, batch_);
    Row* const rows = rows_.data() + (assumptions - assumptions_.data());
    std::array<Cells*, kLanes> to;
    for (std::size_t lane = 0; lane < kLanes; ++lane) to[lane] = lane < lanes ? &rows[lane].left : &unused_;
    fast9::store_states(target_, batch_, to);
    for (std::size_t lane = 0; lane < lanes; ++lane) rows[lane].is_absurd = batch_.bad[lane] != 0;
}

bool UnitClosure::may_agree(const Node* assumptions, int cases) const {
    std::array<const Cells*, 9> rows;
    std::size_t sound = 0;
    for (int i = 0; i < cases; ++i) {
        const Row& row = row_of(assumptions[i]);
        if (!row.is_absurd) rows[sound++] = &row.left;  // the others may hold anything
    }
    return fast9::may_agree(target_, {rows.data(), sound}, start_, open_);
}

}  // namespace huisu::logic
