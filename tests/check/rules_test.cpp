#include "check/rules.h"

#include <gtest/gtest.h>

#include <string_view>

#include "puzzles.h"

namespace huisu {
namespace {

using tests::grid_of;
using tests::kInkalaSolution;
using tests::puzzle_of;

TEST(Rules, ASolutionIsASolution) {
    EXPECT_TRUE(is_solution(grid_of(kInkalaSolution)));
    EXPECT_TRUE(is_solution_of(grid_of(kInkalaSolution), puzzle_of(tests::kInkala)));
}

TEST(Rules, AGridWithOneOpenCellIsNoSolution) {
    Grid grid = grid_of(kInkalaSolution);
    grid.set(40, kNoDigit);
    EXPECT_FALSE(is_solution(grid));
}

TEST(Rules, AnyDigitOfASolutionChangedIsNoSolution) {
    for (Cell cell = 0; cell < 81; ++cell) {
        Grid grid = grid_of(kInkalaSolution);
        grid.set(cell, grid[cell] % 9 + 1);
        EXPECT_FALSE(is_solution(grid)) << cell_name(cell, 9);
    }
}

TEST(Rules, AGridWithADigitBeyondItsSizeIsNoSolution) {
    Grid grid = grid_of(kInkalaSolution);
    for (const int beyond : {10, 64, 65, 255}) {
        for (Cell cell = 0; cell < 81; ++cell)
            if (grid_of(kInkalaSolution)[cell] == 9) grid.set(cell, beyond);
        EXPECT_FALSE(is_solution(grid)) << beyond;
        EXPECT_TRUE(referee::rule_breaks(grid).empty());
    }
    grid = grid_of(kInkalaSolution);
    grid.digits.pop_back();
    EXPECT_FALSE(is_solution(grid));
}

TEST(Rules, ASolutionOfAnotherPuzzleIsNoSolutionOfThisOne) {
    Puzzle puzzle;
    puzzle.set_given(0, 9);
    EXPECT_FALSE(is_solution_of(grid_of(kInkalaSolution), puzzle));
}

TEST(Rules, ASolutionMustKeepToThePencilmarks) {
    const Grid solution = grid_of(kInkalaSolution);
    Puzzle puzzle;
    puzzle.set_candidates(30, DigitSet::of(solution[30]));
    EXPECT_TRUE(is_solution_of(solution, puzzle));
    puzzle.set_candidates(30, DigitSet::all(9) - DigitSet::of(solution[30]));
    EXPECT_FALSE(is_solution_of(solution, puzzle));
}

TEST(Rules, ASolutionOfAnotherShapeIsNoSolution) {
    EXPECT_FALSE(is_solution_of(grid_of(kInkalaSolution), Puzzle(*Shape::make(1, 9))));
}

// The whole kind: every house, every digit, every pair of its cells.
class BrokenRules : public testing::TestWithParam<Shape> {};

TEST_P(BrokenRules, EveryRepeatedDigitOfEveryHouseIsNamedWithBothCells) {
    const Shape shape = GetParam();
    for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox}) {
        for (int index = 0; index < shape.size(); ++index) {
            for (Digit digit = 1; digit <= shape.size(); ++digit) {
                const int i = digit % shape.size();
                const int j = (i + 1 + index % (shape.size() - 1)) % shape.size();
                const House house{kind, index};
                const Cell first = shape.cell_in(house, std::min(i, j));
                const Cell second = shape.cell_in(house, std::max(i, j));
                Grid grid(shape);
                grid.set(first, digit);
                grid.set(second, digit);
                const std::vector<RuleBreak> breaks = referee::rule_breaks(grid);
                EXPECT_EQ(std::count(breaks.begin(), breaks.end(), RuleBreak{house, digit, first, second}), 1);
                EXPECT_EQ(referee::first_rule_break(grid), breaks.front());
                EXPECT_FALSE(is_solution(grid));
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Shapes, BrokenRules,
                         testing::Values(*Shape::make(2, 2), *Shape::make(2, 3), *Shape::make(3, 2), Shape{},
                                         *Shape::make(4, 4), *Shape::make(1, 5), *Shape::make(8, 8)));

TEST(Rules, ThreeEqualDigitsInARowGiveTwoBreaksWithTheFirst) {
    Grid grid;
    for (const Cell cell : {0, 4, 8}) grid.set(cell, 7);
    const House row{HouseKind::kRow, 0};
    EXPECT_EQ(referee::rule_breaks(grid), (std::vector<RuleBreak>{{row, 7, 0, 4}, {row, 7, 0, 8}}));
}

TEST(Rules, PlacedDigitsBreakRulesLikeGivens) {
    Puzzle puzzle;
    puzzle.set_given(0, 5);
    puzzle.set_placed(80 - 8, 5);
    EXPECT_EQ(referee::first_rule_break(puzzle.digits()), (RuleBreak{{HouseKind::kColumn, 0}, 5, 0, 72}));
}

TEST(Rules, TheFirstWrongCellIsFoundInReadingOrder) {
    const Grid solution = grid_of(kInkalaSolution);
    Puzzle state = puzzle_of(tests::kInkala);
    EXPECT_EQ(first_wrong_cell(state, solution), std::nullopt);
    state.set_placed(1, solution[1]);
    EXPECT_EQ(first_wrong_cell(state, solution), std::nullopt);
    state.set_placed(70, solution[70] % 9 + 1);
    state.set_placed(5, solution[5] % 9 + 1);
    EXPECT_EQ(first_wrong_cell(state, solution), 5);
}

}  // namespace
}  // namespace huisu
