#include "board/board.h"

#include <gtest/gtest.h>

#include "puzzles.h"

namespace huisu::board {
namespace {

TEST(Board, BothViewsOfTheCandidatesAgreeAfterErasingAndRestoring) {
    Board board(geometry_of(*Shape::make(2, 3)));
    model::Random random(1);
    std::vector<std::pair<Cell, int>> erased;
    const auto check_views = [&] {
        for (int house = 0; house < board.geometry().houses(); ++house)
            for (int place = 0; place < board.size(); ++place)
                for (int digit = 0; digit < board.size(); ++digit)
                    ASSERT_EQ((board.places(house, digit) & bit(place)) != 0,
                              (board.candidates(board.geometry().cell_at(house, place)) & bit(digit)) != 0);
    };
    for (int i = 0; i < 100; ++i) {
        const Cell cell = static_cast<Cell>(random.below(36));
        const int digit = static_cast<int>(random.below(6));
        if ((board.candidates(cell) & bit(digit)) == 0) continue;
        int calls = 0;
        const Mask left = board.erase(cell, digit, [&](int house, Mask places) {
            EXPECT_EQ(places, board.places(house, digit));
            ++calls;
        });
        EXPECT_EQ(calls, 3);
        EXPECT_EQ(left, board.candidates(cell));
        erased.emplace_back(cell, digit);
    }
    check_views();
    for (const auto& [cell, digit] : erased) board.restore(cell, digit);
    check_views();
    for (Cell cell = 0; cell < board.cells(); ++cell) EXPECT_EQ(board.candidates(cell), low_bits(6));
}

TEST(Board, ASolvedBoardGivesItsGrid) {
    const Grid solution = tests::grid_of(tests::kInkalaSolution);
    Board board(geometry_of(Shape{}));
    for (Cell cell = 0; cell < 81; ++cell)
        for (int digit = 0; digit < 9; ++digit)
            if (digit + 1 != solution[cell]) board.erase(cell, digit, [](int, Mask) {});
    EXPECT_EQ(board.solution(), solution);
}

}  // namespace
}  // namespace huisu::board
