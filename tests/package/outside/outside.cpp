// A program of somebody else that uses the installed library: a text puzzle, and LeetCode's board solved in place.
#include <huisu/huisu.h>

#include <iostream>
#include <string>
#include <vector>

namespace {

const char* const kOrigin =
    "005300000\n800000020\n070010500\n400005300\n010070006\n003200080\n060500009\n004000030\n000009700\n";

const std::vector<std::string> kBoard = {"53..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1",
                                         "7...2...6", ".6....28.", "...419..5", "....8..79"};

bool solve_text() {
    const auto puzzle = huisu::parse(kOrigin);
    if (!puzzle) return false;
    const huisu::SolveResult result = huisu::solve(*puzzle);
    if (result.verdict != huisu::Verdict::kUnique) return false;
    const auto text = huisu::format(*result.solution, {.format = huisu::TextFormat::kGrid});
    if (text) std::cout << *text;
    return text.has_value();
}

bool solve_in_place() {
    std::vector<std::vector<char>> board;
    for (const std::string& row : kBoard) board.emplace_back(row.begin(), row.end());
    if (!huisu::solve_board(board)) return false;
    for (const auto& row : board) std::cout << std::string(row.begin(), row.end()) << '\n';
    return true;
}

}  // namespace

int main() {
    return solve_text() && solve_in_place() ? 0 : 1;
}
