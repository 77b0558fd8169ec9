#include "logic/chains/unit_closure.h"

#include <algorithm>

namespace huisu::logic {

void UnitClosure::build(const CandidateGrid& grid, const UnitClosure* before) {
    assumptions_.clear();
    idle_.clear();
    partners_.clear();
    for (std::size_t house = 0; house < kHouses; ++house) {
        HouseCells& cells = houses_[house];
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
    for (std::size_t i = 0; i < lanes; i += kLanes)
        close(grid, assumptions_.data() + i, std::min(kLanes, lanes - i), before);
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

void UnitClosure::assume(const CandidateGrid& grid, Node assumption, std::size_t lane) {
    for (Cell cell = 0; cell < kCells; ++cell) lanes_[static_cast<std::size_t>(cell)][lane] = grid.candidates(cell);
    Mask& candidates = lanes_[static_cast<std::size_t>(cell_of(assumption))][lane];
    const Mask digit = bit(digit_of(assumption));
    candidates = is_true(assumption) ? digit : static_cast<Mask>(candidates & ~digit);
    for (const std::uint8_t house : places_of(cell_of(assumption)).house) dirty_ |= 1U << house;
}

void UnitClosure::assume(const CandidateGrid& grid, const Row& before, std::size_t lane) {
    for (std::size_t cell = 0; cell < kCells; ++cell)
        lanes_[cell][lane] = grid.candidates(static_cast<Cell>(cell)) & before.left[cell];
    dirty_ = (1U << kHouses) - 1;
}

void UnitClosure::close(const CandidateGrid& grid, const Node* assumptions, std::size_t lanes,
                        const UnitClosure* before) {
    bad_.fill(0);
    dirty_ = 0;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        const Node assumption = assumptions[lane];
        if (before == nullptr || before->is_absurd(assumption))
            assume(grid, assumption, lane);
        else
            assume(grid, before->row_of(assumption), lane);
    }
    for (std::size_t lane = lanes; lane < kLanes; ++lane) assume(grid, assumptions[0], lane);
    for (std::size_t house = 0; dirty_ != 0; house = house + 1 == kHouses ? 0 : house + 1) {
        if ((dirty_ >> house & 1) == 0) continue;
        dirty_ &= ~(1U << house);
        sweep(house);
    }
    const std::size_t first = static_cast<std::size_t>(assumptions - assumptions_.data());
    for (std::size_t cell = 0; cell < kCells; ++cell)
        for (std::size_t lane = 0; lane < lanes; ++lane) rows_[first + lane].left[cell] = lanes_[cell][lane];
    for (std::size_t lane = 0; lane < lanes; ++lane) rows_[first + lane].is_absurd = bad_[lane] != 0;
}

// A digit with one place goes there; a cell with one digit takes it from the others. Houses of cells that change in a
// lane not yet refuted are swept again.
void UnitClosure::sweep(std::size_t house) {
    const HouseCells& cells = houses_[house];
    Lanes once{}, twice{}, singles{}, repeated{};
    for (int i = 0; i < cells.size; ++i) {
        const Lanes& cell = lanes_[cells.cells[static_cast<std::size_t>(i)]];
        for (std::size_t k = 0; k < kLanes; ++k) {
            const Mask x = cell[k];
            const auto rest = static_cast<Mask>(x & (x - 1));
            const Mask single = rest == 0 ? x : Mask{0};
            twice[k] |= static_cast<Mask>(once[k] & x);
            once[k] |= x;
            repeated[k] |= static_cast<Mask>(singles[k] & single);
            singles[k] |= single;
        }
    }
    Lanes alone{};  // digits with one place
    for (std::size_t k = 0; k < kLanes; ++k) {
        bad_[k] |= static_cast<Mask>(repeated[k] | (cells.digits & ~once[k]));
        alone[k] = static_cast<Mask>(once[k] & ~twice[k]);
    }
    std::uint32_t changed_houses = 0;
    for (int i = 0; i < cells.size; ++i) {
        const std::uint8_t at = cells.cells[static_cast<std::size_t>(i)];
        Lanes& cell = lanes_[at];
        Mask changed = 0;
        for (std::size_t k = 0; k < kLanes; ++k) {
            const Mask x = cell[k];
            const auto rest = static_cast<Mask>(x & (x - 1));
            const auto others = static_cast<Mask>(x & ~singles[k]);
            const Mask kept = rest == 0 ? x : others;
            const auto here = static_cast<Mask>(x & alone[k]);
            const Mask next = here == 0 ? kept : here;
            bad_[k] |= static_cast<Mask>(here & (here - 1) & (here == 0 ? 0 : kAllNine));
            bad_[k] |= next == 0 ? kAllNine : Mask{0};
            changed |= static_cast<Mask>((next ^ x) & (bad_[k] == 0 ? kAllNine : 0));
            cell[k] = next;
        }
        if (changed == 0) continue;
        for (const std::uint8_t changed_house : places_of(at).house) changed_houses |= 1U << changed_house;
    }
    dirty_ |= changed_houses;
}

bool UnitClosure::may_agree(const Node* assumptions, int cases) const {
    Cells left{};       // candidates that some case leaves
    Cells undecided{};  // candidates that some case does not make true
    int sound = 0;
    for (int i = 0; i < cases; ++i) {
        const Row& row = row_of(assumptions[i]);
        if (row.is_absurd) continue;  // may hold anything
        ++sound;
        for (std::size_t k = 0; k < left.size(); ++k) {
            const Mask x = row.left[k];
            const auto rest = static_cast<Mask>(x & (x - 1));
            left[k] |= x;
            undecided[k] |= rest == 0 ? static_cast<Mask>(~x) : kAllNine;
        }
    }
    if (sound == 0) return true;
    Mask found = 0;
    for (std::size_t k = 0; k < left.size(); ++k)
        found |= static_cast<Mask>((open_[k] & ~undecided[k]) | (start_[k] & ~left[k]));
    return found != 0;
}

}  // namespace huisu::logic
