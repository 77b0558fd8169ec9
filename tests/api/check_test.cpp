#include "huisu/check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "puzzles.h"

namespace huisu {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Check, AProperPuzzleHasItsGivensCountedAndItsSolution) {
    const CheckResult result = check(tests::puzzle_of(tests::kInkala));
    EXPECT_EQ(result.verdict, Verdict::kUnique);
    EXPECT_EQ(result.givens, 21);
    EXPECT_EQ(result.solution, tests::grid_of(tests::kInkalaSolution));
    EXPECT_THAT(result.rule_breaks, IsEmpty());
    EXPECT_FALSE(result.redundant) << "minimality was not asked for";
}

TEST(Check, ManySolutionsAreShownWithTheCellsInWhichTheyDiffer) {
    const Puzzle puzzle =
        tests::puzzle_of("349618572782359...651742389273895...195476238864231957527164893918523764436987125");
    const CheckResult result = check(puzzle);
    EXPECT_EQ(result.verdict, Verdict::kMany);
    ASSERT_TRUE(result.solution && result.second);
    EXPECT_THAT(result.differing, ElementsAre(15, 16, 17, 33, 34, 35));
    for (const Cell cell : result.differing) EXPECT_NE((*result.solution)[cell], (*result.second)[cell]);
}

TEST(Check, EveryBrokenRuleIsNamed) {
    Puzzle puzzle;
    puzzle.set_given(0, 9);
    puzzle.set_given(1, 9);
    puzzle.set_given(40, 3);
    puzzle.set_given(44, 3);
    const CheckResult result = check(puzzle);
    EXPECT_EQ(result.verdict, Verdict::kNone);
    EXPECT_THAT(result.rule_breaks,
                ElementsAre(RuleBreak{{HouseKind::kRow, 0}, 9, 0, 1}, RuleBreak{{HouseKind::kRow, 4}, 3, 40, 44},
                            RuleBreak{{HouseKind::kBox, 0}, 9, 0, 1}));
}

TEST(Check, AMinimalPuzzleHasNoRedundantGiven) {
    CheckOptions options;
    options.minimal = true;
    const CheckResult result = check(tests::puzzle_of(tests::kEasterMonster), options);
    ASSERT_TRUE(result.redundant);
    EXPECT_THAT(*result.redundant, IsEmpty());
}

TEST(Check, TheGivensThatCanGoAreExactlyThoseWithoutWhichThePuzzleIsProper) {
    Puzzle puzzle = tests::puzzle_of(tests::kOrigin);
    const Grid solution = tests::grid_of(tests::kOriginSolution);
    for (const Cell cell : {0, 40 + 1, 80}) puzzle.set_given(cell, solution[cell]);
    CheckOptions options;
    options.minimal = true;
    const CheckResult result = check(puzzle, options);
    ASSERT_TRUE(result.redundant);
    std::vector<Cell> expected;
    for (Cell cell = 0; cell < 81; ++cell) {
        if (!puzzle.is_given(cell)) continue;
        Puzzle without = puzzle;
        without.clear(cell);
        if (solve(without).verdict == Verdict::kUnique) expected.push_back(cell);
    }
    EXPECT_EQ(*result.redundant, expected);
    EXPECT_GE(expected.size(), 3U);
}

TEST(Check, PlacedDigitsAreNoGivensThatCouldGo) {
    Puzzle puzzle = tests::puzzle_of(tests::kInkala);
    const Grid solution = tests::grid_of(tests::kInkalaSolution);
    for (Cell cell = 0; cell < 81; ++cell)
        if (puzzle.is_open(cell)) puzzle.set_placed(cell, solution[cell]);
    CheckOptions options;
    options.minimal = true;
    const CheckResult result = check(puzzle, options);
    EXPECT_EQ(result.givens, 21);
    ASSERT_TRUE(result.redundant);
    EXPECT_EQ(result.redundant->size(), 21U) << "with the rest filled in, each given can go";
    for (const Cell cell : *result.redundant) EXPECT_TRUE(puzzle.is_given(cell));
}

TEST(Check, AnUsedUpBudgetLeavesTheVerdictOrMinimalityOpen) {
    CheckOptions options;
    options.minimal = true;
    options.budget = Budget::of_nodes(1);
    EXPECT_EQ(check(tests::puzzle_of(tests::kEasterMonster), options).verdict, Verdict::kStopped);
    options.budget = Budget::of_nodes(1 + solve(tests::puzzle_of(tests::kEasterMonster)).stats.nodes);
    const CheckResult result = check(tests::puzzle_of(tests::kEasterMonster), options);
    EXPECT_EQ(result.verdict, Verdict::kUnique);
    EXPECT_FALSE(result.redundant);
}

}  // namespace
}  // namespace huisu
