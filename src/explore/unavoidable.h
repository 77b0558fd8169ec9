// Unavoidable sets of a solved 9x9 grid: cells whose digits can be exchanged among them so that the grid stays a
// solution. Every proper puzzle of the grid has a given in each of them; minimal ones, without a smaller one inside,
// say it all.
//
// A cell gets another digit; the cells that hold it in the same row, column and box then have to change as well, and
// get digits in turn, until no cell is left that has to. Whichever such cell has the fewest choices is next. A branch
// ends when the set would become too large: each row, column, box and digit in it needs two cells at least.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <unordered_set>
#include <vector>

#include "huisu/batch.h"
#include "huisu/budget.h"
#include "model/meter.h"

namespace huisu::explore {

using CellSet81 = std::bitset<81>;

class Unavoidable {
public:
    /// Finds the minimal sets of at most `max_size` cells in a solved grid. False when the budget ran out.
    bool find(const Digits9& grid, int max_size, const Budget& budget);
    /// By size, then in the order of their cells.
    const std::vector<CellSet81>& sets() const { return sets_; }

private:
    static constexpr int kHouses = 27;
    static constexpr int kGroups = kHouses + 9;  // rows, columns, boxes, digits

    struct Choice {
        std::uint8_t digit;
        std::array<std::uint8_t, 3> holders;  // cells that then have to change, in the set or not
    };

    void prepare(const Digits9& grid);
    bool search(int size);
    bool place(std::size_t cell, const Choice& choice, int size);
    int choices_of(std::size_t cell, int size, std::array<Choice, 8>& choices) const;
    void enter(std::size_t cell);
    void leave(std::size_t cell);
    bool keep_minimal();

    std::array<std::uint8_t, 81> digits_{};                      // 0 to 8
    std::array<std::array<std::uint8_t, 4>, 81> groups_{};       // row, column, box, digit of a cell
    std::array<std::array<std::uint8_t, 9>, kHouses> holder_{};  // the cell of a house that has the digit
    std::array<std::uint8_t, kGroups> members_{};                // cells of the set in each group
    std::array<int, 4> lonely_{};                                // groups of each kind with one member
    std::array<std::uint16_t, kHouses> placed_{};                // new digits in each house
    std::vector<std::uint8_t> pending_;                          // cells that have to change
    CellSet81 set_;
    std::size_t root_ = 0;
    int max_size_ = 0;
    std::uint64_t nodes_ = 0;
    model::Meter* meter_ = nullptr;
    std::unordered_set<CellSet81> found_;
    std::vector<CellSet81> sets_;
};

}  // namespace huisu::explore
