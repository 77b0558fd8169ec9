#include "logic/chains/unit_closure.h"

#include <algorithm>

namespace huisu::logic {

void UnitClosure::build(const CandidateGrid& grid) {
    assumptions_.clear();
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
            assumptions_.push_back(true_node(cell, lowest(rest)));
            assumptions_.push_back(false_node(cell, lowest(rest)));
        }
    }
    if (rows_.size() < assumptions_.size()) rows_.resize(assumptions_.size());
    for (std::size_t i = 0; i < assumptions_.size(); ++i) row_index_[assumptions_[i]] = static_cast<std::uint16_t>(i);
    for (std::size_t i = 0; i < assumptions_.size(); i += kLanes)
        close(grid, assumptions_.data() + i, std::min(kLanes, assumptions_.size() - i));
}

void UnitClosure::close(const CandidateGrid& grid, const Node* assumptions, std::size_t lanes) {
    for (Cell cell = 0; cell < kCells; ++cell) lanes_[static_cast<std::size_t>(cell)].fill(grid.candidates(cell));
    bad_.fill(0);
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        const Node node = assumptions[lane];
        Mask& candidates = lanes_[static_cast<std::size_t>(cell_of(node))][lane];
        const Mask digit = bit(digit_of(node));
        candidates = is_true(node) ? digit : static_cast<Mask>(candidates & ~digit);
    }
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (std::size_t house = 0; house < kHouses; ++house) is_changed = sweep(house) || is_changed;
    }
    const std::size_t first = static_cast<std::size_t>(assumptions - assumptions_.data());
    for (std::size_t cell = 0; cell < kCells; ++cell)
        for (std::size_t lane = 0; lane < lanes; ++lane) rows_[first + lane].left[cell] = lanes_[cell][lane];
    for (std::size_t lane = 0; lane < lanes; ++lane) rows_[first + lane].is_absurd = bad_[lane] != 0;
}

// A digit with one place goes there; a cell with one digit takes it from the others. True when a lane has changed that
// is not refuted.
bool UnitClosure::sweep(std::size_t house) {
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
    Lanes changed{};
    for (std::size_t k = 0; k < kLanes; ++k) {
        bad_[k] |= static_cast<Mask>(repeated[k] | (cells.digits & ~once[k]));
        twice[k] = static_cast<Mask>(once[k] & ~twice[k]);  // from here on: digits with one place
    }
    for (int i = 0; i < cells.size; ++i) {
        Lanes& cell = lanes_[cells.cells[static_cast<std::size_t>(i)]];
        for (std::size_t k = 0; k < kLanes; ++k) {
            const Mask x = cell[k];
            const auto rest = static_cast<Mask>(x & (x - 1));
            const auto others = static_cast<Mask>(x & ~singles[k]);
            const Mask kept = rest == 0 ? x : others;
            const auto alone = static_cast<Mask>(x & twice[k]);
            const Mask next = alone == 0 ? kept : alone;
            const auto several = static_cast<Mask>(alone & (alone - 1));
            bad_[k] |= alone == 0 ? Mask{0} : several;
            bad_[k] |= next == 0 ? kAllNine : Mask{0};
            changed[k] |= static_cast<Mask>(next ^ x);
            cell[k] = next;
        }
    }
    Mask any = 0;
    for (std::size_t k = 0; k < kLanes; ++k) any |= bad_[k] == 0 ? changed[k] : Mask{0};
    return any != 0;
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
