#include "api/leftover.h"

#include <array>

namespace huisu::api {

bool Leftover::has_any(const logic::CandidateGrid& grid) {
    Puzzle9 puzzle;
    for (Cell cell = 0; cell < logic::kCells; ++cell)
        puzzle.candidates[static_cast<std::size_t>(cell)] =
            grid.is_open(cell) ? grid.candidates(cell) : logic::bit(grid.digit(cell));
    std::array<logic::Mask, logic::kCells> in_solutions{};
    for (Cell cell = 0; cell < logic::kCells; ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        for (logic::Mask rest = grid.candidates(cell); rest != 0; rest &= rest - 1) {
            const int digit = logic::lowest(rest);
            if (logic::has(in_solutions[at], digit)) continue;
            Puzzle9 tried = puzzle;
            tried.set_given(cell, digit + 1);
            const Answer9 answer = solver_.solve(tried, 1);
            if (answer.solutions == 0) return true;  // or there was no memory for the solver
            for (std::size_t i = 0; i < in_solutions.size(); ++i) in_solutions[i] |= logic::bit(answer.digits[i] - 1);
        }
    }
    return false;
}

}  // namespace huisu::api
