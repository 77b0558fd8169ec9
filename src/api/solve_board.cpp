// LeetCode 37's form of a puzzle: characters in place.
#include <algorithm>
#include <optional>

#include "huisu/solve.h"

namespace huisu {
namespace {

constexpr std::size_t kSide = 9;

// The board's only solution; nothing where it has none or several, or is no board.
std::optional<Grid> only_solution(std::span<const char> cells) {
    Puzzle puzzle;
    for (Cell cell = 0; cell < puzzle.cells(); ++cell) {
        const char c = cells[static_cast<std::size_t>(cell)];
        if (c == '.') continue;
        if (c < '1' || c > '9') return std::nullopt;
        puzzle.set_given(cell, c - '0');
    }
    SolveResult result = solve(puzzle);
    if (result.verdict != Verdict::kUnique) return std::nullopt;
    return std::move(result.solution);
}

char character_of(std::uint8_t digit) {
    return static_cast<char>('0' + digit);
}

}  // namespace

bool solve_board(std::span<char> board) {
    if (board.size() != kSide * kSide) return false;
    const std::optional<Grid> solution = only_solution(board);
    if (!solution) return false;
    std::transform(solution->digits.begin(), solution->digits.end(), board.begin(), character_of);
    return true;
}

bool solve_board(std::vector<std::vector<char>>& board) {
    if (board.size() != kSide) return false;
    std::vector<char> cells;
    for (const std::vector<char>& row : board) {
        if (row.size() != kSide) return false;
        cells.insert(cells.end(), row.begin(), row.end());
    }
    if (!solve_board(std::span<char>(cells))) return false;
    for (std::size_t row = 0; row < kSide; ++row) std::copy_n(cells.data() + kSide * row, kSide, board[row].begin());
    return true;
}

}  // namespace huisu
