// Grids for the finders, made from one where everything is possible: only what a pattern needs is taken away.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "logic/candidate_grid.h"

namespace huisu::logic::tests {

/// Leaves the cell only these digits ("12").
inline void keep(CandidateGrid& grid, Cell cell, std::string_view digits) {
    for (int digit = 0; digit < 9; ++digit)
        if (digits.find(static_cast<char>('1' + digit)) == std::string_view::npos) grid.erase(cell, digit);
}

/// Leaves the digit (1 to 9) only these of the house's cells.
inline void confine(CandidateGrid& grid, int house, int digit, std::initializer_list<Cell> cells) {
    for (const std::uint8_t cell : cells_of(house)) {
        bool is_kept = false;
        for (const Cell kept : cells) is_kept = is_kept || kept == cell;
        if (!is_kept) grid.erase(cell, digit - 1);
    }
}

/// "=40:3" for a placement, then " 4:1" for each elimination; "none" without a step.
inline std::string told(const std::optional<Step>& step) {
    if (!step) return "none";
    std::string text;
    if (step->placement)
        text = "=" + std::to_string(step->placement->cell) + ":" + std::to_string(step->placement->digit);
    for (const Candidate& gone : step->eliminations)
        text += (text.empty() ? "" : " ") + std::to_string(gone.cell) + ":" + std::to_string(gone.digit);
    return text;
}

inline constexpr int kFirstBox = 0;
inline constexpr int kFirstRow = 9;
inline constexpr int kFirstColumn = 18;

}  // namespace huisu::logic::tests
