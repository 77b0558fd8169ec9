#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "huisu/solve.h"
#include "puzzles.h"

namespace huisu {
namespace {

using Board = std::vector<std::vector<char>>;

Board board_of(std::string_view text) {
    Board board;
    for (std::size_t row = 0; row < 9; ++row) board.emplace_back(text.begin() + 9 * row, text.begin() + 9 * row + 9);
    return board;
}

// The example of LeetCode 37.
constexpr std::string_view kExample =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kExampleSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

TEST(SolveBoard, FillsTheBoardInPlace) {
    Board board = board_of(kExample);
    EXPECT_TRUE(solve_board(board));
    EXPECT_EQ(board, board_of(kExampleSolution));
}

TEST(SolveBoard, FillsAFlatBoardInPlace) {
    std::string cells(kExample);
    EXPECT_TRUE(solve_board(std::span<char>(cells)));
    EXPECT_EQ(cells, kExampleSolution);
}

TEST(SolveBoard, LeavesABoardUntouchedThatHasNoSingleSolution) {
    std::string several(kExample);
    for (std::size_t i = 0; i < 40; ++i) several[i] = '.';
    std::string none(kExample);
    none[2] = '1';
    none[10] = '1';
    for (const std::string& text : {several, none, std::string(81, '.'), std::string(tests::kNorvigImpossible)}) {
        Board board = board_of(text);
        EXPECT_FALSE(solve_board(board));
        EXPECT_EQ(board, board_of(text));
        std::string flat = text;
        EXPECT_FALSE(solve_board(std::span<char>(flat)));
        EXPECT_EQ(flat, text);
    }
}

TEST(SolveBoard, LeavesABoardUntouchedThatIsNoBoard) {
    for (const char bad : {'0', 'x', ' ', '\0', '\x80'}) {
        Board board = board_of(kExample);
        board[4][4] = bad;
        const Board before = board;
        EXPECT_FALSE(solve_board(board));
        EXPECT_EQ(board, before);
    }
    Board short_row = board_of(kExample);
    short_row[8].pop_back();
    EXPECT_FALSE(solve_board(short_row));
    Board few_rows = board_of(kExample);
    few_rows.pop_back();
    EXPECT_FALSE(solve_board(few_rows));
    Board empty;
    EXPECT_FALSE(solve_board(empty));
    std::string flat(80, '.');
    EXPECT_FALSE(solve_board(std::span<char>(flat)));
}

TEST(SolveBoard, ACompleteBoardIsSolvedAlready) {
    Board board = board_of(kExampleSolution);
    EXPECT_TRUE(solve_board(board));
    EXPECT_EQ(board, board_of(kExampleSolution));
}

}  // namespace
}  // namespace huisu
